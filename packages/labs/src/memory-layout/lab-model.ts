/** The memory lab as a machine: a program of few classes is edited, and one of them laid out component by component. */
import type { LabModel } from '../model/lab-model.ts';
import { goTo, stepsOf } from '../model/story.ts';
import { progressText, question } from './describe.ts';
import {
  type BaseKind,
  changeShown,
  earlierNames,
  moveField,
  newField,
  shownClass,
  sortByAlignment,
  withBase,
  withCount,
  withOverlap,
  withType,
} from './edit.ts';
import { guessNext } from './guess.ts';
import { memoryLink } from './link.ts';
import type { Preset } from './presets.ts';
import { LIMITS, laidOut, lastStep, type MemoryOptions, type MemoryState, startState } from './state.ts';
import type { ClassSpec, FieldSpec } from './types.ts';
import { words } from './words/lab.ts';

/** A change of the members of the shown class. */
export type MemberAction =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'add' }
  | { kind: 'remove'; index: number }
  | { kind: 'sort' }
  | { kind: 'type'; index: number; type: string }
  | { kind: 'count'; index: number; count: number }
  | { kind: 'overlap'; index: number; isOn: boolean };

export type MemoryAction =
  | MemberAction
  | { kind: 'program'; program: Preset }
  | { kind: 'show'; name: string }
  | { kind: 'pick'; index: number }
  | { kind: 'class'; patch: Partial<Pick<ClassSpec, 'polymorphic' | 'hasConstructor' | 'align' | 'pack'>> }
  | { kind: 'base'; name: string; base: BaseKind }
  | { kind: 'go'; step: number };

function reduce(state: MemoryState, action: MemoryAction): MemoryState {
  switch (action.kind) {
    case 'program':
      return same(state, startState(action));
    case 'show':
      return show(state, action.name);
    case 'pick':
      return pick(state, action.index);
    case 'class':
      return changeShown(state, action.patch);
    case 'base': {
      if (!earlierNames(state).includes(action.name)) return state;
      return changeShown(state, { bases: withBase(shownClass(state).bases, action.name, action.base) });
    }
    case 'go':
      return goTo(state, action.step, lastStep(state));
    default:
      return changeMembers(state, action);
  }
}

const same = (state: MemoryState, next: MemoryState): MemoryState =>
  JSON.stringify(next) === JSON.stringify(state) ? state : next;

function show(state: MemoryState, name: string): MemoryState {
  if (name === state.shown || !state.classes.some((spec) => spec.name === name)) return state;
  const next = { ...state, shown: name, picked: 0 };
  const wasWhole = state.step === lastStep(state);
  return { ...next, step: wasWhole ? lastStep(next) : 0 };
}

function pick(state: MemoryState, index: number): MemoryState {
  return index === state.picked || !shownClass(state).fields[index] ? state : { ...state, picked: index };
}

function changeMembers(state: MemoryState, action: MemberAction): MemoryState {
  const { fields } = shownClass(state);
  const next = changed(state, fields, action);
  const after = next && next.length <= LIMITS.fields ? changeShown(state, { fields: next }) : state;
  if (after === state) return state;
  // The member that was picked stays so; a new one is.
  const name = action.kind === 'add' ? next?.at(-1)?.name : fields[state.picked]?.name;
  const held = next?.findIndex((field) => field.name === name) ?? 0;
  return { ...after, picked: Math.max(0, held) };
}

function changed(state: MemoryState, fields: readonly FieldSpec[], action: MemberAction): FieldSpec[] | undefined {
  const set = (index: number, make: (field: FieldSpec) => FieldSpec) =>
    fields[index] && fields.map((field, at) => (at === index ? make(field) : field));
  switch (action.kind) {
    case 'move':
      return moveField(fields, action.from, action.to);
    case 'add':
      return [...fields, newField(fields)];
    case 'remove':
      return fields[action.index] && fields.toSpliced(action.index, 1);
    case 'sort': {
      const { layouts } = laidOut(state);
      return sortByAlignment(fields, (type) => layouts.get(type)?.align ?? 1);
    }
    case 'type':
      return set(action.index, (field) => withType(field, action.type));
    case 'count':
      return action.count > LIMITS.count ? undefined : set(action.index, (field) => withCount(field, action.count));
    case 'overlap':
      return set(action.index, (field) => withOverlap(field, action.isOn));
  }
}

export const memoryModel: LabModel<MemoryOptions, MemoryState, MemoryAction> = {
  start: startState,
  reduce,
  describe: progressText,
  question,
  link: memoryLink,
  steps: stepsOf<MemoryState, MemoryAction>(lastStep, (step) => ({ kind: 'go', step })),
  guess: guessNext,
  get keys() {
    return [
      ['Tab', words.toNextMember],
      ['← → ↑ ↓', words.moveMember],
      ['Delete', words.removeMember],
    ] as const;
  },
};
