/** What a reader can set: a program and how far it has run. */
import * as v from 'valibot';
import { MOST_STEPS } from './model.ts';
import { newStatement, type Piece, PROGRAMS, type Preset } from './programs.ts';
import type { Statement } from './types.ts';

/** Limits of a program that comes from a link: statements in a body, depth of bodies, characters of its JSON. */
const MOST_STATEMENTS = 14;
const DEEPEST = 5;
const LONGEST = 4000;

export interface LoopOptions {
  program: Preset;
  /** Steps already taken when the reader comes; more than there are is the end. */
  step?: number;
}

export interface LoopState {
  program: Statement[];
  /** Steps taken. */
  step: number;
}

/** A label: shown and printed, never run. */
const label = v.pipe(v.string(), v.regex(/^[^'\\\n]{1,24}$/));
const body: v.GenericSchema<unknown, Statement[]> = v.pipe(
  v.array(v.lazy(() => statement)),
  v.maxLength(MOST_STATEMENTS),
);
const bodies = v.pipe(v.array(body), v.minLength(1), v.maxLength(4));
const statement: v.GenericSchema<unknown, Statement> = v.variant('do', [
  v.object({ do: v.literal('log'), text: label }),
  v.object({ do: v.literal('timeout'), ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000)), body }),
  v.object({ do: v.literal('microtask'), body }),
  v.object({ do: v.literal('promise'), chain: bodies }),
  v.object({ do: v.literal('async'), parts: bodies }),
  v.object({ do: v.literal('on'), event: label, handler: label, body }),
  v.object({ do: v.literal('off'), event: label, handler: label }),
  v.object({ do: v.picklist(['emit', 'post']), event: label }),
  v.object({ do: v.literal('update') }),
]);

/** Whether arrays and objects lie no more than `levels` deep in each other. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  !value ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)));

/** A state as it may come from a link. Its depth is looked at first, since the schema follows it. */
export const loopState = v.pipe(
  v.unknown(),
  v.check((state) => isShallow(state, 2 + 3 * DEEPEST) && JSON.stringify(state).length <= LONGEST),
  v.object({
    program: body,
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS)),
  }),
);

/** The state that a reader meets first. */
export const startState = ({ program, step = 0 }: LoopOptions): LoopState => ({
  program: [...PROGRAMS[program]],
  step,
});

/** The program with one more statement; its label is the next free letter. */
export function withPiece({ program }: LoopState, piece: Piece): Partial<LoopState> {
  if (program.length >= MOST_STATEMENTS) return {};
  const text = JSON.stringify(program);
  const label = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !text.includes(`"${letter}`)) ?? 'Z';
  return { program: [...program, newStatement(piece, label)], step: 0 };
}
