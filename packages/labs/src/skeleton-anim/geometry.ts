/** The drawing's coordinates: a plane of bones above, a chart below. */
import { linear } from '../kit/scale.ts';

export const SIZE = { width: 372, height: 344 };
/** The plane of chain and sleeve; a unit is as long across as up. */
export const X = linear([-3.1, 3.1], [6, 366]);
export const Y = linear([-1.75, 2.65], [257, 2]);
/** The chart's inside. */
export const CHART = { left: 40, right: 362, top: 280, bottom: 332 };

/** A line through points of the plane. */
export function linePath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${X(x).toFixed(1)} ${Y(y).toFixed(1)}`).join('');
}

/** A line through values of the chart, spread over its whole width; `range` is what its height spans. */
export function chartPath(values: readonly number[], range: readonly [number, number]): string {
  const [x, y] = chartScales(values.length, range);
  return values.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

export function chartScales(count: number, range: readonly [number, number]) {
  return [
    linear([0, Math.max(count - 1, 1)], [CHART.left, CHART.right]),
    linear(range, [CHART.bottom, CHART.top]),
  ] as const;
}
