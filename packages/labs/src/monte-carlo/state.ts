/** What the reader has set, and what follows from it. */
import type { SamplerName } from './random.ts';
import type { DensityName, SceneName } from './scenes.ts';

export interface CarloOptions {
  scene: SceneName;
  density: DensityName;
  sampler: SamplerName;
  power: number;
}

export interface CarloState extends CarloOptions {
  /** Tilt of the density `line`, −1 to 1. */
  tilt: number;
  seed: number;
}
