/** Shadow maps as a machine: a lamp, a map, a filter, and one pixel that is asked. */
import { snap } from '../model/codec.ts';
import { kept } from '../model/kept.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { FAR } from './depth-map.ts';
import type { Method } from './filters.ts';
import { type Rendering, render, type Shaded, shade } from './render.ts';
import { codec, type Field, RANGES, type ShadowOptions, type ShadowState, startState } from './state.ts';
import { words } from './words/lab.ts';

export type ShadowAction =
  | { kind: 'set'; field: Field; value: number }
  | { kind: 'pixel'; x: number; y: number }
  | { kind: 'sun'; azimuth: number; elevation: number }
  | { kind: 'method'; method: Method }
  | { kind: 'slope'; isOn: boolean }
  | { kind: 'cascade'; isOn: boolean };

function patch(action: ShadowAction): Partial<ShadowState> {
  switch (action.kind) {
    case 'set':
      return { [action.field]: snap(action.value, RANGES[action.field]) };
    case 'pixel':
      return { x: snap(action.x, RANGES.x), y: snap(action.y, RANGES.y) };
    case 'sun':
      return {
        azimuth: snap(action.azimuth, RANGES.azimuth),
        elevation: snap(action.elevation, RANGES.elevation),
      };
    case 'method':
      return { method: action.method };
    case 'slope':
      return { isSloped: action.isOn };
    case 'cascade':
      return { hasCascade: action.isOn };
  }
}

function reduce(state: ShadowState, action: ShadowAction): ShadowState {
  const next = { ...state, ...patch(action) };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const drawn = kept<Rendering>(6);

/** The state's picture, drawn once; the asked pixel is no part of it. */
export const renderingOf = (state: ShadowState): Rendering =>
  drawn(JSON.stringify({ ...state, x: 0, y: 0 }), () => render(state));

function describe(state: ShadowState): string {
  const { acne, leak } = renderingOf(state);
  const pixel = pixelText(shade(state, state.x, state.y));
  return words.picture(words.methods[state.method], 2 ** state.size, percent(acne), percent(leak), pixel);
}

function pixelText(shaded: Shaded | undefined): string {
  if (!shaded) return words.notOnGround;
  const { light, truth, depth, stored } = shaded;
  const map = stored >= FAR ? words.nothingStored : words.stored(two(stored));
  const verdict = Math.abs(light - truth) < 0.5 ? words.isRight : truth > light ? words.isTooDark : words.isTooBright;
  return words.pixel(two(depth), map, percent(light), verdict);
}

function question({ method, bias }: ShadowState): string {
  if (method === 'pcss') return words.askPcss;
  if (method === 'vsm') return words.askVsm;
  return bias === 0 ? words.askAcne : words.askBias;
}

/** A step doubles the map's edge. */
const atStep = (step: number): ShadowAction => ({ kind: 'set', field: 'size', value: RANGES.size.min + step });
const LAST_STEP = RANGES.size.max - RANGES.size.min;

/** What a map with twice the edge does to what is judged wrong. */
function guess(state: ShadowState): Guess | undefined {
  if (state.size === RANGES.size.max) return undefined;
  const next = reduce(state, atStep(state.size - RANGES.size.min + 1));
  const [now, then] = [renderingOf(state), renderingOf(next)];
  const isAcne = now.acne >= now.leak;
  const [a, b] = isAcne ? [now.acne, then.acne] : [now.leak, then.leak];
  if (a < 0.002) return undefined;
  return {
    question: words.whatOf(2 ** state.size, 2 ** next.size, isAcne ? words.acne : words.leak, percent(a)),
    choices: words.outcomes,
    right: b > a * 1.05 ? 3 : b > a * 0.95 ? 0 : b > a / 2 ? 1 : 2,
    because: words.because(percent(a), percent(b)),
  };
}

export const shadowModel: LabModel<ShadowOptions, ShadowState, ShadowAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link: linkFormat(codec),
  steps: { at: ({ size }) => size - RANGES.size.min, last: () => LAST_STEP, go: atStep },
  guess,
};
