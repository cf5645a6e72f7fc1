/** The drawing libraries leave up to 40 px of nothing around a drawing; the page has margins of its own. */
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { AdoptedSvg } from './adopt-svg.ts';

/** Room that stays for strokes and arrowheads. */
const ROOM = 4;

/** Takes the empty room above and below a drawing away; a drawing whose shapes are moved or curved stays as it is. */
export function cropHeight({ children, viewBox }: AdoptedSvg): AdoptedSvg {
  const ys: number[] = [];
  let isKnown = true;
  visit({ type: 'root', children }, 'element', (node: Element) => {
    if (node.tagName === 'defs') return 'skip';
    const reach = reachOf(node);
    if (reach) ys.push(...reach);
    else isKnown = false;
    return undefined;
  });
  if (!isKnown || ys.length === 0 || ys.some(Number.isNaN)) return { children, viewBox };
  const [x, top, width, height] = viewBox;
  const from = Math.max(top, Math.floor(Math.min(...ys)) - ROOM);
  const to = Math.min(top + height, Math.ceil(Math.max(...ys)) + ROOM);
  return to > from ? { children, viewBox: [x, from, width, to - from] } : { children, viewBox };
}

/** Highest and lowest point of one shape; undefined where that would need a renderer. */
function reachOf({ tagName, properties }: Element): number[] | undefined {
  if (properties.transform !== undefined) return undefined;
  const at = (name: string) => Number.parseFloat(String(properties[name] ?? 0));
  if (tagName === 'g' || tagName === 'tspan') return [];
  if (tagName === 'rect') return [at('y'), at('y') + at('height')];
  if (tagName === 'line') return [at('y1'), at('y2')];
  if (tagName === 'circle') return [at('cy') - at('r'), at('cy') + at('r')];
  if (tagName === 'ellipse') return [at('cy') - at('ry'), at('cy') + at('ry')];
  if (tagName === 'polyline' || tagName === 'polygon') {
    return String(properties.points)
      .trim()
      .split(/[\s,]+/)
      .filter((_, index) => index % 2 === 1)
      .map(Number);
  }
  // A line of text, whichever way it is aligned.
  const size = at('fontSize') || 16;
  return tagName === 'text' ? [at('y') - size, at('y') + size] : undefined;
}
