/** Changes of one class of a program. */
import { isProgram, lastStep, type MemoryState } from './state.ts';
import { type BaseSpec, BUILT_IN, type ClassSpec, type FieldSpec } from './types.ts';

/** The class that is shown. */
export function shownClass({ classes, shown }: MemoryState): ClassSpec {
  const spec = classes.find(({ name }) => name === shown);
  if (!spec) throw new Error(`No class ${shown}`);
  return spec;
}

/** Names of the classes before the shown one: what it may be made of. */
export function earlierNames({ classes, shown }: MemoryState): string[] {
  return classes
    .slice(
      0,
      classes.findIndex(({ name }) => name === shown),
    )
    .map(({ name }) => name);
}

/** The state with the shown class changed; the very same one when no compiler would take it. What was all placed stays so. */
export function changeShown(state: MemoryState, patch: Partial<ClassSpec>): MemoryState {
  const classes = state.classes.map((spec) => (spec.name === state.shown ? bare({ ...spec, ...patch }) : spec));
  if (JSON.stringify(classes) === JSON.stringify(state.classes) || !isProgram(classes)) return state;
  const wasWhole = state.step === lastStep(state);
  const last = lastStep({ ...state, classes });
  return { ...state, classes, step: wasWhole ? last : Math.min(state.step, last) };
}

/** Without fields that are undefined. */
const bare = (spec: ClassSpec): ClassSpec =>
  Object.fromEntries(Object.entries(spec).filter(([, value]) => value !== undefined)) as unknown as ClassSpec;

/** Members with one of them at another place. */
export function moveField(fields: readonly FieldSpec[], index: number, to: number): FieldSpec[] {
  const field = fields[index];
  if (!field || to < 0 || to >= fields.length) return [...fields];
  return fields.toSpliced(index, 1).toSpliced(to, 0, field);
}

/** A new member with the first free letter for a name. */
export function newField(fields: readonly FieldSpec[]): FieldSpec {
  const name = [...'abcdefghijk'].find((letter) => fields.every((field) => field.name !== letter)) ?? 'z';
  return { name, type: 'char' };
}

/** Members from the strictest alignment to the weakest, which leaves padding only at the end. */
export function sortByAlignment(fields: readonly FieldSpec[], alignOf: (type: string) => number): FieldSpec[] {
  const strictness = ({ type, align }: FieldSpec) => Math.max(align ?? 1, BUILT_IN[type]?.align ?? alignOf(type));
  return fields.toSorted((a, b) => strictness(b) - strictness(a));
}

/** `no_unique_address` is offered for classes only. */
export function withType({ overlap, ...field }: FieldSpec, type: string): FieldSpec {
  return { ...field, type, ...(overlap && !(type in BUILT_IN) && { overlap }) };
}

/** A length of 1 is no array. */
export function withCount({ count: _, ...field }: FieldSpec, count: number): FieldSpec {
  return count > 1 ? { ...field, count } : field;
}

export function withOverlap({ overlap: _, ...field }: FieldSpec, isOn: boolean): FieldSpec {
  return isOn ? { ...field, overlap: true } : field;
}

export type BaseKind = 'none' | 'plain' | 'virtual';

/** How a class has another one as its base. */
export function baseKind(bases: readonly BaseSpec[], name: string): BaseKind {
  const base = bases.find((each) => each.name === name);
  return base ? (base.virtual ? 'virtual' : 'plain') : 'none';
}

export function withBase(bases: readonly BaseSpec[], name: string, kind: BaseKind): BaseSpec[] {
  const changed = { name, virtual: kind === 'virtual' };
  if (kind === 'none') return bases.filter((base) => base.name !== name);
  return bases.some((base) => base.name === name)
    ? bases.map((base) => (base.name === name ? changed : base))
    : [...bases, changed];
}
