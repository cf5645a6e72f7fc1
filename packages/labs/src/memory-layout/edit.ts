/** Changes of one class of a program. */
import type { MemoryState } from './state.ts';
import { BUILT_IN, type ClassSpec, type FieldSpec } from './types.ts';

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

/** The program with the shown class changed. */
export const changeShown = (state: MemoryState, patch: Partial<ClassSpec>): Partial<MemoryState> => ({
  classes: state.classes.map((spec) => (spec.name === state.shown ? { ...spec, ...patch } : spec)),
});

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
