/** `**` that stayed text: emphasis the author meant and the reader would see as stars. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/compiling.ts';
import { type NoteContext, report } from '../context.ts';

/** Warns of each text with a stray `**`. */
export function checkEmphasis(tree: Root, context: NoteContext): void {
  visit(tree, 'text', (node) => {
    const at = node.value.search(/\*\*(?=\S)|(?<=\S)\*\*/);
    if (at < 0) return;
    const shown = node.value.slice(Math.max(0, at - 8), at + 10).replace(/\n/g, ' ');
    const message = words.noEmphasis(shown);
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'stray-emphasis',
      message,
      fix: words.checkStars,
    });
  });
}
