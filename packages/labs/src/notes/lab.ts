/** `::lab[说明]{name=…}`: the static figure that stands for an interactive one, drawn from the lab's own model. */
import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { element, type ReadyNode, ready, text } from 'study-notes/pipeline/markdown/ready';
import { nearest } from 'study-notes/shared/nearest';
import { own } from 'study-notes/shared/own';
import { STILLS } from '../stills.ts';
import { noteLab } from './lab-names.ts';
import { labOptions } from './lab-options.ts';
import { stillPicture } from './lab-still.ts';

/** Names that a note may write: of the labs there are. */
const NAMES = Object.keys(STILLS);

/** Each is drawn and shipped; more on one page no reader works through. */
const MOST_LABS = 50;

/** The figure of a lab; an unknown name is an error and shows its caption alone. */
export function lab(node: LeafDirective, context: NoteContext, tree: Root): ReadyNode {
  const name = node.attributes?.name ?? '';
  const caption = textOf(node);
  const still = own(STILLS, name);
  if (!still) reportName(node, name, context);
  else noteLab(context, name);
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
  return ready(
    element(
      'figure',
      { className: ['lab'], dataLab: name, dataProps: JSON.stringify(options) },
      // The caption is the reader's task: it stands above what it is done with.
      element('figcaption', {}, text(caption)),
      ...(still ? [element('div', { className: ['lab-static'] }, ...stillPicture(still, options))] : []),
    ),
    { value: caption },
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

function reportName(node: LeafDirective, name: string, context: NoteContext): void {
  const guess = nearest(name, NAMES);
  const message = name ? `没有名为“${name}”的交互图。` : '::lab 没有写 name。';
  report(context, node.position?.start, {
    severity: 'error',
    rule: 'unknown-lab',
    message,
    fix: guess ? `是不是想写 name=${guess}？` : `可用的名字：${NAMES.join('、')}。`,
  });
}
