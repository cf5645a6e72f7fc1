/** `:tada:` as the character it names. */
import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { own } from '../../shared/own.ts';

/** Pictures of a theme, as `:material-star:`, have no character: nothing stands in their place. */
const ICON = /:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]?/g;
const NAME = /:([\w+-]+):/g;

/** Rewrites the text of the tree; names that there are none of stay as written. */
export function replaceEmoji(tree: Root): void {
  visit(tree, 'text', (node) => {
    if (!node.value.includes(':')) return;
    node.value = node.value.replace(ICON, '').replace(NAME, (whole, name: string) => own(nameToEmoji, name) ?? whole);
  });
}
