/** A program as the text of a link. */
import { type Codec, checked, flag, list, maybe, oneOf, record, whole } from '../model/codec.ts';
import { linkFormat } from '../model/link-format.ts';
import { ALIGNMENTS, isProgram, LIMITS, lastStep, type MemoryState, PACKS } from './state.ts';
import { type BaseSpec, BUILT_IN, type ClassSpec, type FieldSpec } from './types.ts';

const CLASS_NAMES = ['A', 'B', 'C', 'D'];
const className = oneOf(CLASS_NAMES);
const memberName = oneOf(
  [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => ['', ...'0123456789'].map((digit) => letter + digit)),
);
const typeName = oneOf([...Object.keys(BUILT_IN), ...CLASS_NAMES]);

/** The fields of an object without those that are undefined: types and texts tell them from absent ones. */
function bare<Value extends object>(codec: Codec<Value>): Codec<Value> {
  return {
    write: codec.write,
    read: (take) =>
      Object.fromEntries(Object.entries(codec.read(take)).filter(([, value]) => value !== undefined)) as Value,
  };
}

const isTrue: Codec<true | undefined> = {
  write: (value, put) => flag.write(value === true, put),
  read: (take) => flag.read(take) || undefined,
};

const field = bare(
  record({
    name: memberName,
    type: typeName,
    count: maybe(whole(1, LIMITS.count)),
    align: maybe(oneOf(ALIGNMENTS)),
    overlap: isTrue,
  }),
) as unknown as Codec<FieldSpec>;

const spec = bare(
  record({
    name: className,
    bases: list(record<BaseSpec>({ name: className, virtual: flag }), 0, LIMITS.classes),
    polymorphic: flag,
    hasConstructor: flag,
    fields: list(field, 0, LIMITS.fields),
    align: maybe(oneOf(ALIGNMENTS)),
    pack: maybe(oneOf(PACKS)),
  }),
) as unknown as Codec<ClassSpec>;

/** More components than any class of a program has. */
const MOST_STEPS = 31;

/** Programs that no compiler would take are refused; the first release showed all that was placed. */
export const memoryLink = linkFormat<MemoryState>(
  checked(
    record<MemoryState>({
      classes: list(spec, 1, LIMITS.classes),
      shown: className,
      step: whole(0, MOST_STEPS),
      picked: whole(0, LIMITS.fields - 1),
    }),
    (state) =>
      isProgram(state.classes) &&
      state.classes.some(({ name }) => name === state.shown) &&
      state.step <= lastStep(state),
  ),
  [],
  (json) => {
    const old = json as Pick<MemoryState, 'classes' | 'shown'>;
    return { ...old, step: isProgram(old.classes) ? lastStep(old) : 0, picked: 0 };
  },
);
