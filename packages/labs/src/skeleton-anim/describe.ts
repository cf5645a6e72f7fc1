/** The lab in words. */
import { type Clip, FRAMES, type Interpolation } from './clips.ts';
import { gapOf, type IkStep, type Method, NEAR, REACH, runIk, startChain } from './ik.ts';
import { elbowWidth, placeOf, type Skinning, type SkinPose, weightAt } from './skin.ts';
import type { Part, SkeletonState } from './state.ts';

export const PART_TITLES: Record<Part, string> = { ik: '反向运动学', skin: '蒙皮与权重', blend: '动画混合' };
export const METHOD_TITLES: Record<Method, string> = { ccd: 'CCD', fabrik: 'FABRIK' };
export const SKINNING_TITLES: Record<Skinning, string> = {
  rigid: '刚性绑定',
  linear: '线性混合蒙皮',
  rotation: '混合旋转',
};
export const INTERPOLATION_TITLES: Record<Interpolation, string> = { step: '不插值', linear: '线性', smooth: '样条' };
export const CLIP_TITLES: Record<Clip, string> = { walk: '走', run: '跑' };

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
    ? `${METHOD_TITLES[state.method]} 第 ${done.round} 轮，${stepText(done, joints.length - 1)}`
    : '还没有开始';
  const then = isFar
    ? '目标在够不着的地方，链只能朝它伸直'
    : gap <= NEAR
      ? '够到了'
      : state.step === steps.length
        ? '到此为止，没有够到'
        : '还没有够到';
  return `${first}；末端离目标 ${two(gap)}，${then}。`;
}

/** What a small step did. */
export function stepText({ moved, pass }: IkStep, last: number): string {
  if (pass === 'turn') return `转动关节 ${moved}，让末端落在它与目标的连线上`;
  const name = moved === last ? '末端' : moved === 0 ? '根' : `关节 ${moved}`;
  if (pass === 'to-root') return moved === last ? '把末端放到目标上' : `往回：${name}沿连线拉回到骨长`;
  return moved === 0 ? '把根放回原处' : `往前：${name}沿连线拉回到骨长`;
}

function skinText(state: SkeletonState): string {
  const pose = poseOf(state);
  const weight = weightAt(placeOf(state.column), pose);
  const width = elbowWidth(pose);
  return `${SKINNING_TITLES[state.skinning]}：肘弯 ${degrees(state.fore)}，肘部宽度剩 ${percent(width)}。选中的一圈顶点听上臂 ${percent(1 - weight)}、前臂 ${percent(weight)}。`;
}

function blendText(state: SkeletonState): string {
  const phase = `相位 ${two(state.step / FRAMES)}`;
  const sync = state.isSynced ? '两段动画同一相位落脚' : '两段动画没有对齐，摆腿互相抵消';
  return `${phase}：走 ${percent(1 - state.weight)}、跑 ${percent(state.weight)}，${sync}；再叠加前倾 ${degrees(state.lean)}。关键帧之间：${INTERPOLATION_TITLES[state.interpolation]}。`;
}

export function question({ part }: SkeletonState): string {
  return {
    ik: '把目标拖近、拖远、拖到够不着：CCD 和 FABRIK 各要几步，姿势有什么不同？',
    skin: '把前臂折到底：肘部为什么塌下去？换一种蒙皮还会塌吗？',
    blend: '取消相位对齐，再把权重放到一半：为什么两条腿几乎不动了？',
  }[part];
}
