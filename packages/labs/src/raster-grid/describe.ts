/** The grid in words. */
import type { Guess } from '../model/lab-model.ts';
import { GRID, type Rule } from './raster.ts';
import { trianglesOf } from './scenes.ts';
import type { Cell, RasterState } from './state.ts';
import { pixelFacts } from './state.ts';
import { words } from './words/lab.ts';

/** A pixel as column and row. */
export const pixelName = (pixel: number): string => `(${pixel % GRID.columns}, ${Math.floor(pixel / GRID.columns)})`;

/** The chosen pixel, then the whole. */
export function rasterText(state: RasterState, cells: readonly Cell[]): string {
  const covered = cells.filter(({ drawn }) => drawn.length > 0).length;
  const twice = cells.filter(({ drawn }) => drawn.length > 1).length;
  const counts = state.scene === 'one' ? words.covered(covered) : words.coveredTwice(covered, twice);
  return [...pickedText(state, cells), counts].join(words.between);
}

/** Sentences of the chosen pixel. */
function pickedText(state: RasterState, cells: readonly Cell[]): string[] {
  const { picked, scene, points, show } = state;
  const cell = cells[picked];
  const triangle = Math.min(Math.max(cell?.owner ?? 0, 0), trianglesOf(scene, points).length - 1);
  const { edges, isCovered, weights, depth, mask } = pixelFacts(state, { triangle, pixel: picked });
  const head = (isCovered ? words.pixelCovered : words.pixelNotCovered)(pixelName(picked), edges);
  if (show === 'samples') return [head, words.samplesInside(bits(mask))];
  if (!isCovered || !weights) return [head];
  if (show === 'depth') return [head, words.depth(depth.toFixed(3))];
  return [head, words.weights(weights.map((weight) => weight.toFixed(2)).join(', '))];
}

/** Ones in a mask. */
export const bits = (mask: number): number => [0, 1, 2, 3].filter((i) => (mask >> i) & 1).length;

/** What the reader is asked. */
export function questionOf({ scene, show, rule }: RasterState): string {
  if (show === 'samples') return words.questions.samples;
  if (scene === 'crossing') return words.questions.crossing;
  if (scene === 'shared') return rule === 'inclusive' ? words.questions.drawnTwice : words.questions.shared;
  return show === 'weights' ? words.questions.weights : words.questions.cover;
}

/** Whether the next pixel is covered. */
export function guessNext(
  pixel: number,
  { edges, values, isCovered }: ReturnType<typeof pixelFacts>,
  rule: Rule,
): Guess {
  const onEdge = isCovered ? words.onEdgeCounted : words.onEdgeNotCounted;
  const because = values.some((value) => value < 0)
    ? words.outside(edges)
    : values.some((value) => value === 0)
      ? onEdge(edges, words.rules[rule])
      : words.inside(edges);
  return {
    question: words.whetherCovered(pixelName(pixel)),
    choices: words.yesOrNo,
    right: isCovered ? 0 : 1,
    because,
  };
}
