/** What stands in a lab's place without scripts and on paper: the question, the picture, and what is to be seen in words. */
import type { Element } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { element } from 'study-notes/pipeline/markdown/element-node';
import type { Still } from '../define.ts';
import { words } from '../words/building.ts';
import { stillPicture, stillWords } from './lab-still.ts';

interface Drawn {
  element: Element;
  /** What is to be seen, in words. */
  sentence?: string;
}

/** The still with its words; a mistake in it is reported, and leaves its place empty. */
export function drawStill(
  node: LeafDirective,
  { still, options }: { still: Still; options: object },
  context: NoteContext,
): Drawn {
  try {
    const inside = stillPicture(still, options);
    return { element: element('div', { className: ['lab-static'] }, ...inside), ...stillWords(still, options) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(context, node.position?.start, {
      severity: 'error',
      rule: 'lab-still',
      message: words.stillFailed(node.attributes?.name, reason),
      fix: words.mendStill,
    });
    return { element: element('div', { className: ['lab-static'] }) };
  }
}
