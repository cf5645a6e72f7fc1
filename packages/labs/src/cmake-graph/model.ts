/** The CMake lab as a machine: targets, links between them, and the one that is looked at. */

import { checked, list, maybe, oneOf, record, snap, whole } from '../model/codec.ts';
import type { Guess, LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { graphText, guessNext } from './describe.ts';
import { KINDS, type Kind, NAMES, PAIRS, SCOPES, type Scope } from './graph.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import type { CmakeState } from './state.ts';
import { words } from './words/lab.ts';

export interface CmakeOptions {
  preset: PresetName;
}

export type CmakeAction =
  | { kind: 'preset'; preset: PresetName }
  | { kind: 'library'; target: number; library: Kind }
  | { kind: 'scope'; target: number; scope: Scope }
  | { kind: 'link'; pair: number; scope: Scope | undefined }
  | { kind: 'turn'; pair: number }
  | { kind: 'pick'; target: number }
  | { kind: 'go'; step: number };

const isInterface = ({ kinds }: Pick<CmakeState, 'kinds'>, target: number): boolean =>
  target > 0 && kinds[target - 1] === 'interface';

/** An interface library compiles nothing: CMake takes no other scope of it. */
function lawful(state: CmakeState): CmakeState {
  return {
    ...state,
    scopes: state.scopes.map((scope, i) => (isInterface(state, i) ? 'INTERFACE' : scope)),
    links: state.links.map((scope, pair) => (scope && isInterface(state, PAIRS[pair]?.[0] ?? 0) ? 'INTERFACE' : scope)),
  };
}

const isLawful = (state: CmakeState): boolean => JSON.stringify(lawful(state)) === JSON.stringify(state);

function replaced<Value>(values: readonly Value[], at: number, value: Value): Value[] | undefined {
  if (!(at in values) || values[at] === value) return undefined;
  return values.map((old, i) => (i === at ? value : old));
}

/** After a press: none, PUBLIC, PRIVATE, INTERFACE, none. */
export function nextScope(state: CmakeState, pair: number): Scope | undefined {
  const order = isInterface(state, PAIRS[pair]?.[0] ?? 0) ? [undefined, 'INTERFACE' as const] : [undefined, ...SCOPES];
  return order[(order.indexOf(state.links[pair]) + 1) % order.length];
}

function reduce(state: CmakeState, action: CmakeAction): CmakeState {
  switch (action.kind) {
    case 'preset':
      return started(action.preset);
    case 'library':
      return patched(state, { kinds: replaced(state.kinds, action.target - 1, action.library) });
    case 'scope':
      return patched(state, { scopes: replaced(state.scopes, action.target, action.scope) });
    case 'link':
      return patched(state, { links: replaced(state.links, action.pair, action.scope) });
    case 'turn':
      return patched(state, { links: replaced(state.links, action.pair, nextScope(state, action.pair)) });
    case 'pick': {
      const picked = snap(action.target, { min: 0, max: NAMES.length - 1, step: 1 });
      return picked === state.picked ? state : { ...state, picked };
    }
    case 'go': {
      const done = snap(action.step, { min: 0, max: NAMES.length, step: 1 });
      if (done === state.done) return state;
      return { ...state, done, picked: done > 0 ? NAMES.length - done : state.picked };
    }
  }
}

function patched(state: CmakeState, patch: { [Key in keyof CmakeState]?: CmakeState[Key] | undefined }): CmakeState {
  const [change] = Object.values(patch);
  if (change === undefined) return state;
  const next = lawful({ ...state, ...patch } as CmakeState);
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

function started(preset: PresetName): CmakeState {
  const { targets, links } = PRESETS[preset];
  return {
    preset,
    kinds: targets.slice(1).map(({ kind }) => (kind === 'program' ? 'static' : kind)),
    scopes: targets.map(({ scope }) => scope),
    links: PAIRS.map(([from, to]) => links.find((link) => link.from === from && link.to === to)?.scope),
    picked: 0,
    done: NAMES.length,
  };
}

function guess(state: CmakeState): Guess | undefined {
  return state.done < NAMES.length ? guessNext(state, NAMES.length - 1 - state.done) : undefined;
}

export const cmakeModel: LabModel<CmakeOptions, CmakeState, CmakeAction> = {
  start: ({ preset }) => started(preset),
  reduce,
  describe: graphText,
  question: ({ preset }) => words.questions[preset],
  link: linkFormat(
    checked(
      record<CmakeState>({
        preset: oneOf(PRESET_NAMES),
        kinds: list(oneOf(KINDS), 3, 3),
        scopes: list(oneOf(SCOPES), NAMES.length, NAMES.length),
        links: list(maybe(oneOf(SCOPES)), PAIRS.length, PAIRS.length),
        picked: whole(0, NAMES.length - 1),
        done: whole(0, NAMES.length),
      }),
      isLawful,
    ),
  ),
  steps: { at: ({ done }) => done, last: () => NAMES.length, go: (step) => ({ kind: 'go', step }), rate: () => 0.8 },
  guess,
  get keys() {
    return [[words.enter, words.onEdgeOrTarget]] as const;
  },
};
