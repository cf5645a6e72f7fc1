/** Shadow maps as a machine: a lamp, a map, a filter, and one pixel that is asked. */
import { snap } from '../model/codec.ts';
import { kept } from '../model/kept.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { FAR } from './depth-map.ts';
import type { Method } from './filters.ts';
import { type Rendering, render, type Shaded, shade } from './render.ts';
import { codec, type Field, RANGES, type ShadowOptions, type ShadowState, startState } from './state.ts';

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

export const METHOD_TITLES: Record<Method, string> = { hard: '一次比较', pcf: 'PCF', pcss: 'PCSS', vsm: 'VSM' };
export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const drawn = kept<Rendering>(6);

/** The state's picture, drawn once; the asked pixel is no part of it. */
export const renderingOf = (state: ShadowState): Rendering =>
  drawn(JSON.stringify({ ...state, x: 0, y: 0 }), () => render(state));

function describe(state: ShadowState): string {
  const { acne, leak } = renderingOf(state);
  const whole = `${METHOD_TITLES[state.method]}，${2 ** state.size} × ${2 ** state.size} 的深度图：该亮却暗（自遮挡）${percent(acne)}，该暗却亮（漏光、悬浮）${percent(leak)}。`;
  return `${whole}${pixelText(shade(state, state.x, state.y))}`;
}

function pixelText(shaded: Shaded | undefined): string {
  if (!shaded) return '选中的像素在地面之外。';
  const { light, truth, depth, stored } = shaded;
  const map = stored >= FAR ? '图里那里什么也没有' : `图里存的是 ${two(stored)}`;
  const verdict = Math.abs(light - truth) < 0.5 ? '判断正确' : truth > light ? '误判成暗' : '误判成亮';
  return `选中的像素深度 ${two(depth)}，${map}，得到 ${percent(light)} 的光，${verdict}。`;
}

function question({ method, bias }: ShadowState): string {
  if (method === 'pcss') return '把光源调大：影子为什么在贴着物体的地方清楚，远处模糊？';
  if (method === 'vsm') return '板子下面为什么漏进光来？把核加大，漏得更多还是更少？';
  return bias === 0
    ? '地面上的条纹从哪里来？把偏移一点点加大：条纹刚好消失时，影子离开物体了吗？'
    : '把偏移加到最大：影子从哪里开始脱离物体？';
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
    question: `深度图边长从 ${2 ** state.size} 加倍到 ${2 ** next.size}，${isAcne ? '该亮却暗' : '该暗却亮'}的 ${percent(a)} 像素会怎样？`,
    choices: ['几乎不变', '变少，但剩下一半以上', '少掉一半以上', '变多'],
    right: b > a * 1.05 ? 3 : b > a * 0.95 ? 0 : b > a / 2 ? 1 : 2,
    because: `${percent(a)} 变成 ${percent(b)}。一个纹素的边长减半，它盖住的斜面上深度差也减半；偏移该有多大跟着它走。`,
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
