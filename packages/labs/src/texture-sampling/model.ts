/** Texture sampling as a machine: a floor, a sampler, and one pixel that is asked. */
import { snap } from '../model/codec.ts';
import { kept } from '../model/kept.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { choose } from '../model/story.ts';
import { footprintOf, levelOf } from './plane.ts';
import { FILTERS, type Filter, type Sampler, sample, shapeOf, type Wrap } from './sampler.ts';
import { codec, type Field, RANGES, type Shows, startState, type TextureOptions, type TextureState } from './state.ts';
import { type Level, mipLevels, PATTERNS, type Pattern, SIZE } from './texture.ts';
import { words } from './words/lab.ts';

export type TextureAction =
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'pixel'; x: number; y: number }
  | { kind: 'pattern'; pattern: Pattern }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'wrap'; wrap: Wrap }
  | { kind: 'shows'; shows: Shows };

function patch(action: TextureAction): Partial<TextureState> {
  switch (action.kind) {
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'pixel':
      return { x: snap(action.x, RANGES.x), y: snap(action.y, RANGES.y) };
    case 'pattern':
      return { pattern: action.pattern };
    case 'filter':
      return { filter: action.filter };
    case 'wrap':
      return { wrap: action.wrap };
    case 'shows':
      return { shows: action.shows };
  }
}

function reduce(state: TextureState, action: TextureAction): TextureState {
  const next = { ...state, ...patch(action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const samplerOf = ({ filter, wrap, bias, most }: TextureState): Sampler => ({
  filter,
  wrap,
  bias,
  most: 2 ** most,
});

const made = kept<Level[]>(PATTERNS.length * RANGES.octaves.max);

/** The state's texture, made once. */
export const levelsOf = ({ pattern, octaves }: Pick<TextureState, 'pattern' | 'octaves'>): Level[] =>
  made(`${pattern} ${octaves}`, () => mipLevels(pattern, octaves));

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');

function describe(state: TextureState): string {
  const footprint = footprintOf(state, state.x, state.y);
  if (!footprint) return words.sky(state.x, state.y);
  const sampler = samplerOf(state);
  const { long, short, samples } = shapeOf(footprint, sampler, SIZE);
  const value = two(sample(levelsOf(state), sampler, footprint));
  const level = two(levelOf(footprint, sampler));
  const count = samples > 1 ? words.averaged(samples) : '';
  const pixel = words.pixel(words.filters[state.filter], two(long), two(short), level, count, value);
  return words.withVerdict(pixel, verdict(state.filter, long, short));
}

/** What is wrong or right with that. */
function verdict(filter: Filter, long: number, short: number): string {
  if (long <= 1) return words.magnified;
  if (filter === 'nearest' || filter === 'linear') return long > 2 ? words.mostMissed : words.stillRead;
  if (filter === 'anisotropic') return words.byShortEdge;
  return long / short > 2 ? words.blurred : words.fits;
}

const question = ({ filter, pattern }: TextureState): string =>
  pattern === 'noise' ? words.askNoise : filter === 'anisotropic' ? words.askAnisotropic : words.askFilters;

/** A step takes the next filter, from the plainest on. */
const atStep = (step: number): TextureAction => ({ kind: 'filter', filter: FILTERS[step] ?? 'nearest' });

/** Which level the next filter reads for the asked pixel. */
function guess(state: TextureState): Guess | undefined {
  const filter = FILTERS[FILTERS.indexOf(state.filter) + 1];
  const footprint = footprintOf(state, state.x, state.y);
  if (!filter || !footprint) return undefined;
  const sampler = { ...samplerOf(state), filter };
  const { long, short, samples } = shapeOf(footprint, sampler, SIZE);
  const level = levelText(levelOf(footprint, sampler));
  const scales = [1, short, Math.sqrt(long * short), long].map(Math.log2);
  const { choices, right } = choose(
    level,
    scales.map((scale) => levelText(clampLevel(scale + state.bias))).slice(0, 4),
  );
  if (choices.length < 2) return undefined;
  return {
    question: words.whichLevel(two(long), two(short), two(state.bias), words.filters[filter]),
    choices,
    right,
    because: words.because(level, words.reasons[filter], samples > 1 ? words.sampledTimes(samples) : ''),
  };
}

const clampLevel = (level: number): number => Math.min(Math.max(level, 0), Math.log2(SIZE));
const levelText = (level: number): string => words.level(two(level));

export const textureModel: LabModel<TextureOptions, TextureState, TextureAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ filter }) => FILTERS.indexOf(filter), last: () => FILTERS.length - 1, go: atStep },
  guess,
};
