/** Values laid along a curve of a drawing: what a pointer near the curve means. */

export interface Place {
  x: number;
  y: number;
}

export interface Rail {
  min: number;
  max: number;
  step: number;
  /** Where a value lies, in the drawing's coordinates. */
  at: (value: number) => Place;
}

/** How much nearer another place must be than the present value's, drawing units: a rail seen end-on does not jitter. */
const STICKY = 0.5;

/** The value whose place is nearest to the pointer; where several are as near, the one closest to the present value. */
export function nearestValue({ min, max, step, at }: Rail, pointer: Place, present: number): number {
  const distance = (value: number) => {
    const { x, y } = at(value);
    return Math.hypot(x - pointer.x, y - pointer.y) + (STICKY * Math.abs(value - present)) / (max - min);
  };
  let best = present;
  for (let i = 0; i <= Math.round((max - min) / step); i++) {
    const value = min + i * step;
    if (distance(value) < distance(best) - 1e-9) best = value;
  }
  return best;
}
