/** What two builds of a note are compared by. */
import type { Element, Root } from 'hast';
import { find, isUnseen, shownText } from './shown-text.ts';
import { wordsOf } from './words.ts';

export interface PageFacts {
  title: string;
  /** Of headings, besides the title's. */
  ids: string[];
  /** Without the title. */
  words: string[];
  pictures: number;
}

/** Reads them from the article; `title` is what stands for it where the article has none. */
export function factsOf(article: Root | Element, title?: Element): PageFacts {
  const own = find(article, isTitle) ?? title;
  return {
    title: own ? wordsOf(shownText(own)).join('') : '',
    ids: headingIds(article),
    words: wordsOf(shownText(article, (element) => element === own)),
    pictures: countPictures(article),
  };
}

/** `<h1>`, the page's name. */
export function isTitle({ tagName }: Element): boolean {
  return tagName === 'h1';
}

function headingIds(parent: Root | Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const { id } = child.properties;
    if (/^h[2-6]$/.test(child.tagName) && typeof id === 'string' && id !== 'footnote-label')
      return [id.normalize('NFC')];
    return headingIds(child);
  });
}

/** Images and drawings; icons in controls are none. */
function countPictures(parent: Root | Element): number {
  return parent.children.reduce((sum, child) => {
    if (child.type !== 'element') return sum;
    if (child.tagName === 'img') return sum + 1;
    if (child.tagName === 'svg') return sum + (child.properties.role === 'img' ? 1 : 0);
    return sum + (isUnseen(child) ? 0 : countPictures(child));
  }, 0);
}
