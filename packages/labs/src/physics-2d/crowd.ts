/** Many bodies in one step: the five methods for forces that depend on all of them. */
import type { Body, IntegratorName, Vector } from './integrators.ts';

/** A body among others. */
export interface Member extends Body {
  /** Step in which a particle was born. */
  born?: number;
}

/** Acceleration of each body. */
export type Forces = (bodies: readonly Member[]) => Vector[];

interface Rate {
  vx: number;
  vy: number;
  ax: number;
  ay: number;
}

const ratesOf = (forces: Forces, bodies: readonly Member[]): Rate[] => {
  const pulls = forces(bodies);
  return bodies.map(({ vx, vy }, i) => ({ vx, vy, ax: pulls[i]?.x ?? 0, ay: pulls[i]?.y ?? 0 }));
};

const STILL: Rate = { vx: 0, vy: 0, ax: 0, ay: 0 };

const moved = (bodies: readonly Member[], rates: readonly Rate[], h: number): Member[] =>
  bodies.map((body, i) => {
    const { vx, vy, ax, ay } = rates[i] ?? STILL;
    return { x: body.x + vx * h, y: body.y + vy * h, vx: body.vx + ax * h, vy: body.vy + ay * h };
  });

/** All bodies after `h` seconds. */
export function stepAll(name: IntegratorName, forces: Forces, bodies: readonly Member[], h: number): Member[] {
  const first = ratesOf(forces, bodies);
  switch (name) {
    case 'explicit':
      return moved(bodies, first, h);
    case 'symplectic':
      return moved(
        bodies,
        first.map(({ vx, vy, ax, ay }) => ({ vx: vx + ax * h, vy: vy + ay * h, ax, ay })),
        h,
      );
    case 'verlet': {
      const next = moved(
        bodies,
        first.map((rate) => halfAhead(rate, h)),
        h,
      );
      const last = forces(next);
      return next.map((body, i) => ({
        ...body,
        vx: (bodies[i]?.vx ?? 0) + (((first[i]?.ax ?? 0) + (last[i]?.x ?? 0)) * h) / 2,
        vy: (bodies[i]?.vy ?? 0) + (((first[i]?.ay ?? 0) + (last[i]?.y ?? 0)) * h) / 2,
      }));
    }
    case 'midpoint':
      return moved(bodies, ratesOf(forces, moved(bodies, first, h / 2)), h);
    case 'rk4': {
      const second = ratesOf(forces, moved(bodies, first, h / 2));
      const third = ratesOf(forces, moved(bodies, second, h / 2));
      const fourth = ratesOf(forces, moved(bodies, third, h));
      return moved(
        bodies,
        first.map((rate, i) => meanRate([rate, second[i], third[i], fourth[i]])),
        h,
      );
    }
  }
}

/** The speed in the middle of the step, as far as the present pull tells: it moves the bodies, and is not theirs yet. */
const halfAhead = ({ vx, vy, ax, ay }: Rate, h: number): Rate => ({
  vx: vx + (ax * h) / 2,
  vy: vy + (ay * h) / 2,
  ax: 0,
  ay: 0,
});

function meanRate([a = STILL, b = STILL, c = STILL, d = STILL]: readonly (Rate | undefined)[]): Rate {
  const mean = (part: keyof Rate) => (a[part] + 2 * b[part] + 2 * c[part] + d[part]) / 6;
  return { vx: mean('vx'), vy: mean('vy'), ax: mean('ax'), ay: mean('ay') };
}
