/** Mermaid without a browser: a `mermaid` fence's text to SVG text. */
import type { Drawing } from './draw-dot.ts';

/** Draws the kinds that beautiful-mermaid knows; it is loaded on first use. */
export async function drawMermaid(source: string): Promise<Drawing> {
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  return { svg: renderMermaidSVG(source, { transparent: true, padding: 8 }) };
}
