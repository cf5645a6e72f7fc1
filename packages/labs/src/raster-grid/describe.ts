/** The grid in words. */
import type { Guess } from '../model/lab-model.ts';
import { GRID, type Rule } from './raster.ts';
import { type SceneName, type Show, trianglesOf } from './scenes.ts';
import type { Cell, RasterState } from './state.ts';
import { pixelFacts } from './state.ts';

export const SCENE_TITLES: Record<SceneName, string> = {
  one: '一个三角形',
  shared: '共享一条边',
  crossing: '前后交叉',
};
export const SHOW_TITLES: Record<Show, string> = {
  cover: '覆盖',
  weights: '重心坐标',
  depth: '深度',
  samples: 'MSAA 4×',
};
export const RULE_TITLES: Record<Rule, string> = { 'top-left': '左上规则', inclusive: '边上都算' };

/** A pixel as column and row. */
export const pixelName = (pixel: number): string => `(${pixel % GRID.columns}, ${Math.floor(pixel / GRID.columns)})`;

/** The chosen pixel, then the whole. */
export function rasterText(state: RasterState, cells: readonly Cell[]): string {
  const covered = cells.filter(({ drawn }) => drawn.length > 0).length;
  const twice = cells.filter(({ drawn }) => drawn.length > 1).length;
  const counts = `覆盖了${covered}个像素${state.scene === 'one' ? '' : `，其中${twice}个被画了两次`}。`;
  return `${pickedText(state, cells)}${counts}`;
}

function pickedText(state: RasterState, cells: readonly Cell[]): string {
  const { picked, scene, points, show } = state;
  const cell = cells[picked];
  const triangle = Math.min(Math.max(cell?.owner ?? 0, 0), trianglesOf(scene, points).length - 1);
  const { words, isCovered, weights, depth, mask } = pixelFacts(state, { triangle, pixel: picked });
  const head = `像素${pixelName(picked)}：${words}，${isCovered ? '覆盖' : '不覆盖'}。`;
  if (show === 'samples') return `${head}四个采样点有${bits(mask)}个在内。`;
  if (!isCovered || !weights) return head;
  if (show === 'depth') return `${head}深度${depth.toFixed(3)}。`;
  return `${head}重心坐标(${weights.map((weight) => weight.toFixed(2)).join(', ')})。`;
}

/** Ones in a mask. */
export const bits = (mask: number): number => [0, 1, 2, 3].filter((i) => (mask >> i) & 1).length;

/** What the reader is asked. */
export function questionOf({ scene, show, rule }: RasterState): string {
  if (show === 'samples') return '拖动一条边擦过像素：中心还没被盖住时，采样点已经有几个在内？';
  if (scene === 'crossing') return '先画哪个三角形，交线会变吗？拖动顶点看深度怎样决定谁在前。';
  if (scene === 'shared')
    return rule === 'inclusive'
      ? '共享边上的像素为什么被画了两次？'
      : '中心恰好落在共享边上的像素归谁？换一种规则再数一数。';
  if (show === 'weights') return '重心坐标在哪里各是三分之一？点一点像素。';
  return '把一条边拖到恰好穿过像素中心：这个像素算不算被覆盖？';
}

/** Whether the next pixel is covered. */
export function guessNext(
  pixel: number,
  { words, values, isCovered }: ReturnType<typeof pixelFacts>,
  rule: Rule,
): Guess {
  const onEdge = values.some((value) => value === 0) && values.every((value) => value >= 0);
  const why = values.some((value) => value < 0)
    ? '有一个为负，中心在外面'
    : onEdge
      ? `中心恰在边上，按${RULE_TITLES[rule]}${isCovered ? '算在内' : '不算'}`
      : '都为正，中心在里面';
  return {
    question: `下一个像素${pixelName(pixel)}会被覆盖吗？`,
    choices: ['会', '不会'],
    right: isCovered ? 0 : 1,
    because: `${words}：${why}。`,
  };
}
