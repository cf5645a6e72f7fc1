/** Skeletons as a machine: inverse kinematics step by step, skinning, and the mixing of clips. */
import { snap } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import type { Interpolation } from './clips.ts';
import { chainOf, describe, question, stepText, two } from './describe.ts';
import { gapOf, type Method } from './ik.ts';
import type { Skinning } from './skin.ts';
import {
  codec,
  type Field,
  lastStep,
  type Part,
  RANGES,
  type SkeletonOptions,
  type SkeletonState,
  startState,
} from './state.ts';
import { words } from './words/lab.ts';

export type SkeletonAction =
  | { kind: 'part'; part: Part }
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'aim'; x: number; y: number }
  | { kind: 'method'; method: Method }
  | { kind: 'skinning'; skinning: Skinning }
  | { kind: 'interpolation'; interpolation: Interpolation }
  | { kind: 'sync'; isSynced: boolean }
  | { kind: 'go'; step: number };

function patch(state: SkeletonState, action: SkeletonAction): Partial<SkeletonState> {
  switch (action.kind) {
    case 'part':
      return action.part === state.part ? {} : { part: action.part, step: 0 };
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'aim':
      return { targetX: snap(action.x, RANGES.targetX), targetY: snap(action.y, RANGES.targetY) };
    case 'method':
      return action.method === state.method ? {} : { method: action.method, step: 0 };
    case 'skinning':
      return { skinning: action.skinning };
    case 'interpolation':
      return { interpolation: action.interpolation };
    case 'sync':
      return { isSynced: action.isSynced };
    case 'go':
      return { step: snap(action.step, { min: 0, max: lastStep(state), step: 1 }) };
  }
}

/** Another target or chain has another run: a step beyond it becomes its last. */
function reduce(state: SkeletonState, action: SkeletonAction): SkeletonState {
  const patched = { ...state, ...patch(state, action) };
  const last = lastStep(patched);
  const next = patched.step > last ? { ...patched, step: last } : patched;
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** Whether the next small step brings the end nearer. */
function guess(state: SkeletonState): Guess | undefined {
  if (state.part !== 'ik') return undefined;
  const { steps, target, gap, joints } = chainOf(state);
  const next = steps[state.step];
  if (!next) return undefined;
  const after = gapOf(next.joints, target);
  const change = Math.abs(after - gap) < 1e-9 ? 1 : after < gap ? 0 : 2;
  return {
    question: words.whatHappens(words.methods[state.method], stepText(next, joints.length - 1)),
    choices: words.outcomes,
    right: change,
    because: words.distances(
      two(gap),
      two(after),
      becauseText(state.method, next.pass, next.moved === joints.length - 1),
    ),
  };
}

function becauseText(method: Method, pass: string, isEnd: boolean): string {
  if (method === 'ccd') return words.ccdNeverFarther;
  if (pass === 'to-root') return isEnd ? words.backMovesEnd : words.backLeavesEnd;
  return isEnd ? words.forwardMovesEnd : words.forwardLeavesEnd;
}

export const skeletonModel: LabModel<SkeletonOptions, SkeletonState, SkeletonAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: {
    at: ({ step }) => step,
    last: lastStep,
    go: (step) => ({ kind: 'go', step }),
    rate: ({ part }) => (part === 'blend' ? 24 : 1.5),
  },
  guess,
};
