/** `::lab[说明]{name=…}`: the static figure that stands for an interactive one, drawn from the lab's own model. */
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { type ElementNode, element, elementNode, text } from 'study-notes/pipeline/markdown/element-node';
import type { LeafHandler } from 'study-notes/pipeline/markdown/note-feature';
import { own } from 'study-notes/shared/own';
import type { Still } from '../define.ts';
import { words } from '../words/building.ts';
import { drawStill } from './draw-still.ts';
import type { KnownLabs } from './known-labs.ts';
import { noteLab, noteSentence } from './lab-names.ts';
import { labOptions } from './lab-options.ts';
import { reportName } from './report-name.ts';

/** Each is drawn and shipped; more on one page no reader works through. */
const MOST_LABS = 50;

/** Makes the figures of labs; an unknown name is an error and shows its caption alone. */
export const labFigures =
  ({ labs, leftOut }: KnownLabs): LeafHandler =>
  (node, context, tree) => {
    const name = node.attributes?.name ?? '';
    const known = own(labs, name);
    if (!known) reportName(node, { names: Object.keys(labs), leftOut }, context);
    else noteLab(context, name);
    context.dependencies.push(...(known?.sources ?? []));
    return figure({ node, name, still: known?.still }, context, tree);
  };

interface NamedLab {
  node: LeafDirective;
  name: string;
  still: Still | undefined;
}

function figure({ node, name, still }: NamedLab, context: NoteContext, tree: Root): ElementNode {
  const caption = textOf(node);
  if (!caption) {
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'lab-caption',
      message: words.noCaption,
      fix: words.writeLab,
    });
  }
  if (countLab(context) > MOST_LABS) return tooMany(node, caption, context);
  const options = still ? labOptions(node, still, { tree, context }) : {};
  const drawn = still && drawStill(node, { still, options }, context);
  const line = node.position?.start.line;
  if (drawn?.sentence && line) noteSentence(context, line, drawn.sentence);
  return elementNode(
    element(
      'figure',
      { className: ['lab'], dataLab: name, dataProps: JSON.stringify(options) },
      // The caption is the reader's task: it stands above what it is done with.
      element('figcaption', {}, text(caption)),
      ...(drawn ? [drawn.element] : []),
    ),
    { value: [caption, drawn?.sentence].filter(Boolean).join('\n') },
  );
}

/** `::lab`s of each note that is being compiled, up to now. */
const counts = new WeakMap<NoteContext, number>();

function countLab(context: NoteContext): number {
  const count = (counts.get(context) ?? 0) + 1;
  counts.set(context, count);
  return count;
}

function tooMany(node: LeafDirective, caption: string, context: NoteContext): ElementNode {
  const message = words.manyLabs(MOST_LABS);
  report(context, node.position?.start, { severity: 'error', rule: 'too-much', message, fix: words.splitNote });
  return elementNode(element('p', {}, text(caption)));
}
