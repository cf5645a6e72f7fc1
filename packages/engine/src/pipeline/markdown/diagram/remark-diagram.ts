/** Diagrams: mermaid and dot fences are drawn at build and become part of the page. */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { words } from '../../../words/code-and-diagrams.ts';
import { words as readers } from '../../../words/notes.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { plainCodeFigure } from '../code/remark-code.ts';
import { type NoteContext, report } from '../context.ts';
import { type ElementNode, element, elementNode } from '../element-node.ts';
import { inOurWords } from '../in-our-words.ts';
import { type AdoptedSvg, adoptSvg } from './adopt-svg.ts';
import { cropHeight } from './crop.ts';
import { type Drawing, drawDot } from './draw-dot.ts';
import { drawMermaid } from './draw-mermaid.ts';
import { leastWidth } from './least-width.ts';
import { DiagramBudget, TooLarge } from './limits.ts';
import { type MermaidKind, mermaidKind } from './mermaid/kind.ts';

/** Turns every mermaid and dot fence into its drawing. */
export async function remarkDiagram(tree: Root, context: NoteContext): Promise<void> {
  const fences: { node: Code; parent: Parent; index: number }[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (index !== undefined && parent && ['mermaid', 'dot'].includes(node.lang?.toLowerCase() ?? '')) {
      fences.push({ node, parent, index });
    }
  });
  const budget = new DiagramBudget();
  for (const [order, { node, parent, index }] of fences.entries()) {
    parent.children[index] = await renderDiagram({ node, order: order + 1 }, context, budget);
  }
}

async function renderDiagram(
  { node, order }: { node: Code; order: number },
  context: NoteContext,
  budget: DiagramBudget,
): Promise<ElementNode> {
  const kind = node.lang?.toLowerCase() === 'dot' ? 'dot' : mermaidKind(node.value);
  if (typeof kind === 'object') {
    reportKind(kind.other, node, context);
    return asCode(node);
  }
  const drawing = await draw(node.value, kind, budget);
  const svg = 'svg' in drawing ? adoptSvg(drawing.svg, `diagram-${order}-`) : undefined;
  if ('svg' in drawing && svg) {
    for (const note of drawing.notes ?? []) reportNote(note, node, context);
    const alt = altOf(node, context);
    return elementNode(diagramFigure(cropHeight(svg), alt), { value: alt, labels: labelsIn(svg.children) });
  }
  if ('tooLarge' in drawing) reportSize(drawing.tooLarge, node, context);
  else reportSyntax('message' in drawing ? drawing : { message: words.emptyDiagram }, node, context);
  return asCode(node);
}

/** A diagram that cannot be drawn is shown, and found, as code. */
function asCode(node: Code): ElementNode {
  return elementNode(plainCodeFigure(node), { code: node.value });
}

/** What is written in a picture, each text once. */
function labelsIn(children: Element['children']): string[] {
  const labels = new Set<string>();
  for (const child of children) {
    visit(child, { tagName: 'text' }, (node) => void labels.add(textOf(node).replace(/\s+/g, ' ').trim()));
  }
  labels.delete('');
  return [...labels];
}

async function draw(
  source: string,
  kind: MermaidKind | 'dot' | undefined,
  budget: DiagramBudget,
): Promise<Drawing | { tooLarge: string }> {
  if (source.trim() === '') return { message: words.emptyDiagram };
  if (kind === undefined) return { message: words.unknownDiagram(source.trim().split('\n')[0]), line: 1 };
  try {
    budget.source(source);
    return kind === 'dot' ? await drawDot(source, budget) : await drawMermaid(source, kind, budget);
  } catch (error) {
    if (error instanceof TooLarge) return { tooLarge: error.message };
    const said = error instanceof Error ? error.message : String(error);
    return { message: inOurWords(said.split('\n')[0] ?? '', words.drawingLibrary) };
  }
}

/** The figure; on narrow screens a wide drawing scrolls inside it rather than becoming too small to read. */
function diagramFigure(drawing: AdoptedSvg, alt: string): Element {
  const { children, viewBox } = drawing;
  const least = leastWidth(drawing);
  const width = Math.max(Math.ceil(viewBox[2]), least);
  const style = `width:100%;max-width:${width}px;min-width:${least}px;height:auto;font-family:inherit`;
  const properties = { role: 'img', ariaLabel: alt, viewBox: viewBox.join(' '), style };
  const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...properties }, ...children);
  // Something that scrolls must be reachable with the keyboard.
  const focus = least > 280 ? { tabIndex: 0 } : {};
  return element('figure', { className: ['diagram'], ...focus }, svg);
}

function altOf(node: Code, context: NoteContext): string {
  const alt = parseFenceMeta(node.meta ?? '').words.alt;
  if (typeof alt === 'string' && alt.trim() !== '') return alt.trim();
  const message = words.noAlt;
  const fix = words.writeAlt(node.lang);
  report(context, node.position?.start, { severity: 'warning', rule: 'diagram-alt', message, fix });
  return node.lang?.toLowerCase() === 'dot' ? readers.graph : readers.diagram;
}

function reportKind(kind: string, node: Code, context: NoteContext): void {
  const message = words.notDrawnKind(kind);
  const fix = words.drawnKinds;
  report(context, node.position?.start, { severity: 'warning', rule: 'diagram-kind', message, fix });
}

function reportNote(note: string, node: Code, context: NoteContext): void {
  const fix = words.changeOrAccept;
  report(context, node.position?.start, {
    severity: 'warning',
    rule: 'diagram-note',
    message: words.diagramNote(note),
    fix,
  });
}

function reportSize(reason: string, node: Code, context: NoteContext): void {
  const message = words.shownAsCode(reason);
  const fix = words.smallerDiagrams;
  report(context, node.position?.start, { severity: 'error', rule: 'too-much', message, fix });
}

function reportSyntax(wrong: { message: string; line?: number }, node: Code, context: NoteContext): void {
  const start = node.position?.start;
  const place = start && wrong.line ? { line: start.line + wrong.line, column: start.column } : start;
  const fix = node.lang?.toLowerCase() === 'dot' ? words.checkDot : words.checkMermaid;
  const message = words.notDrawable(wrong.message);
  report(context, place, { severity: 'error', rule: 'diagram-syntax', message, fix });
}
