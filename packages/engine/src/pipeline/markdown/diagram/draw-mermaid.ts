/** Mermaid without a browser: a `mermaid` fence's text to SVG text. */
import { joinGridDots } from './chart-grid.ts';
import type { Drawing } from './draw-dot.ts';
import type { DiagramBudget } from './limits.ts';
import { readFlowchart } from './mermaid/flowchart.ts';
import type { MermaidKind } from './mermaid/kind.ts';
import { restoreLabels } from './mermaid/label.ts';
import { LINE_KINDS, readLines } from './mermaid/line-kinds.ts';
import { DiagramError, type Reading, readStatements } from './mermaid/statement.ts';
import { readChart } from './mermaid/xychart.ts';

/** Draws the kinds that beautiful-mermaid knows; it is loaded on first use. */
export async function drawMermaid(source: string, kind: MermaidKind, budget: DiagramBudget): Promise<Drawing> {
  try {
    const { lines, notes, parts } = read(source, kind);
    budget.parts(parts);
    const { renderMermaidSVG } = await import('beautiful-mermaid');
    const svg = renderMermaidSVG(lines.join('\n'), { transparent: true, padding: 8 });
    return { svg: restoreLabels(joinGridDots(quietGroups(svg))), notes };
  } catch (error) {
    if (error instanceof DiagramError) return { message: error.message, line: error.line };
    throw error;
  }
}

function read(source: string, kind: MermaidKind): Reading {
  const statements = readStatements(source);
  if (kind === 'flowchart') return readFlowchart(statements);
  if (kind === 'xychart') return readChart(statements);
  return readLines(statements, LINE_KINDS[kind]);
}

/** Frames around groups stay behind the nodes they hold. */
function quietGroups(svg: string): string {
  return svg.replace(/<g class="(?:subgraph|block)".*?<\/g>/gs, (group) =>
    group.replaceAll('--_node-stroke', '--_line'),
  );
}
