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

export const FILTER_TITLES: Record<Filter, string> = {
  nearest: '最近点',
  linear: '双线性，没有mipmap',
  'mip-nearest': '双线性，取最近一级',
  trilinear: '三线性',
  anisotropic: '各向异性',
};
export const WRAP_TITLES: Record<Wrap, string> = { repeat: '重复', clamp: '夹到边缘', mirror: '镜像重复' };
export const PATTERN_TITLES: Record<Pattern, string> = { checker: '棋盘格', bricks: '砖墙', noise: '噪声' };
export const SHOWS_TITLES: Record<Shows, string> = { color: '采样结果', level: '读的是哪一级' };

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');

function describe(state: TextureState): string {
  const footprint = footprintOf(state, state.x, state.y);
  if (!footprint) return `第 ${state.x} 列第 ${state.y} 行的像素看到天空，不采样。`;
  const sampler = samplerOf(state);
  const { long, short, samples } = shapeOf(footprint, sampler, SIZE);
  const value = two(sample(levelsOf(state), sampler, footprint));
  const level = `读第 ${two(levelOf(footprint, sampler))} 级`;
  const count = samples > 1 ? `，沿长边取 ${samples} 次平均` : '';
  return `${FILTER_TITLES[state.filter]}：选中的像素盖住 ${two(long)} × ${two(short)} 个纹素，${level}${count}，得到 ${value}。${verdict(state.filter, long, short)}`;
}

/** What is wrong or right with that. */
function verdict(filter: Filter, long: number, short: number): string {
  if (long <= 1) return '一个纹素盖住不止一个像素，这里是放大。';
  if (filter === 'nearest' || filter === 'linear')
    return long > 2 ? '盖住的纹素大多没有读到，走动起来会闪。' : '差一点的纹素还读得到。';
  if (filter === 'anisotropic') return '长边多取几次，层级只按短边的尺度选。';
  return long / short > 2 ? '层级按长边选，短边方向被一起模糊了。' : '长短边差不多，这一级正合适。';
}

const question = ({ filter, pattern }: TextureState): string =>
  pattern === 'noise'
    ? '加倍频，再把镜头放平：细的一层在多远的地方就只剩平均灰了？'
    : filter === 'anisotropic'
      ? '把镜头放平：各向异性比三线性多看清了多远？'
      : '把镜头慢慢放平：远处从哪里开始乱？换哪种过滤最先看不到乱纹，又是谁糊得最厉害？';

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
    question: `像素盖住 ${two(long)} × ${two(short)} 个纹素，层级偏移 ${two(state.bias)}。换成${FILTER_TITLES[filter]}，它读第几级？`,
    choices,
    right,
    because: `${level}。${LEVEL_REASONS[filter]}${samples > 1 ? `沿长边取 ${samples} 次。` : ''}`,
  };
}

const clampLevel = (level: number): number => Math.min(Math.max(level, 0), Math.log2(SIZE));
const levelText = (level: number): string => `第 ${two(level)} 级`;
const LEVEL_REASONS: Record<Filter, string> = {
  nearest: '没有mipmap，只有第 0 级。',
  linear: '没有mipmap，只有第 0 级。',
  'mip-nearest': '长边纹素数的对数加上偏移，取最近的整数级。',
  trilinear: '长边纹素数的对数加上偏移，不取整，在两级之间插值。',
  anisotropic: '长边先除以取样次数，再取对数加偏移，所以比三线性的级小或一样。',
};

export const textureModel: LabModel<TextureOptions, TextureState, TextureAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ filter }) => FILTERS.indexOf(filter), last: () => FILTERS.length - 1, go: atStep },
  guess,
};
