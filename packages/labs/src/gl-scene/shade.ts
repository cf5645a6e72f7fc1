/** Blinn and Phong's light with a lamp far away, and the checker of what has a texture. */
import { add, dot, normalize, type Vec3 } from '../space/vec.ts';
import type { GlState } from './state.ts';

/** Where the camera is. */
export const EYE: Vec3 = [0.35, 1.9, 4.3];
/** What it looks at. */
export const TARGET: Vec3 = [0, 0.48, 0];

/** Direction to the lamp. */
export function lampOf({ azimuth, elevation }: GlState): Vec3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.cos(e) * Math.sin(a), Math.sin(e), Math.cos(e) * Math.cos(a)];
}

export interface Lit {
  /** What the surface's colour is multiplied by. */
  body: number;
  /** The highlight, white. */
  gloss: number;
}

/** Light at a point with a normal, whose length does not matter. */
export function lightAt(state: GlState, point: Vec3, normal: Vec3): Lit {
  if (state.fault === 'no-light') return { body: 0, gloss: 0 };
  const lamp = lampOf(state);
  const n = normalize(normal);
  const cos = Math.max(0, dot(n, lamp));
  const eye = normalize([EYE[0] - point[0], EYE[1] - point[1], EYE[2] - point[2]]);
  const half = normalize(add(lamp, eye));
  const gloss = cos > 0 ? Math.max(0, dot(n, half)) ** (2 ** state.shininess) : 0;
  return { body: state.ambient + state.diffuse * cos, gloss: state.specular * gloss };
}

/** The texture: a checker of eight by eight. */
export const texel = (u: number, v: number): number => ((Math.floor(u * 4) + Math.floor(v * 4)) & 1 ? 0.55 : 1);
