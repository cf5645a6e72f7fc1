/** Notes down each link of a finished article to another page of the site. */
import type { NoteContext } from 'study-notes/pipeline/markdown/context';
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { decodePath, stripBase } from 'study-notes/shared/paths';
import { type Mention, NAME } from '../mention.ts';
import { type Block, blocksOf } from './blocks.ts';
import { sentenceAround } from './sentence.ts';

export const backlinksNotes: NoteFeature = {
  readArticle(article, context) {
    const blocks = blocksOf(article);
    const last = blocks.findLast(({ isFootnote }) => !isFootnote);
    const mentions = blocks.flatMap((block) => mentionsIn(block, context, block === last));
    if (mentions.length > 0) context.facts[NAME] = mentions;
  },
};

function mentionsIn(block: Block, context: NoteContext, isLast: boolean): Mention[] {
  return block.pieces.flatMap(({ href }, index) => {
    const target = href === undefined ? undefined : targetOf(href, context);
    if (!target) return [];
    const section = block.section && { section: block.section };
    return { ...target, ...section, ...sentenceAround(block.pieces, index), ...(isLast && { isLast }) };
  });
}

/** The page and place that an address names; undefined for this page, for other sites and for what cannot be read. */
function targetOf(href: string, { note, routes }: NoteContext): Pick<Mention, 'path' | 'anchor'> | undefined {
  const [, address = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? [];
  const decoded = address.startsWith('//') ? null : decodePath(address);
  const path = decoded === null ? null : stripBase(routes.baseUrl, decoded);
  const anchor = decodePath(fragment);
  return path === null || path === note.path ? undefined : { path, ...(anchor && { anchor }) };
}
