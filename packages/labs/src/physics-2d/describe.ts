/** The motion in words. */
import type { Body, IntegratorName } from './integrators.ts';
import { type BodyScene, placeOf } from './scenes.ts';
import { type BodyState, energyRatio, type SceneName } from './state.ts';

export const SCENE_TITLES: Record<SceneName, string> = {
  spring: '弹簧',
  pendulum: '单摆',
  throw: '抛体',
  bounce: '弹跳',
  cloth: '布料',
  particles: '粒子',
  broad: '粗测与碰撞',
};
export const INTEGRATOR_TITLES: Record<IntegratorName, string> = {
  explicit: '显式欧拉',
  symplectic: '半隐式欧拉',
  verlet: '速度Verlet',
  midpoint: '中点法',
  rk4: 'RK4',
};

/** What the reader is asked. */
export const QUESTIONS: Record<SceneName, string> = {
  spring: '步长拖到多大，弹簧就炸开？换一种积分方法再拖。',
  pendulum: '同样的步长，哪种方法的摆越荡越高？',
  throw: '匀加速运动里，哪种方法在任何步长下都落在同一条抛物线上？',
  bounce: '步长变大，第一次弹起的高度还一样吗？把步长拖到0.30 s看一看。',
  cloth: '步长加到多少布会炸开？换成约束投影再加，又会怎样？',
  particles: '喷泉里的粒子多到多少就不再多了？寿命和每秒个数各管什么？',
  broad: '换网格、换扫描：留下的线少了多少，漏掉过真正相碰的一对吗？',
};

/** A ratio as a percentage, or as a multiple when it is large. */
export const ratioText = (ratio: number): string =>
  ratio >= 10 ? `${ratio < 1e5 ? Math.round(ratio) : ratio.toExponential(1)}倍` : `${(ratio * 100).toFixed(1)}%`;

/** Where the body is, and what has become of its energy. */
export function motionText(state: BodyState, bodies: readonly Body[]): string {
  const { scene, integrator, h, step } = state;
  const body = bodies.at(-1) ?? { x: 0, y: 0, vx: 0, vy: 0 };
  const { x, y } = placeOf(scene, body);
  const place = scene === 'spring' ? `x = ${x.toFixed(2)} m` : `(${x.toFixed(2)}, ${y.toFixed(2)}) m`;
  const ratio = energyRatio(state, body);
  return `${SCENE_TITLES[scene]}，${INTEGRATOR_TITLES[integrator]}，步长${h.toFixed(2)} s：第${step}步，${(step * h).toFixed(2)} s时在${place}，总能量是开始的${ratioText(ratio)}。${verdict(scene, ratio)}`;
}

function verdict(scene: BodyScene, ratio: number): string {
  if (scene === 'bounce') return '每次弹起损失的能量是真的，凭空多出来的不是。';
  if (ratio > 1.05) return '多出来的能量是方法带来的误差。';
  return ratio < 0.95 ? '少掉的能量是方法带来的误差。' : '能量守得住。';
}
