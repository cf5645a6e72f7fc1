/** Many bodies in words, and what is asked of the second to come. */
import type { Guess } from '../model/lab-model.ts';
import { crowdOf, crowdRatio, crowdRun, oldestStray, pairCounts, worstStretch } from './crowd-run.ts';
import { INTEGRATOR_TITLES, ratioText } from './describe.ts';
import type { Broad } from './discs.ts';
import { bornBy, LIFE, RATE } from './particles.ts';
import type { PhysicsState } from './state.ts';

export const BROAD_TITLES: Record<Broad, string> = { all: '逐对测试', grid: '均匀网格', sweep: '扫描与剪除（SAP）' };

export const PROJECTED_TITLE = '约束投影（PBD）';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export function crowdText(state: PhysicsState): string {
  const { scene, h, step, integrator } = state;
  const bodies = crowdOf(state);
  const when = `步长${h.toFixed(2)} s：第${step}步，${(step * h).toFixed(2)} s时`;
  if (scene === 'broad') {
    const { left, touching, all } = pairCounts(state, bodies);
    return `${bodies.length}个圆，${BROAD_TITLES[state.broad]}，${when}粗测留下${left}对交给细测（全部是${all}对），真正相碰${touching}对；总动能是开始的${ratioText(crowdRatio(state, bodies))}。`;
  }
  if (scene === 'particles') {
    const stray = oldestStray(state, bodies, bornBy(step, h)).toFixed(2);
    return `喷泉每秒${RATE}个、每个活${LIFE.toFixed(1)} s，${INTEGRATOR_TITLES[integrator]}，${when}活着${bodies.length}个，最老的离它的抛物线${stray} m。`;
  }
  const how = state.isProjected ? PROJECTED_TITLE : INTEGRATOR_TITLES[integrator];
  const ratio = crowdRatio(state, bodies);
  return `布料，${how}，${when}最长的一根线伸长${percent(worstStretch(bodies))}，总能量是开始的${ratioText(ratio)}。${verdict(state, ratio)}`;
}

function verdict({ isProjected }: PhysicsState, ratio: number): string {
  if (isProjected) {
    return ratio > 1.05
      ? '松手时拉着的线一步就被拉回原长，多出来的能量来自这一下。'
      : '投影不会炸开；少掉的能量像阻尼，步长大了布会变软。';
  }
  if (ratio > 1.05) return '多出来的能量是方法带来的，布要炸开了。';
  return ratio < 0.95 ? '少掉的能量是方法带来的误差。' : '能量守得住。';
}

/** A second on: what becomes of energy, particles, or pairs. */
export function guessCrowd(state: PhysicsState, last: number): Guess | undefined {
  const to = state.step + Math.max(1, Math.round(1 / state.h));
  if (to > last) return undefined;
  const later = { ...state, step: to };
  const [now, then] = [crowdOf(state), crowdRun(state, to).at(-1) ?? []];
  if (state.scene === 'cloth') {
    const [a, b] = [crowdRatio(state, now), crowdRatio(state, then)];
    return {
      question: '再过一秒，布的总能量会怎样？',
      choices: ['变大', '变小', '几乎不变'],
      right: b > a * 1.02 ? 0 : b < a * 0.98 ? 1 : 2,
      because: `能量从开始的${ratioText(a)}到${ratioText(b)}，最长的线伸长${percent(worstStretch(then))}。`,
    };
  }
  if (state.scene === 'particles') {
    return {
      question: `现在活着${now.length}个粒子。再过一秒呢？`,
      choices: ['变多', '变少', '一样多，至多差一个'],
      right: Math.abs(then.length - now.length) <= 1 ? 2 : then.length > now.length ? 0 : 1,
      because: `${then.length}个。活着的至多是每秒个数乘寿命，${RATE} × ${LIFE} = ${RATE * LIFE}上下，之后生一个就没一个。`,
    };
  }
  const [{ left, all }, { left: after }] = [pairCounts(state, now), pairCounts(later, then)];
  return {
    question: `全部有${all}对，现在粗测留下${left}对。再过一秒，粗测留下多少？`,
    choices: ['不到一成', '一成到三成', '三成以上'],
    right: after < 0.1 * all ? 0 : after <= 0.3 * all ? 1 : 2,
    because: `${after}对，是全部的${percent(after / all)}。网格只看邻格，扫描只看一条轴上重叠的，逐对什么也不省。`,
  };
}
