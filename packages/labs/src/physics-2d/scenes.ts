/** Four bodies whose motion is known: a spring, a pendulum, a throw, a bouncing ball. y points up. */
import type { Body, Force, IntegratorName } from './integrators.ts';
import { STEPS } from './integrators.ts';

export const BODY_SCENES = ['spring', 'pendulum', 'throw', 'bounce'] as const;
export type BodyScene = (typeof BODY_SCENES)[number];

export const GRAVITY = 9.8;
/** Length of the pendulum, and how much of its speed a ball keeps when it bounces. */
export const ROD = 1;
export const BOUNCE = 0.8;
/** Beyond this a body has left; what runs away stops here. */
const FARTHEST = 1e4;

export interface Setting {
  scene: BodyScene;
  integrator: IntegratorName;
  /** Seconds of a step. */
  h: number;
  /** Stiffness of the spring over its mass, s⁻². */
  stiffness: number;
  /** Where the body is let go, metres; the angle's place for the pendulum. */
  startX: number;
  startY: number;
}

const FORCES: Record<BodyScene, (setting: Setting) => Force> = {
  spring:
    ({ stiffness }) =>
    ({ x }) => ({ x: -stiffness * x, y: 0 }),
  // In the angle x: the body's place follows from it.
  pendulum:
    () =>
    ({ x }) => ({ x: (-GRAVITY / ROD) * Math.sin(x), y: 0 }),
  throw: () => () => ({ x: 0, y: -GRAVITY }),
  bounce: () => () => ({ x: 0, y: -GRAVITY }),
};

/** Where a body begins. */
export function startOf({ scene, startX, startY }: Setting): Body {
  if (scene === 'spring') return { x: startX, y: 0, vx: 0, vy: 0 };
  if (scene === 'pendulum') return { x: Math.atan2(startX, -startY), y: 0, vx: 0, vy: 0 };
  if (scene === 'bounce') return { x: startX, y: Math.max(startY, 0), vx: 0, vy: 0 };
  return { x: -1.2, y: -1, vx: startX + 1.2, vy: (startY + 1) * 3 };
}

/** Energy of unit mass, J/kg; from the ground or the lowest point. */
export function energyOf({ scene, stiffness }: Setting, { x, y, vx, vy }: Body): number {
  const motion = (vx * vx + vy * vy) / 2;
  if (scene === 'spring') return motion + (stiffness * x * x) / 2;
  if (scene === 'pendulum') return (ROD * ROD * vx * vx) / 2 + GRAVITY * ROD * (1 - Math.cos(x));
  return motion + GRAVITY * (scene === 'throw' ? y + 1 : y);
}

/** Bodies at 0, h, 2h … */
export function motion(setting: Setting, steps: number): Body[] {
  const force = FORCES[setting.scene](setting);
  const bodies = [startOf(setting)];
  for (let i = 0; i < steps; i++) {
    const body = bodies[i];
    if (!body) break;
    const next = STEPS[setting.integrator](force, body, setting.h);
    const kept = setting.scene === 'bounce' ? landed(next) : next;
    bodies.push(Math.hypot(kept.x, kept.y, kept.vx, kept.vy) < FARTHEST ? kept : body);
  }
  return bodies;
}

/** Below the ground a ball is set back onto it and turned round: what engines do without continuous detection. */
function landed(body: Body): Body {
  if (body.y >= 0 || body.vy >= 0) return body;
  return { ...body, y: 0, vy: -body.vy * BOUNCE };
}

/** Place on the plane: of the pendulum, its end. */
export function placeOf(scene: BodyScene, { x, y }: Body): { x: number; y: number } {
  return scene === 'pendulum' ? { x: Math.sin(x) * ROD, y: -Math.cos(x) * ROD } : { x, y };
}
