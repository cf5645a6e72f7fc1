import type { LeafDirective } from 'mdast-util-directive';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { nearest } from 'study-notes/shared/nearest';

interface Names {
  /** Of all labs that a note may hold. */
  names: readonly string[];
  /** Of built-in ones that the configuration does not list. */
  leftOut: readonly string[];
}

/** A `::lab` without a name, or with one that no lab has. */
export function reportName(node: LeafDirective, known: Names, context: NoteContext): void {
  const name = node.attributes?.name ?? '';
  const message = name ? `没有名为“${name}”的交互图。` : '::lab 没有写 name。';
  report(context, node.position?.start, { severity: 'error', rule: 'unknown-lab', message, fix: mend(name, known) });
}

function mend(name: string, { names, leftOut }: Names): string {
  if (leftOut.includes(name)) return `它是自带的，但配置里 labs({ builtIn: […] }) 没有列出它：加上，或换一个名字。`;
  const guess = nearest(name, [...names]);
  if (guess) return `是不是想写 name=${guess}？`;
  return names.length > 0 ? `可用的名字：${names.join('、')}。` : '这个网站没有交互图：看配置里的 labs({ … })。';
}
