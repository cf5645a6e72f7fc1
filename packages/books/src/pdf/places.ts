/** Links of a book that is printed in parts: each to another chapter is told apart, and the places that anything leads to are listed. */
import type { Book, Chapter } from '../book.ts';
import { elementsOf } from '../read/tree.ts';
import { type Bookmark, headingsOf } from './join/bookmarks.ts';
import { ELSEWHERE } from './join/join-parts.ts';

/** Marks the links that lead to other chapters, which may be of another part. */
export function markLinks({ id, article }: Chapter): void {
  for (const { tagName, properties } of elementsOf(article)) {
    const place = tagName === 'a' && /^#(.*)/.exec(String(properties.href ?? ''))?.[1];
    if (place && chapterOf(place) !== id) properties.href = ELSEWHERE + place;
  }
}

/** By chapter, the ids that links of other chapters or bookmarks lead to. */
export function placesLinkedTo({ chapters }: Book): Map<Chapter, string[]> {
  const linked = new Set(chapters.flatMap(({ article }) => elementsOf(article).flatMap(elsewhere)));
  return new Map(
    chapters.map((chapter) => {
      const all = [chapter.id, ...headingsOf(chapter).flatMap(idsOf), ...linked];
      return [chapter, [...new Set(all)].filter((place) => chapterOf(place) === chapter.id)];
    }),
  );
}

function elsewhere({ properties }: ReturnType<typeof elementsOf>[number]): string[] {
  const href = String(properties.href ?? '');
  return href.startsWith(ELSEWHERE) ? [href.slice(ELSEWHERE.length)] : [];
}

function idsOf({ id, items }: Bookmark): string[] {
  return [id, ...items.flatMap(idsOf)];
}

/** A place's id begins with its chapter's. */
function chapterOf(place: string): string {
  return place.replace(/-.*/, '');
}
