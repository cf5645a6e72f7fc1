/** Notes down what stands at each heading and footnote of a finished article, and where its links lead. */
import type { Root } from 'hast';
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { NAME, type Noted } from '../noted.ts';
import { placesOf } from './places.ts';

export const previewsNotes: NoteFeature = {
  readArticle(article, context) {
    const noted: Noted = { places: Object.fromEntries(placesOf(article)), links: [...new Set(linksOf(article))] };
    context.facts[NAME] = noted;
  },
};

/** The way back from a footnote leads where the reader has just been. */
function linksOf({ children }: Pick<Root, 'children'>): string[] {
  return children.flatMap((node): string[] => {
    if (node.type !== 'element') return [];
    const { href, download, dataFootnoteBackref } = node.properties;
    const isOwn = typeof href === 'string' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
    const isLink = node.tagName === 'a' && isOwn && download === undefined && dataFootnoteBackref === undefined;
    return isLink ? [href] : linksOf(node);
  });
}
