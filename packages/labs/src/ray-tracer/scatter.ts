/** What a surface does with a ray. */
import { add, dot, length, normalize, scale, sub, type Vec3 } from '../space/vec.ts';
import type { Hit } from './intersect.ts';
import type { Random } from './random.ts';
import type { Material } from './scene.ts';

export const STRATEGIES = ['uniform', 'cosine', 'light', 'mis'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export interface Scattered {
  direction: Vec3;
  /** What the path's light is multiplied by. */
  weight: Vec3;
  /** Density of the direction; 0 for mirrors, which no light sampling can meet. */
  pdf: number;
}

/** A direction on the unit sphere, all alike. */
export function onSphere(random: Random): Vec3 {
  const z = 1 - 2 * random();
  const phi = 2 * Math.PI * random();
  const r = Math.sqrt(Math.max(0, 1 - z * z));
  return [r * Math.cos(phi), r * Math.sin(phi), z];
}

/** The way a ray goes on, or nothing when it is swallowed. */
export function scatter(hit: Hit, incoming: Vec3, strategy: Strategy, random: Random): Scattered | undefined {
  const { material } = hit;
  switch (material.kind) {
    case 'diffuse':
      return scatterDiffuse(material.color, hit.normal, strategy, random);
    case 'metal':
      return scatterMetal(material, hit.normal, incoming, random);
    case 'glass':
      return scatterGlass(material.index, hit, incoming, random);
    case 'light':
      return undefined;
  }
}

function scatterDiffuse(color: Vec3, normal: Vec3, strategy: Strategy, random: Random): Scattered {
  const around = onSphere(random);
  if (strategy === 'uniform') {
    const direction = dot(around, normal) < 0 ? scale(around, -1) : around;
    return { direction, weight: scale(color, 2 * dot(direction, normal)), pdf: 1 / (2 * Math.PI) };
  }
  // The sphere that touches the surface gives directions as dense as their cosine.
  const sum = add(normal, around);
  const direction = length(sum) < 1e-8 ? normal : normalize(sum);
  return { direction, weight: color, pdf: dot(direction, normal) / Math.PI };
}

export const reflect = (v: Vec3, n: Vec3): Vec3 => sub(v, scale(n, 2 * dot(v, n)));

function scatterMetal(
  { color, fuzz }: Extract<Material, { kind: 'metal' }>,
  normal: Vec3,
  incoming: Vec3,
  random: Random,
): Scattered | undefined {
  const direction = normalize(add(reflect(incoming, normal), scale(onSphere(random), fuzz)));
  return dot(direction, normal) > 0 ? { direction, weight: color, pdf: 0 } : undefined;
}

function scatterGlass(index: number, { normal, isFront }: Hit, incoming: Vec3, random: Random): Scattered {
  const ratio = isFront ? 1 / index : index;
  const cos = Math.min(-dot(incoming, normal), 1);
  const sin = Math.sqrt(1 - cos * cos);
  // Of the two angles the one in the air: the one in the glass would leave a hard edge where all is reflected.
  const outside = isFront ? cos : Math.sqrt(Math.max(0, 1 - (ratio * sin) ** 2));
  const isReflected = ratio * sin > 1 || schlick(outside, ratio) > random();
  const direction = isReflected ? reflect(incoming, normal) : refract(incoming, normal, ratio, cos);
  return { direction: normalize(direction), weight: [1, 1, 1], pdf: 0 };
}

/** Schlick's approximation of how much is reflected; the angle is that on the side with the smaller index. */
export function schlick(cos: number, ratio: number): number {
  const r0 = ((1 - ratio) / (1 + ratio)) ** 2;
  return r0 + (1 - r0) * (1 - cos) ** 5;
}

/** Snell's law as vectors. */
function refract(incoming: Vec3, normal: Vec3, ratio: number, cos: number): Vec3 {
  const across = scale(add(incoming, scale(normal, cos)), ratio);
  return sub(across, scale(normal, Math.sqrt(Math.abs(1 - dot(across, across)))));
}
