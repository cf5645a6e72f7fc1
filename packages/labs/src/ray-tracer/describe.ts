/** The lab in words. */

import type { View } from './image.ts';
import type { Hit } from './intersect.ts';
import type { Strategy } from './scatter.ts';
import type { HeroMaterial, SceneName } from './scene.ts';
import { jobOf, samplesOf, type TracerState } from './state.ts';
import { type Estimate, estimatePixel, firstHit } from './trace.ts';

export const SCENE_TITLES: Record<SceneName, string> = {
  materials: '三种材质',
  depth: '景深',
  motion: '运动模糊',
  cornell: '康奈尔盒',
};
export const MATERIAL_TITLES: Record<HeroMaterial, string> = { diffuse: '漫反射', metal: '金属', glass: '电介质' };
export const STRATEGY_TITLES: Record<Strategy, string> = {
  uniform: '均匀半球',
  cosine: '余弦分布',
  light: '光源直接采样',
  mis: '多重重要性采样',
};
export const VIEW_TITLES: Record<View, string> = { color: '颜色', normal: '法线', distance: '距离' };

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const three = (value: number): string => value.toFixed(3);
const tuple = (values: readonly number[]): string => `(${values.map(two).join(', ')})`;

/** The chosen pixel by as many samples as the state has. */
export const estimateOf = (state: TracerState): Estimate =>
  estimatePixel(jobOf(state), state.x, state.y, samplesOf(state));

export function describe(state: TracerState): string {
  const job = jobOf(state);
  const seen = hitText(firstHit(job.scene, state.x, state.y), state);
  const at = `第 ${state.x} 列第 ${state.y} 行的像素先看到${seen}`;
  if (state.view !== 'color') return `${at}。`;
  const { mean, error } = estimateOf(state);
  const noise = error === undefined ? '一个样本说不出误差' : `标准误差 ${three(error)}`;
  return `${at}；${samplesOf(state)} 个样本的平均是 ${tuple(mean)}，${noise}。`;
}

const NAMES: Record<Hit['material']['kind'], string> = {
  diffuse: '漫反射面',
  metal: '金属面',
  glass: '玻璃面',
  light: '光源',
};

function hitText(hit: Hit | undefined, { scene }: TracerState): string {
  if (!hit) return scene === 'cornell' ? '盒子外的黑暗' : '天空';
  return `${NAMES[hit.material.kind]}：距离 ${two(hit.t)}，法线 ${tuple(hit.normal)}`;
}

export function question({ scene, view }: TracerState): string {
  if (view === 'normal') return '拖动球：它的颜色为什么跟着位置变，球心正对镜头的地方又为什么总是同一种颜色？';
  return {
    materials: '把球换成金属、电介质，再加大模糊：光在它上面各做了什么选择？',
    depth: '拖动对焦距离：哪个球变清楚，样本少时哪里最花？',
    motion: '样本从 1 加到 256：运动的球为什么先是碎点，后来才成一道影子？',
    cornell: '只换采样策略，不加样本：噪点少了多少？光源变小又会怎样？',
  }[scene];
}
