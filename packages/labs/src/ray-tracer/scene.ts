/** Scenes: spheres and quads with materials, seen by a camera with a lens. */
import { cross, length, type Vec3 } from '../space/vec.ts';

export type Material =
  | { kind: 'diffuse'; color: Vec3 }
  | { kind: 'metal'; color: Vec3; fuzz: number }
  | { kind: 'glass'; index: number }
  | { kind: 'light'; color: Vec3 };

export interface Sphere {
  kind: 'sphere';
  center: Vec3;
  radius: number;
  /** Way it goes while the shutter is open. */
  drift: Vec3;
  material: Material;
}

export interface Quad {
  kind: 'quad';
  corner: Vec3;
  u: Vec3;
  v: Vec3;
  material: Material;
}

export type Shape = Sphere | Quad;

export interface Camera {
  from: Vec3;
  at: Vec3;
  /** Degrees, vertical. */
  fov: number;
  /** Radius of the lens; 0 is a pinhole. */
  aperture: number;
  /** Distance of the plane that is sharp. */
  focus: number;
}

export interface Scene {
  shapes: Shape[];
  /** The quad that is sampled directly. */
  light: Quad | undefined;
  hasSky: boolean;
  camera: Camera;
  /** Chance per unit of way that the room's fog scatters. */
  fog: number;
}

export const SCENES = ['materials', 'depth', 'motion', 'cornell'] as const;
export type SceneName = (typeof SCENES)[number];

export const HERO_MATERIALS = ['diffuse', 'metal', 'glass'] as const;
export type HeroMaterial = (typeof HERO_MATERIALS)[number];

export interface SceneSettings {
  scene: SceneName;
  hero: HeroMaterial;
  /** Where the reader's own sphere stands on the floor. */
  heroX: number;
  heroZ: number;
  fuzz: number;
  index: number;
  fov: number;
  aperture: number;
  focus: number;
  /** Edge of the square light. */
  lightSize: number;
  fog: number;
}

const still: Vec3 = [0, 0, 0];
const diffuse = (...color: [number, number, number]): Material => ({ kind: 'diffuse', color });
const ball = (center: Vec3, radius: number, material: Material, drift = still): Sphere => ({
  kind: 'sphere',
  center,
  radius,
  drift,
  material,
});
const quad = (corner: Vec3, u: Vec3, v: Vec3, material: Material): Quad => ({ kind: 'quad', corner, u, v, material });

const GROUND = ball([0, -100.5, -1], 100, diffuse(0.5, 0.55, 0.35));

export const areaOf = ({ u, v }: Quad): number => length(cross(u, v));

/** The reader's sphere. */
export function heroOf(settings: SceneSettings): Sphere {
  const { scene, hero, heroX, heroZ, fuzz, index } = settings;
  const material: Material =
    hero === 'diffuse'
      ? diffuse(0.75, 0.3, 0.25)
      : hero === 'metal'
        ? { kind: 'metal', color: [0.85, 0.8, 0.7], fuzz }
        : { kind: 'glass', index };
  const [y, radius] = scene === 'cornell' ? [-0.62, 0.38] : [0, 0.5];
  return ball([heroX, y, heroZ], radius, material, scene === 'motion' ? [0, 0.45, 0] : still);
}

/** The scene of a state. */
export function makeScene(settings: SceneSettings): Scene {
  const { scene, fov, aperture, focus, fog } = settings;
  const hero = heroOf(settings);
  const camera = (from: Vec3, at: Vec3): Camera => ({ from, at, fov, aperture, focus });
  if (scene === 'cornell') {
    const light = lightOf(settings.lightSize);
    const shapes = [...ROOM, light, ball([0.42, -0.68, 0.25], 0.32, { kind: 'glass', index: 1.5 }), hero];
    return { shapes, light, hasSky: false, camera: camera([0, 0, 3.6], [0, 0, 0]), fog };
  }
  const from: Vec3 = scene === 'depth' ? [0.3, 0.8, 3.4] : [0, 0.7, 3.4];
  return { shapes: [...OTHERS[scene], hero], light: undefined, hasSky: true, camera: camera(from, [0, 0, 0]), fog: 0 };
}

const OTHERS: Record<Exclude<SceneName, 'cornell'>, Shape[]> = {
  materials: [
    GROUND,
    ball([-1.1, 0, 0], 0.5, { kind: 'glass', index: 1.5 }),
    ball([1.1, 0, 0], 0.5, { kind: 'metal', color: [0.8, 0.6, 0.25], fuzz: 0.05 }),
  ],
  depth: [
    GROUND,
    ball([-0.6, -0.1, 1.3], 0.4, diffuse(0.2, 0.45, 0.7)),
    ball([0.7, 0, -1.4], 0.5, diffuse(0.3, 0.6, 0.35)),
    ball([1.9, 0, -3.2], 0.5, diffuse(0.75, 0.6, 0.2)),
  ],
  motion: [
    GROUND,
    ball([-1.1, 0, 0], 0.5, diffuse(0.2, 0.45, 0.7)),
    ball([1.1, -0.1, 0], 0.4, diffuse(0.3, 0.6, 0.35), [0.5, 0, 0]),
  ],
};

const WHITE = diffuse(0.73, 0.73, 0.73);
const ROOM: Shape[] = [
  quad([-1, -1, -1], [2, 0, 0], [0, 0, 2], WHITE),
  quad([-1, 1, -1], [2, 0, 0], [0, 0, 2], WHITE),
  quad([-1, -1, -1], [2, 0, 0], [0, 2, 0], WHITE),
  quad([-1, -1, -1], [0, 2, 0], [0, 0, 2], diffuse(0.65, 0.08, 0.08)),
  quad([1, -1, -1], [0, 2, 0], [0, 0, 2], diffuse(0.12, 0.45, 0.15)),
];

/** Gives off the same power whatever its size. */
function lightOf(size: number): Quad {
  const radiance = 5 / (size * size);
  return quad([-size / 2, 0.99, -size / 2], [size, 0, 0], [0, 0, size], {
    kind: 'light',
    color: [radiance, radiance * 0.92, radiance * 0.78],
  });
}
