/** What a reader can set: scene and camera, how light is sampled, how far the picture has come, which pixel is asked. */
import { fixed, oneOf, record, whole } from '../model/codec.ts';
import { VIEWS, type View } from './image.ts';
import { STRATEGIES, type Strategy } from './scatter.ts';
import { HERO_MATERIALS, makeScene, SCENES, type SceneName, type SceneSettings } from './scene.ts';
import { IMAGE, type Job } from './trace.ts';

export const RANGES = {
  heroX: { min: -1.2, max: 1.2, step: 0.1 },
  heroZ: { min: -1.2, max: 1.2, step: 0.1 },
  fuzz: { min: 0, max: 1, step: 0.05 },
  index: { min: 1, max: 2.4, step: 0.1 },
  fov: { min: 20, max: 90, step: 5 },
  aperture: { min: 0, max: 0.3, step: 0.02 },
  focus: { min: 1, max: 8, step: 0.2 },
  lightSize: { min: 0.1, max: 1.6, step: 0.1 },
  fog: { min: 0, max: 0.8, step: 0.1 },
  depth: { min: 1, max: 12, step: 1 },
  x: { min: 0, max: IMAGE.width - 1, step: 1 },
  y: { min: 0, max: IMAGE.height - 1, step: 1 },
} as const;
export type Field = keyof typeof RANGES;

export interface TracerState extends SceneSettings {
  view: View;
  strategy: Strategy;
  /** Most surfaces of a path. */
  depth: number;
  /** Samples of a pixel are four to this power. */
  step: number;
  seed: number;
  /** The pixel that is asked, counted from the upper left. */
  x: number;
  y: number;
}

export interface TracerOptions {
  scene: SceneName;
  view: View;
  strategy: Strategy;
  step: number;
}

export const LAST_STEP = 4;
export const samplesOf = ({ step }: Pick<TracerState, 'step'>): number => 4 ** step;

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = record<TracerState>({
  scene: oneOf(SCENES),
  hero: oneOf(HERO_MATERIALS),
  heroX: number('heroX'),
  heroZ: number('heroZ'),
  fuzz: number('fuzz'),
  index: number('index'),
  fov: number('fov'),
  aperture: number('aperture'),
  focus: number('focus'),
  lightSize: number('lightSize'),
  fog: number('fog'),
  view: oneOf(VIEWS),
  strategy: oneOf(STRATEGIES),
  depth: number('depth'),
  step: whole(0, LAST_STEP),
  seed: whole(1, 999),
  x: number('x'),
  y: number('y'),
});

const STARTS: Record<SceneName, Partial<TracerState>> = {
  materials: { hero: 'diffuse' },
  depth: { hero: 'metal', aperture: 0.2, focus: 3.6 },
  motion: { hero: 'diffuse' },
  cornell: { hero: 'diffuse', heroX: -0.4, heroZ: -0.2, focus: 3.6, x: 40, y: 85 },
};

export const startState = ({ scene, view, strategy, step }: TracerOptions): TracerState => ({
  scene,
  hero: 'diffuse',
  heroX: 0,
  heroZ: 0,
  fuzz: 0.1,
  index: 1.5,
  fov: 40,
  aperture: 0,
  focus: 3.4,
  lightSize: 0.6,
  fog: 0,
  view,
  strategy,
  depth: 6,
  step,
  seed: 1,
  x: 80,
  y: 70,
  ...STARTS[scene],
});

/** What the picture of a state depends on. */
export const jobOf = (state: TracerState): Job => ({
  scene: makeScene(state),
  depth: state.depth,
  strategy: state.strategy,
  seed: state.seed,
});
