/** Formulas to KaTeX's HTML and MathML at build. KaTeX is loaded only for notes that have formulas. */
import type { Root } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import { type NoteContext, report } from './context.ts';
import { formulaText } from './formula-text.ts';
import { element, ready } from './ready.ts';

/** Renders every formula of the tree; bad TeX is reported with its place and shown as written. */
export async function remarkFormulas(tree: Root, context: NoteContext): Promise<void> {
  const found: { node: MathBlock | InlineMath; parent: { children: unknown[] }; index: number }[] = [];
  visit(tree, (node, index, parent) => {
    if ((node.type === 'math' || node.type === 'inlineMath') && parent && index !== undefined) {
      found.push({ node: node as MathBlock | InlineMath, parent, index });
    }
  });
  if (found.length === 0) return;
  context.hasMath = true;
  const { default: katex } = await import('katex');
  for (const { node, parent, index } of found) {
    const displayMode = node.type === 'math';
    const html = render();
    // Formulas of their own are pictures to a search; those in a line are part of the sentence.
    const words = displayMode ? {} : { value: html ? formulaText(html) : node.value };
    parent.children[index] = ready(formula(node.value, displayMode, html), words);
    function render(): string {
      try {
        return katex.renderToString(node.value, { displayMode, throwOnError: true, strict: 'ignore', trust: false });
      } catch (error) {
        reportFormula(context, node, error as Error & { position?: number });
        return '';
      }
    }
  }
}

function formula(source: string, displayMode: boolean, html: string) {
  const content = html ? ({ type: 'raw', value: html } as const) : ({ type: 'text', value: source } as const);
  const properties = displayMode
    ? { className: ['math'], role: 'group', ariaLabel: '公式', tabIndex: 0 }
    : { className: ['math-inline'] };
  return element(displayMode ? 'div' : 'span', properties, content as never);
}

function reportFormula(context: NoteContext, node: MathBlock | InlineMath, error: Error & { position?: number }): void {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const before = node.value.slice(0, error.position ?? 0).split('\n');
  const isFenced = node.type === 'math' && node.position && node.position.end.line > node.position.start.line;
  const line = start.line + before.length - 1 + (isFenced ? 1 : 0);
  const column =
    isFenced || before.length > 1
      ? (before.at(-1)?.length ?? 0) + 1
      : start.column + (before.at(-1)?.length ?? 0) + (node.type === 'math' ? 2 : 1);
  const reason = error.message.replace(/^KaTeX parse error:\s*/, '');
  report(
    context,
    { line, column },
    {
      severity: 'error',
      rule: 'bad-tex',
      message: `公式写错了：${reason}`,
      fix: '按 KaTeX 支持的命令改写；要显示美元符号本身，写 \\$。',
    },
  );
}
