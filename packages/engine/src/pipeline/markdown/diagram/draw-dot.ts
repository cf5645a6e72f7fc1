/** Graphviz: a `dot` fence's text to SVG text. */
import type { Viz } from '@viz-js/viz';
import { words } from '../../../words/code-and-diagrams.ts';
import { inOurWords, type UsualWords } from '../in-our-words.ts';
import { countDot } from './count-dot.ts';
import type { DiagramBudget } from './limits.ts';

/** What a drawing engine gives: SVG text, or what is wrong and on which line of the source (from 1). */
export type Drawing = { svg: string; notes?: string[] } | { message: string; line?: number };

let viz: Promise<Viz> | undefined;

/**
 * Graphviz knows no width of Han characters and takes each of their three bytes for a space; Verdana's space is a third
 * of a full width, so boxes drawn for Verdana have room for Han labels. The page's own font is used to show them.
 */
const FONT = { fontname: 'Verdana', fontsize: 13 };

/** The place is told by line. */
const usual = (): UsualWords => [
  [/^syntax error in line \d+ near '(.*)'$/s, words.notUnderstoodDot],
  [/^syntax error in line \d+$/, words.lineNotUnderstood],
  [/^using box for unknown shape (.+)$/, words.noShape],
];

/** Draws a graph with Graphviz, which is loaded on first use. */
export async function drawDot(source: string, budget: DiagramBudget): Promise<Drawing> {
  budget.parts(countDot(source));
  viz ??= import('@viz-js/viz').then(({ instance }) => instance());
  const engine = await viz;
  const attributes = {
    graphAttributes: { ...FONT, bgcolor: 'transparent' },
    nodeAttributes: FONT,
    edgeAttributes: FONT,
  };
  const result = engine.render(source, { format: 'svg', ...attributes });
  const errors = result.errors.map((error) => error.message.trim()).filter((text) => !/non-ASCII character/.test(text));
  const said = errors.map((text) => inOurWords(text, 'Graphviz', usual()));
  if (result.status === 'success') return { svg: paint(result.output), notes: said };
  const message = said[0] ?? words.notDrawn;
  const line = /in line (\d+)/.exec(errors[0] ?? '')?.[1];
  return { message, ...(line ? { line: Number(line) } : {}) };
}

/** What the author left uncoloured looks like the mermaid diagrams: Graphviz would draw all of it in black. */
function paint(svg: string): string {
  return svg
    .split(/(?=<g id=)/)
    .map((part) => {
      const isNode = /^<g id="[^"]*" class="node"/.test(part);
      const node = part.replaceAll(
        'fill="none" stroke="black"',
        'fill="var(--_node-fill)" stroke="var(--_node-stroke)"',
      );
      return (isNode ? node : part).replace(/(fill|stroke)="black"/g, '$1="var(--_line)"');
    })
    .join('');
}
