/** What a reader can set, and what a link may bring. */
import * as v from 'valibot';
import { PROGRAMS, type Preset } from './presets.ts';
import { BUILT_IN, type ClassSpec } from './types.ts';

/** Limits of a program, so that its drawing stays readable. */
export const LIMITS = { classes: 4, fields: 7, count: 8 } as const;
/** Choices for `alignas` and `#pragma pack`. */
export const ALIGNMENTS = [8, 16, 32] as const;
export const PACKS = [1, 2, 4] as const;

export interface MemoryOptions {
  program: Preset;
}

export interface MemoryState {
  classes: ClassSpec[];
  /** Name of the class that is drawn and edited. */
  shown: string;
}

const name = v.pipe(v.string(), v.regex(/^[A-D]$/));
const field = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z]\d?$/)),
  type: v.string(),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.count))),
  align: v.optional(v.picklist(ALIGNMENTS)),
  overlap: v.optional(v.literal(true)),
});
const classSpec = v.object({
  name,
  bases: v.pipe(v.array(v.object({ name, virtual: v.boolean() })), v.maxLength(LIMITS.classes)),
  polymorphic: v.boolean(),
  fields: v.pipe(v.array(field), v.maxLength(LIMITS.fields)),
  align: v.optional(v.picklist(ALIGNMENTS)),
  pack: v.optional(v.picklist(PACKS)),
  hasConstructor: v.boolean(),
});

const areUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Every class names only earlier ones, once each; alignas on a member meets neither pack nor `no_unique_address`. */
function isProgram(classes: readonly ClassSpec[]): boolean {
  return classes.every(({ name: own, bases, fields, pack }, index) => {
    const earlier = classes.slice(0, index).map((spec) => spec.name);
    return (
      !earlier.includes(own) &&
      areUnique(bases.map((base) => base.name)) &&
      bases.every((base) => earlier.includes(base.name)) &&
      areUnique(fields.map((member) => member.name)) &&
      fields.every(({ type }) => Object.hasOwn(BUILT_IN, type) || earlier.includes(type)) &&
      fields.every(({ align, overlap }) => !align || (!pack && !overlap))
    );
  });
}

/** A state as it may come from a link. */
export const memoryState = v.pipe(
  v.object({
    classes: v.pipe(v.array(classSpec), v.minLength(1), v.maxLength(LIMITS.classes)),
    shown: name,
  }),
  v.check(({ classes, shown }) => isProgram(classes) && classes.some((spec) => spec.name === shown)),
);

/** The state that a reader meets first. */
export function startState({ program }: MemoryOptions): MemoryState {
  const classes = [...PROGRAMS[program]];
  return { classes, shown: classes.at(-1)?.name ?? 'A' };
}
