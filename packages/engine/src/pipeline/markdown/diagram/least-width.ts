/** How narrow a drawing may become before it scrolls: its smallest label must stay legible. */
import type { Element } from 'hast';
import type { AdoptedSvg } from './adopt-svg.ts';

/** CSS pixels; the smallest text style of Apple's Human Interface Guidelines (Caption 2), made for screens held in a hand. */
const LEGIBLE = 11;
/** What SVG gives a text that says no size. */
const USUAL_SIZE = 16;
/** A share of the drawing's own width: pictures without labels stay pictures, tiny labels do not blow them up. */
const LEAST_SHARE = 0.6;
const MAX_SHARE = 1.5;

/** Width in CSS pixels below which the drawing scrolls; more than its own width when its labels are tiny. */
export function leastWidth({ children, viewBox }: AdoptedSvg): number {
  const share = LEGIBLE / Math.min(...children.map((child) => smallestLabel(child, USUAL_SIZE)));
  return Math.round(viewBox[2] * Math.min(MAX_SHARE, Math.max(LEAST_SHARE, share)));
}

/** Size of the smallest text in the element; Infinity when there is none. */
function smallestLabel(node: Element, inherited: number): number {
  const size = Number.parseFloat(String(node.properties.fontSize ?? '')) || inherited;
  const own = node.children.some((child) => child.type === 'text' && child.value.trim() !== '') ? size : Infinity;
  const inside = node.children.flatMap((child) => (child.type === 'element' ? [smallestLabel(child, size)] : []));
  return Math.min(own, ...inside);
}
