/** The lab in words. */
import { FRAMES } from './clips.ts';
import { gapOf, type IkStep, NEAR, REACH, runIk, startChain } from './ik.ts';
import { elbowWidth, placeOf, type SkinPose, weightAt } from './skin.ts';
import type { SkeletonState } from './state.ts';
import { words } from './words/lab.ts';

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
export const degrees = (value: number): string => `${String(Math.round(value)).replace('-', '−')}°`;

export const poseOf = ({ upper, fore, soft, skinning }: SkeletonState): SkinPose => ({
  upper: (upper * Math.PI) / 180,
  fore: (fore * Math.PI) / 180,
  soft,
  skinning,
});

export interface Chain {
  steps: IkStep[];
  target: { x: number; y: number };
  joints: { x: number; y: number }[];
  gap: number;
}

/** The chain at the state's step. */
export function chainOf({ method, bones, targetX, targetY, step }: SkeletonState): Chain {
  const target = { x: targetX, y: targetY };
  const steps = runIk(method, bones, target);
  const joints = steps[step - 1]?.joints ?? startChain(bones);
  return { steps, target, joints, gap: gapOf(joints, target) };
}

export function describe(state: SkeletonState): string {
  if (state.part === 'ik') return chainText(state);
  return state.part === 'skin' ? skinText(state) : blendText(state);
}

function chainText(state: SkeletonState): string {
  const { steps, target, gap, joints } = chainOf(state);
  const done = steps[state.step - 1];
  const isFar = Math.hypot(target.x, target.y) > REACH;
  const first = done
    ? words.inRound(words.methods[state.method], done.round, stepText(done, joints.length - 1))
    : words.notBegun;
  const then = isFar
    ? words.tooFar
    : gap <= NEAR
      ? words.reached
      : state.step === steps.length
        ? words.gaveUp
        : words.notYet;
  return words.chain(first, two(gap), then);
}

/** What a small step did. */
export function stepText({ moved, pass }: IkStep, last: number): string {
  if (pass === 'turn') return words.turns(moved);
  const name = moved === last ? words.end : moved === 0 ? words.root : words.joint(moved);
  if (pass === 'to-root') return moved === last ? words.endToTarget : words.pulledBack(name);
  return moved === 0 ? words.rootBack : words.pulledForward(name);
}

function skinText(state: SkeletonState): string {
  const pose = poseOf(state);
  const weight = weightAt(placeOf(state.column), pose);
  const [bend, width] = [degrees(state.fore), percent(elbowWidth(pose))];
  return words.skinIs(words.skinnings[state.skinning], bend, width, percent(1 - weight), percent(weight));
}

function blendText(state: SkeletonState): string {
  const sync = state.isSynced ? words.inPhase : words.outOfPhase;
  const blend = words.blendIs(two(state.step / FRAMES), percent(1 - state.weight), percent(state.weight), sync);
  return blend + words.leanIs(degrees(state.lean), words.interpolations[state.interpolation]);
}

export function question({ part }: SkeletonState): string {
  return words.questions[part];
}
