/** One step of a body, by five methods. Units: metres, seconds, unit mass. */

export const INTEGRATORS = ['explicit', 'symplectic', 'verlet', 'midpoint', 'rk4'] as const;
export type IntegratorName = (typeof INTEGRATORS)[number];

/** Place and speed, x and y. */
export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

export interface Vector {
  x: number;
  y: number;
}

/** Acceleration at a place and a speed. */
export type Force = (body: Body) => Vector;

const moved = ({ x, y, vx, vy }: Body, rate: { v: Vector; a: Vector }, h: number): Body => ({
  x: x + rate.v.x * h,
  y: y + rate.v.y * h,
  vx: vx + rate.a.x * h,
  vy: vy + rate.a.y * h,
});

const rateOf = (force: Force, body: Body) => ({ v: { x: body.vx, y: body.vy }, a: force(body) });

/** The body after `h` seconds. */
export const STEPS: Record<IntegratorName, (force: Force, body: Body, h: number) => Body> = {
  explicit: (force, body, h) => moved(body, rateOf(force, body), h),
  // The new speed moves the body: one line later, another behaviour.
  symplectic(force, body, h) {
    const a = force(body);
    const [vx, vy] = [body.vx + a.x * h, body.vy + a.y * h];
    return { x: body.x + vx * h, y: body.y + vy * h, vx, vy };
  },
  verlet(force, body, h) {
    const a = force(body);
    const { vx, vy } = body;
    const next = { x: body.x + vx * h + (a.x * h * h) / 2, y: body.y + vy * h + (a.y * h * h) / 2, vx, vy };
    const b = force(next);
    return { x: next.x, y: next.y, vx: vx + ((a.x + b.x) * h) / 2, vy: vy + ((a.y + b.y) * h) / 2 };
  },
  midpoint(force, body, h) {
    const half = moved(body, rateOf(force, body), h / 2);
    return moved(body, rateOf(force, half), h);
  },
  rk4(force, body, h) {
    const first = rateOf(force, body);
    const second = rateOf(force, moved(body, first, h / 2));
    const third = rateOf(force, moved(body, second, h / 2));
    const fourth = rateOf(force, moved(body, third, h));
    const mean = (part: 'v' | 'a', axis: 'x' | 'y') =>
      (first[part][axis] + 2 * second[part][axis] + 2 * third[part][axis] + fourth[part][axis]) / 6;
    return moved(body, { v: { x: mean('v', 'x'), y: mean('v', 'y') }, a: { x: mean('a', 'x'), y: mean('a', 'y') } }, h);
  },
};
