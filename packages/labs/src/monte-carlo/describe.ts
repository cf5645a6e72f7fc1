/** The estimate in words. */
import { deviation, type Estimate } from './estimate.ts';
import type { SamplerName } from './random.ts';
import { type DensityName, SCENE_FACTS } from './scenes.ts';
import type { CarloState } from './state.ts';

export const SAMPLER_TITLES: Record<SamplerName, string> = { random: '随机', stratified: '分层', halton: 'Halton' };
export const DENSITY_TITLES: Record<DensityName, string> = { line: '直线（可拖）', match: '正比于f', half: '漏掉一半' };

/** A number with about three digits that tell something. */
export function shortNumber(value: number): string {
  if (value === 0) return '0';
  const size = Math.floor(Math.log10(Math.abs(value)));
  return size < -6 ? '不到0.000001' : value.toFixed(Math.min(Math.max(3 - size, 2), 8));
}

/** The estimate, its error, and what chance leads to expect. */
export function estimateText(state: CarloState, { mean, error, samples }: Estimate): string {
  const { title, exact } = SCENE_FACTS[state.scene];
  const head = `${title}：${SAMPLER_TITLES[state.sampler]}采样${samples.length}个，估计${mean.toFixed(4)}，真值${exact.toFixed(4)}，误差${shortNumber(error)}。`;
  if (state.density === 'half') return `${head}密度在一半的地方是零，那里的值永远取不到，样本再多也补不回来。`;
  const spread = deviation(state);
  if (state.density === 'match') return `${head}密度正比于f，每个f∕p都一样，一个样本就够。`;
  if (state.sampler !== 'random')
    return `${head}若是随机采样，标准误为${shortNumber(spread / Math.sqrt(samples.length))}。`;
  return `${head}标准误σ∕√N = ${shortNumber(spread / Math.sqrt(samples.length))}。`;
}

/** What the reader is asked. */
export function questionOf({ scene, density, sampler }: CarloState): string {
  if (density === 'half') return '误差为什么停在一个数上不再下降？换一种密度比一比。';
  if (scene === 'hemisphere') return '均匀取方向和按余弦取方向，哪一种一个样本就准？';
  if (scene === 'pi')
    return sampler === 'random'
      ? '要让误差再小一位，样本要加到几倍？拖动N看一看。'
      : '点排匀以后，误差比1/√N的虚线低多少？';
  if (scene === 'dice') return '掷多少次，平均点数才稳定在3.5附近？';
  return '拖动密度直线的右端：斜到哪里，同样多的样本误差最小？';
}

/** Name of the picture. */
export function pictureLabel(state: CarloState, { mean, samples }: Estimate): string {
  return `${SCENE_FACTS[state.scene].title}，${samples.length}个样本，估计${mean.toFixed(4)}`;
}
