/** Raw HTML of a note becomes part of the tree: parsed as a browser would, its files and links resolved, sanitised. */
import type { Root as HastRoot } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { NoteContext } from '../context.ts';
import { resolveAddresses } from './resolve-addresses.ts';
import { SCHEMA } from './schema.ts';

const parse = rehypeRaw();
const sanitize = rehypeSanitize(SCHEMA);

/** Only for notes with raw HTML; our own elements are replaced by `<x-element data-i="3">` meanwhile. */
export function rehypeRawHtml(tree: HastRoot, context: NoteContext): HastRoot {
  markOwnLinks(tree);
  // The file makes the parser keep places, for the problems found below.
  const parsed = parse(tree, new VFile(context.note.body));
  resolveAddresses(parsed, context);
  return sanitize(parsed) as HastRoot;
}

/** Markdown's links are resolved by now; once parsed together they look like those of raw HTML. */
function markOwnLinks(tree: HastRoot): void {
  visit(tree, { type: 'element', tagName: 'a' }, (node) => {
    node.properties.dataOwn = '';
  });
}
