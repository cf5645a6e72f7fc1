/** `::lab[说明]{name=…}`: the static figure that stands for an interactive one. */
import type { LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { LAB_NAMES } from '../../../labs/names.ts';
import { nearest } from '../../../shared/nearest.ts';
import { type NoteContext, report } from '../context.ts';
import { element, type ReadyNode, ready, text } from '../ready.ts';

/** The figure of a lab; an unknown name is an error and still shows its caption. */
export function lab(node: LeafDirective, context: NoteContext): ReadyNode {
  const { name = '', ...props } = node.attributes ?? {};
  const caption = textOf(node);
  if (!(LAB_NAMES as readonly string[]).includes(name ?? '')) reportName(node, name ?? '', context);
  else if (!context.labs.includes(name as string)) context.labs.push(name as string);
  if (!caption) {
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'lab-caption',
      message: '::lab 没有说明。',
      fix: '写成 ::lab[这里能看到什么]{name=…}。',
    });
  }
  return ready(
    element(
      'figure',
      { className: ['lab'], dataLab: name, dataProps: JSON.stringify(props) },
      element('div', { className: ['lab-static'] }, element('p', {}, text('这里的交互图随后续版本提供。'))),
      element('figcaption', {}, text(caption)),
    ),
  );
}

function reportName(node: LeafDirective, name: string, context: NoteContext): void {
  const guess = nearest(name, LAB_NAMES);
  const message = name ? `没有名为“${name}”的交互图。` : '::lab 没有写 name。';
  report(context, node.position?.start, {
    severity: 'error',
    rule: 'unknown-lab',
    message,
    fix: guess ? `是不是想写 name=${guess}？` : `可用的名字：${LAB_NAMES.join('、')}。`,
  });
}
