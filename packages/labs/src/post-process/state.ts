/** What a reader can set: the stack from top to bottom, and where the bar between before and after stands. */
import { checked, fixed, flag, oneOf, record, whole } from '../model/codec.ts';
import { FILTERS, type Filter } from './filters.ts';
import { CURVES, type Curve, ENCODINGS, type Encoding } from './tone.ts';

export const RANGES = {
  radius: { min: 1, max: 5, step: 1 },
  threshold: { min: 0.5, max: 4, step: 0.25 },
  bloom: { min: 0, max: 1, step: 0.1 },
  /** Units of the yard; 0 leaves the step out. */
  occlusion: { min: 0, max: 1, step: 0.1 },
  /** Stops. */
  exposure: { min: -4, max: 3, step: 0.5 },
  split: { min: 0, max: 1, step: 0.02 },
} as const;
export type Field = keyof typeof RANGES;

export interface PostState extends Record<Field, number> {
  filter: Filter;
  curve: Curve;
  encoding: Encoding;
  /** Whether the picture comes with the noise of one path a pixel and frame. */
  isNoisy: boolean;
  hasRangeCheck: boolean;
  /** Frames put together, as a power of two. */
  step: number;
}

export const TASKS = ['tone', 'gamma', 'bloom', 'kernel', 'occlusion', 'denoise'] as const;
export type Task = (typeof TASKS)[number];

export interface PostOptions {
  task: Task;
}

export const LAST_STEP = 6;
const lastStep = ({ isNoisy }: Pick<PostState, 'isNoisy'>): number => (isNoisy ? LAST_STEP : 0);

const number = (field: Field) => fixed(RANGES[field].min, RANGES[field].max, RANGES[field].step);

export const codec = checked(
  record<PostState>({
    filter: oneOf(FILTERS),
    curve: oneOf(CURVES),
    encoding: oneOf(ENCODINGS),
    isNoisy: flag,
    hasRangeCheck: flag,
    step: whole(0, LAST_STEP),
    radius: number('radius'),
    threshold: number('threshold'),
    bloom: number('bloom'),
    occlusion: number('occlusion'),
    exposure: number('exposure'),
    split: number('split'),
  }),
  (state) => state.step <= lastStep(state),
);

const BASE: PostState = {
  filter: 'none',
  curve: 'clip',
  encoding: 'srgb',
  isNoisy: false,
  hasRangeCheck: true,
  step: 0,
  radius: 2,
  threshold: 1,
  bloom: 0,
  occlusion: 0,
  exposure: 0,
  split: 0.5,
};

const STARTS: Record<Task, Partial<PostState>> = {
  tone: { curve: 'aces', exposure: -0.5 },
  gamma: { encoding: 'linear' },
  bloom: { bloom: 0.6, curve: 'aces' },
  kernel: { filter: 'edge' },
  occlusion: { occlusion: 0.5, curve: 'reinhard', exposure: 1 },
  denoise: { isNoisy: true, filter: 'guided', radius: 3, curve: 'reinhard', exposure: 1 },
};

/** The state that a task begins with. */
export const startState = ({ task }: PostOptions): PostState => ({ ...BASE, ...STARTS[task] });
