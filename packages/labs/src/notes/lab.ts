/** `::lab[说明]{name=…}`: the static figure that stands for an interactive one, drawn from the lab's own model. */
import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import type { LeafHandler } from 'study-notes/pipeline/markdown/note-feature';
import { element, type ReadyNode, ready, text } from 'study-notes/pipeline/markdown/ready';
import { own } from 'study-notes/shared/own';
import type { Still } from '../define.ts';
import type { KnownLabs } from './known-labs.ts';
import { noteLab } from './lab-names.ts';
import { labOptions } from './lab-options.ts';
import { stillPicture } from './lab-still.ts';
import { reportName } from './report-name.ts';

/** Each is drawn and shipped; more on one page no reader works through. */
const MOST_LABS = 50;

/** Makes the figures of labs; an unknown name is an error and shows its caption alone. */
export const labFigures =
  ({ stills, leftOut }: KnownLabs): LeafHandler =>
  (node, context, tree) => {
    const name = node.attributes?.name ?? '';
    const still = own(stills, name);
    if (!still) reportName(node, { names: Object.keys(stills), leftOut }, context);
    else noteLab(context, name);
    return figure({ node, name, still }, context, tree);
  };

interface NamedLab {
  node: LeafDirective;
  name: string;
  still: Still | undefined;
}

function figure({ node, name, still }: NamedLab, context: NoteContext, tree: Root): ReadyNode {
  const caption = textOf(node);
  if (!caption) {
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'lab-caption',
      message: '::lab 没有说明。',
      fix: '写成 ::lab[这里能看到什么]{name=…}。',
    });
  }
  if (countLab(context) > MOST_LABS) return tooMany(node, caption, context);
  const options = still ? labOptions(node, still, tree, context) : {};
  const words = still?.words?.(options);
  return ready(
    element(
      'figure',
      { className: ['lab'], dataLab: name, dataProps: JSON.stringify(options) },
      // The caption is the reader's task: it stands above what it is done with.
      element('figcaption', {}, text(caption)),
      ...(still ? [stillOf(still, options)] : []),
    ),
    { value: [caption, words?.sentence].filter(Boolean).join('\n') },
  );
}

/** What stands there without scripts and on paper: the question, the picture, and what is to be seen in words. */
function stillOf(still: Still, options: object): Element {
  const words = still.words?.(options);
  const line = (name: string, said = '') => (said ? [element('p', { className: [name] }, text(said))] : []);
  return element(
    'div',
    { className: ['lab-static'] },
    ...line('lab-question', words?.question),
    ...stillPicture(still, options),
    ...line('lab-sentence', words?.sentence),
  );
}

/** `::lab`s of each note that is being compiled, up to now. */
const counts = new WeakMap<NoteContext, number>();

function countLab(context: NoteContext): number {
  const count = (counts.get(context) ?? 0) + 1;
  counts.set(context, count);
  return count;
}

function tooMany(node: LeafDirective, caption: string, context: NoteContext): ReadyNode {
  const message = `一页里的交互图超过 ${MOST_LABS} 个，这一个没有画。`;
  report(context, node.position?.start, { severity: 'error', rule: 'too-much', message, fix: '拆成几篇笔记。' });
  return ready(element('p', {}, text(caption)));
}
