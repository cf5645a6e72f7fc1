/** What a reader can set: a program of few classes, which of them is shown, and how far it has been laid out. */
import { type Layouts, layoutProgram } from './layout.ts';
import { PROGRAMS, type Preset } from './presets.ts';
import { BUILT_IN, type ClassLayout, type ClassSpec } from './types.ts';

/** Limits of a program, so that its drawing stays readable; `size` in bytes. */
export const LIMITS = { classes: 4, fields: 7, count: 8, size: 4096 } as const;
/** Choices for `alignas` and `#pragma pack`. */
export const ALIGNMENTS = [8, 16, 32] as const;
export const PACKS = [1, 2, 4] as const;
/** Lengths of arrays. */
const COUNTS = Array.from({ length: LIMITS.count }, (_, at) => at + 1);

export interface MemoryOptions {
  program: Preset;
}

export interface MemoryState {
  classes: ClassSpec[];
  /** Name of the class that is drawn and edited. */
  shown: string;
  /** Components placed so far; the last step rounds the size up. */
  step: number;
  /** Index of the member that the forms are about. */
  picked: number;
}

const areUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Every class names only earlier ones, once each; alignas on a member meets neither pack nor `no_unique_address`. */
export function isProgram(classes: readonly ClassSpec[]): boolean {
  return classes.every(isClass) && [...layoutProgram(classes).values()].every(({ size }) => size <= LIMITS.size);
}

const isOneOf = (value: number | undefined, powers: readonly number[]) => value === undefined || powers.includes(value);

function isClass(
  { name: own, bases, fields, align, pack }: ClassSpec,
  index: number,
  classes: readonly ClassSpec[],
): boolean {
  const earlier = classes.slice(0, index).map((spec) => spec.name);
  return (
    !earlier.includes(own) &&
    isOneOf(align, ALIGNMENTS) &&
    isOneOf(pack, PACKS) &&
    areUnique(bases.map((base) => base.name)) &&
    bases.every((base) => earlier.includes(base.name)) &&
    areUnique(fields.map((member) => member.name)) &&
    fields.every(({ type }) => Object.hasOwn(BUILT_IN, type) || earlier.includes(type)) &&
    fields.every((member) => isOneOf(member.align, ALIGNMENTS) && isOneOf(member.count, COUNTS)) &&
    fields.every((member) => !member.align || (!pack && !member.overlap))
  );
}

/** The layout of all classes, and that of the shown one. */
export function laidOut({ classes, shown }: Pick<MemoryState, 'classes' | 'shown'>): {
  layouts: Layouts;
  layout: ClassLayout;
} {
  const layouts = layoutProgram(classes);
  const layout = layouts.get(shown);
  if (!layout) throw new Error(`No class ${shown}`);
  return { layouts, layout };
}

/** The last step: all is placed, and the size rounded up. */
export const lastStep = (state: Pick<MemoryState, 'classes' | 'shown'>): number =>
  laidOut(state).layout.placements.length + 1;

/** The state that a reader meets first: all is placed. */
export function startState({ program }: MemoryOptions): MemoryState {
  const classes = [...PROGRAMS[program]];
  const shown = classes.at(-1)?.name ?? 'A';
  return { classes, shown, step: lastStep({ classes, shown }), picked: 0 };
}
