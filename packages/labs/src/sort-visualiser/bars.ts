/** The array as bars on a canvas. */
import type { CanvasView } from '../kit/FitCanvas.tsx';
import type { Item, Moment } from './tape.ts';

/** Lightest shade of an item among its equals. */
const LIGHTEST = 0.3;

/** Draws the bars: height is the key, the shade tells equals apart, a mark below tells what is touched. */
export function drawBars(
  context: CanvasRenderingContext2D,
  { width, height, colors }: CanvasView,
  moment: Moment,
): void {
  const { items, last } = moment;
  const space = width / items.length;
  const floor = height - 14;
  const highest = Math.max(...items.map(({ key }) => key));
  const equals = Math.max(...items.map(({ order }) => order), 1);
  const touched = new Set(last ? [last.i, ...(last.kind === 'write' ? [] : [last.j])] : []);
  const hue = last?.kind === 'compare' ? colors.warning : colors.danger;
  context.clearRect(0, 0, width, height);
  for (const [index, item] of items.entries()) {
    const bar = { x: index * space, width: space - Math.min(2, space / 4), height: (item.key / highest) * (floor - 4) };
    context.globalAlpha = shade(item, equals);
    context.fillStyle = touched.has(index) ? hue : colors.info;
    context.fillRect(bar.x, floor - bar.height, bar.width, bar.height);
    context.globalAlpha = 1;
    if (!touched.has(index)) continue;
    context.strokeStyle = hue;
    context.lineWidth = 1.5;
    context.strokeRect(bar.x, floor - bar.height, bar.width, bar.height);
    drawMark(context, bar.x + bar.width / 2, floor + 3, hue, last?.kind === 'compare');
  }
}

/** A triangle below a compared item, a square below a written one. */
function drawMark(context: CanvasRenderingContext2D, x: number, y: number, hue: string, isCompared: boolean): void {
  context.fillStyle = hue;
  if (!isCompared) {
    context.fillRect(x - 4, y + 1, 8, 8);
    return;
  }
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 5, y + 9);
  context.lineTo(x - 5, y + 9);
  context.fill();
}

const shade = ({ order }: Item, equals: number) => 1 - (order / equals) * (1 - LIGHTEST);
