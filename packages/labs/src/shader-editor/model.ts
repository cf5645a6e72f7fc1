/** The shader lab as a machine: a program's text, its uniforms, a place to look at, and what the card found. */
import { snap } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { describe, question } from './describe.ts';
import type { PresetName } from './presets.ts';
import { readSliders, type ShaderError, settingsOf, usesTime } from './source.ts';
import { LONGEST, link, SHARE, type ShaderOptions, type ShaderState, startState, TICK_RATE, TICKS } from './state.ts';

export type ShaderAction =
  | { kind: 'preset'; preset: PresetName }
  | { kind: 'edit'; code: string }
  | { kind: 'slide'; name: string; value: number }
  /** Looks at another place; no step to undo. */
  | { kind: 'look'; x: number; y: number }
  | { kind: 'go'; step: number }
  /** What the driver said of a program. */
  | { kind: 'compiled'; code: string; errors: ShaderError[] }
  /** What a program drew at a place. */
  | { kind: 'pixel'; code: string; x: number; y: number; rgba: number[] };

function changed(state: ShaderState, action: ShaderAction): ShaderState {
  switch (action.kind) {
    case 'preset':
      return { ...startState({ preset: action.preset }), x: state.x, y: state.y };
    case 'edit':
      return edited(state, action.code.slice(0, LONGEST));
    case 'slide': {
      const values = settingsOf(readSliders(state.code), { ...state.values, [action.name]: action.value });
      return { ...state, values };
    }
    case 'look':
      return { ...state, x: snap(action.x, SHARE), y: snap(action.y, SHARE) };
    case 'go':
      return { ...state, tick: snap(action.step, { min: 0, max: lastTick(state), step: 1 }) };
    case 'compiled':
    case 'pixel':
      return action.code === state.code ? { ...state, found: foundBy(state, action) } : state;
  }
}

/** Another program: nothing is known of it yet. */
function edited({ found: _, ...state }: ShaderState, code: string): ShaderState {
  const values = settingsOf(readSliders(code), state.values);
  return { ...state, code, values, tick: usesTime(code) ? state.tick : 0 };
}

type Report = Extract<ShaderAction, { kind: 'compiled' | 'pixel' }>;

function foundBy({ found }: ShaderState, report: Report): NonNullable<ShaderState['found']> {
  if (report.kind === 'compiled') {
    const isGood = report.errors.length === 0;
    return { errors: report.errors, ...(isGood && found?.pixel && { pixel: found.pixel }) };
  }
  const { x, y, rgba } = report;
  return { errors: found?.errors ?? [], pixel: { x, y, rgba } };
}

const lastTick = ({ code }: ShaderState) => (usesTime(code) ? TICKS : 0);

function reduce(state: ShaderState, action: ShaderAction): ShaderState {
  if (action.kind === 'edit' && action.code === state.code) return state;
  const next = changed(state, action);
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

export const shaderModel: LabModel<ShaderOptions, ShaderState, ShaderAction> = {
  start: startState,
  reduce,
  describe,
  question,
  link,
  reports: ({ kind }) => kind === 'compiled' || kind === 'pixel' || kind === 'look',
  steps: {
    at: ({ tick }) => tick,
    last: lastTick,
    go: (step) => ({ kind: 'go', step }),
    rate: () => TICK_RATE,
  },
};
