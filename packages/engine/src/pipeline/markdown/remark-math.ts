/** Formulas to KaTeX's HTML and MathML at build. KaTeX is loaded only for notes that have formulas. */
import type { PhrasingContent, Root } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import { words } from '../../words/compiling.ts';
import { words as readers } from '../../words/notes.ts';
import { type NoteContext, type Place, report } from './context.ts';
import { type ElementNode, element, elementNode } from './element-node.ts';
import { formulaProblem } from './formula-problem.ts';
import { formulaText } from './formula-text.ts';
import { holdPunctuation } from './hold-punctuation.ts';

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
  let budget = MAX_HTML;
  for (const { node, parent, index } of found) {
    const displayMode = node.type === 'math';
    const html = render();
    const drawn = formula(node.value, displayMode, html);
    parent.children[index] = displayMode ? elementNode(drawn) : inSentence(html ? formulaText(html) : node.value);
    /** For search, display formulas are pictures; those in a line are part of the sentence. */
    function inSentence(said: string): ElementNode {
      const { held, words } = holdPunctuation({ siblings: parent.children as PhrasingContent[], index }, drawn, said);
      return elementNode(held, { value: words });
    }
    function render(): string {
      const tooLarge = budget < 0 ? words.manyFormulas(MAX_HTML / 1e6) : tooLong(node.value);
      if (tooLarge) return refuse(tooLarge);
      try {
        const settings = { displayMode, throwOnError: true, strict: 'ignore', trust: false, maxSize: MAX_EM } as const;
        const html = katex.renderToString(node.value, settings);
        budget -= html.length;
        return html.length > MAX_HTML_LENGTH ? refuse(words.formulaOutput(html.length, MAX_HTML_LENGTH)) : html;
      } catch (error) {
        budget -= WRONG_HTML;
        reportFormula(context, node, error as Error & { position?: number });
        return '';
      }
    }
    function refuse(reason: string): string {
      const fix = words.splitFormula;
      report(context, node.position?.start, {
        severity: 'error',
        rule: 'too-much',
        message: words.formulaTooLarge(reason),
        fix,
      });
      return '';
    }
  }
}

/** Characters of a formula and of its HTML, about a hundred times as long; the longest derivations have a third of it. */
const MAX_TEX_LENGTH = 4000;
const MAX_HTML_LENGTH = 400_000;
/** HTML of all formulas of a note. */
const MAX_HTML = 3_000_000;
/** Budget taken by an invalid formula, for parsing it. */
const WRONG_HTML = 500;
/** Cells of a matrix are boxes even when they are empty. */
const MAX_CELLS = 600;
/** The largest rule or space, in em. */
const MAX_EM = 50;

function tooLong(tex: string): string | undefined {
  if (tex.length > MAX_TEX_LENGTH) return words.formulaLength(tex.length, MAX_TEX_LENGTH);
  const cells = tex.match(/&|\\\\|\\cr/g)?.length ?? 0;
  return cells > MAX_CELLS ? words.formulaCells(cells, MAX_CELLS) : undefined;
}

function formula(source: string, displayMode: boolean, html: string) {
  const content = html ? ({ type: 'raw', value: html } as const) : ({ type: 'text', value: source } as const);
  const properties = displayMode
    ? { className: ['math'], role: 'group', ariaLabel: readers.formula, tabIndex: 0 }
    : { className: ['math-inline'] };
  return element(displayMode ? 'div' : 'span', properties, content as never);
}

/** The place within the formula; of one in a line that goes on in the next, its beginning, since it is told as one line. */
function placeOf(node: MathBlock | InlineMath, offset: number): Place {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1 } };
  const before = node.value.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  if (start.line === end.line) return { line: start.line, column: start.column + column };
  return node.type === 'math' ? { line: start.line + before.length, column } : start;
}

function reportFormula(context: NoteContext, node: MathBlock | InlineMath, error: Error & { position?: number }): void {
  const place = placeOf(node, error.position ?? 0);
  const fix = words.writeKatex;
  const message = words.badFormula(formulaProblem(error.message));
  report(context, place, { severity: 'error', rule: 'bad-tex', message, fix });
}
