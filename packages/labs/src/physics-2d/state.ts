/** What the reader has set, and what follows from it. */
import type { Broad } from './discs.ts';
import type { Body } from './integrators.ts';
import { BODY_SCENES, type BodyScene, energyOf, motion, type Setting } from './scenes.ts';

/** Scenes of many bodies. */
export const CROWD_SCENES = ['cloth', 'particles', 'broad'] as const;
export type CrowdScene = (typeof CROWD_SCENES)[number];
export const SCENES = [...BODY_SCENES, ...CROWD_SCENES] as const;
export type SceneName = BodyScene | CrowdScene;

export interface PhysicsState extends Omit<Setting, 'scene'> {
  scene: SceneName;
  /** Steps done. */
  step: number;
  /** How discs that may touch are found. */
  broad: Broad;
  /** Whether the cloth is held by constraints instead of springs. */
  isProjected: boolean;
}

export const isCrowd = (scene: SceneName): scene is CrowdScene => CROWD_SCENES.some((name) => name === scene);

/** A state whose scene has one body. */
export type BodyState = PhysicsState & { scene: BodyScene };
export const hasOneBody = (state: PhysicsState): state is BodyState => !isCrowd(state.scene);

const runs = new WeakMap<object, Body[]>();

/** Bodies of a state up to its step; made once. */
export function runOf(state: BodyState): Body[] {
  const known = runs.get(state) ?? motion(state, state.step);
  runs.set(state, known);
  return known;
}

/** Energy now over energy at the start; 1 where there was none. */
export function energyRatio(state: BodyState, body: Body | undefined): number {
  const first = runOf(state)[0];
  if (!first || !body) return 1;
  const start = energyOf(state, first);
  return start === 0 ? 1 : energyOf(state, body) / start;
}
