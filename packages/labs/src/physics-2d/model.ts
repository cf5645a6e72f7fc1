/** The physics lab as a machine: a body, a method, a step, and how many steps. */

import { checked, fixed, flag, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat, version } from '../model/link-format.ts';
import { crowdText, guessCrowd } from './crowd-text.ts';
import { motionText, ratioText } from './describe.ts';
import { BROADS, type Broad } from './discs.ts';
import { INTEGRATORS, type IntegratorName } from './integrators.ts';
import { BODY_SCENES, motion } from './scenes.ts';
import { type BodyState, energyRatio, hasOneBody, type PhysicsState, runOf, SCENES, type SceneName } from './state.ts';
import { words } from './words/lab.ts';

export interface PhysicsOptions {
  scene: SceneName;
  integrator: IntegratorName;
  h: number;
  broad: Broad;
  projected: 'off' | 'on';
}

export type PhysicsAction =
  | { kind: 'scene'; scene: SceneName }
  | { kind: 'integrator'; integrator: IntegratorName }
  | { kind: 'h'; h: number }
  | { kind: 'stiffness'; stiffness: number }
  | { kind: 'start'; x: number; y: number }
  | { kind: 'broad'; broad: Broad }
  | { kind: 'projected'; isOn: boolean }
  | { kind: 'go'; step: number };

export const STEP = { min: 0.01, max: 0.3, step: 0.01 };
export const STIFFNESS = { min: 1, max: 100, step: 1 };
/** The plane, metres. */
export const REACH = { min: -1.25, max: 1.25, step: 0.05 };
/** Seconds that are shown: as many steps as they hold. */
export const DURATION = 6;
const MOST_STEPS = Math.round(DURATION / STEP.min);

export const lastStep = ({ h }: Pick<PhysicsState, 'h'>): number => Math.round(DURATION / h);

function changed(state: PhysicsState, patch: Partial<PhysicsState>): PhysicsState {
  const keys = Object.keys(patch) as (keyof PhysicsState)[];
  if (keys.every((key) => state[key] === patch[key])) return state;
  const next = { ...state, ...patch };
  // The same moment, in steps of the new length.
  const step = 'step' in patch ? next.step : Math.round((state.step * state.h) / next.h);
  return { ...next, step: Math.min(step, lastStep(next)) };
}

function reduce(state: PhysicsState, action: PhysicsAction): PhysicsState {
  switch (action.kind) {
    case 'scene':
      return changed(state, { scene: action.scene, ...START[action.scene], ...(action.scene === 'cloth' && CALM) });
    case 'integrator':
      return changed(state, { integrator: action.integrator, isProjected: false });
    case 'h':
      return changed(state, { h: snap(action.h, STEP) });
    case 'stiffness':
      return changed(state, { stiffness: snap(action.stiffness, STIFFNESS) });
    case 'start':
      return changed(state, { startX: snap(action.x, REACH), startY: snap(action.y, REACH) });
    case 'broad':
      return changed(state, { broad: action.broad });
    case 'projected':
      return changed(state, { isProjected: action.isOn });
    case 'go':
      return changed(state, { step: snap(action.step, { min: 0, max: lastStep(state), step: 1 }) });
  }
}

/** Where each body is let go at first. */
const START: Record<SceneName, { startX: number; startY: number }> = {
  spring: { startX: 0.8, startY: 0 },
  pendulum: { startX: 0.8, startY: -0.6 },
  throw: { startX: 0.6, startY: 0.9 },
  bounce: { startX: -0.3, startY: 1.1 },
  // As far from the other nail as the cloth is wide: no thread is stretched at first.
  cloth: { startX: 0.85, startY: 1.1 },
  particles: { startX: 0.2, startY: 1 },
  broad: { startX: -0.2, startY: 0.85 },
};

/** What a cloth does not burst by before anybody has touched it. */
const CALM = { integrator: 'symplectic', h: 0.02 } as const;

/** Whether the energy grows with the next second. */
function guess(state: PhysicsState): Guess | undefined {
  return hasOneBody(state) ? guessEnergy(state) : guessCrowd(state, lastStep(state));
}

function guessEnergy(state: BodyState): Guess | undefined {
  const ahead = Math.max(1, Math.round(1 / state.h));
  if (state.step + ahead > lastStep(state)) return undefined;
  const now = energyRatio(state, runOf(state).at(-1));
  const then = energyRatio(state, motion(state, state.step + ahead).at(-1));
  const right = then > now * 1.02 ? 0 : then < now * 0.98 ? 1 : 2;
  return {
    question: words.whatOfEnergy,
    choices: words.changes,
    right,
    because: words.energyFromTo(ratioText(now), ratioText(then)),
  };
}

const SHARED = {
  integrator: oneOf(INTEGRATORS),
  h: fixed(STEP.min, STEP.max, STEP.step),
  stiffness: whole(STIFFNESS.min, STIFFNESS.max),
  startX: fixed(REACH.min, REACH.max, REACH.step),
  startY: fixed(REACH.min, REACH.max, REACH.step),
  step: whole(0, MOST_STEPS),
};
const isWithin = (state: Pick<PhysicsState, 'step' | 'h'>): boolean => state.step <= lastStep(state);

export const physicsModel: LabModel<PhysicsOptions, PhysicsState, PhysicsAction> = {
  start: ({ scene, integrator, h, broad, projected }) => {
    const given = { scene, integrator, h: snap(h, STEP), broad, isProjected: projected === 'on' };
    const state = { ...given, stiffness: 10, ...START[scene], step: 0 };
    return { ...state, step: Math.round(lastStep(state) / 3) };
  },
  reduce,
  describe: (state) => (hasOneBody(state) ? motionText(state, runOf(state)) : crowdText(state)),
  question: ({ scene }) => words.questions[scene],
  link: linkFormat(
    checked(
      record<PhysicsState>({ scene: oneOf(SCENES), ...SHARED, broad: oneOf(BROADS), isProjected: flag }),
      isWithin,
    ),
    [
      // One body was all there was.
      version(
        checked(record<Omit<BodyState, 'broad' | 'isProjected'>>({ scene: oneOf(BODY_SCENES), ...SHARED }), isWithin),
        (old): PhysicsState => ({ ...old, broad: 'all', isProjected: false }),
      ),
    ],
  ),
  steps: { at: ({ step }) => step, last: lastStep, go: (step) => ({ kind: 'go', step }), rate: ({ h }) => 1 / h },
  guess,
};
