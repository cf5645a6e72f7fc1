/** A history as the text of a link. */
import { type Codec, checked, oneOf, record, whole } from '../model/codec.ts';
import { linkFormat } from '../model/link-format.ts';
import { MAX_ITEMS } from './model.ts';
import { type ContainerState, MAX_RESERVE, MAX_STEPS, replay, type Step, TOOLS, VALUES } from './state.ts';
import { KINDS } from './types.ts';

const NAMES = [
  ...['push_back', 'push_front', 'insert', 'erase', 'pin'],
  ...['reserve', 'pop_back', 'pop_front', 'shrink_to_fit', 'clear'],
] as Step['op'][];
const name = oneOf(NAMES);
const length = whole(0, MAX_STEPS);
const position = whole(0, MAX_ITEMS);
const count = whole(0, MAX_RESERVE);
const value = whole(VALUES.min, VALUES.max);

/** A value costs one bit where it follows on the one before, as it mostly does. */
const values = () => {
  let expected = 0;
  const seen = (taken: number) => {
    expected = taken + 1;
    return taken;
  };
  return {
    write(taken: number, put: Parameters<Codec<number>['write']>[1]) {
      put(taken === expected ? 1 : 0, 2);
      if (taken !== expected) value.write(taken, put);
      seen(taken);
    },
    read: (take: (size: number) => number) => seen(take(2) ? within(expected) : value.read(take)),
  };
};

function within(taken: number): number {
  if (taken > VALUES.max) throw new RangeError(`${taken} is no value`);
  return taken;
}

const steps: Codec<Step[]> = {
  write(all, put) {
    length.write(all.length, put);
    const following = values();
    for (const step of all) {
      name.write(step.op, put);
      if ('at' in step) position.write(step.at, put);
      if ('count' in step) count.write(step.count, put);
      if ('value' in step) following.write(step.value, put);
    }
  },
  read(take) {
    const following = values();
    return Array.from({ length: length.read(take) }, () => {
      const op = name.read(take);
      if (op === 'push_back' || op === 'push_front') return { op, value: following.read(take) };
      if (op === 'insert') return { op, at: position.read(take), value: following.read(take) };
      if (op === 'erase' || op === 'pin') return { op, at: position.read(take) };
      return op === 'reserve' ? { op, count: count.read(take) } : { op };
    });
  },
};

/** Histories must be possible; the first release had no calls to come and nothing that a press does. */
export const containerLink = linkFormat<ContainerState>(
  checked(
    record<ContainerState>({
      kind: oneOf(KINDS),
      steps,
      step: length,
      tool: oneOf(TOOLS),
      at: position,
      value,
    }),
    (state) => state.step <= state.steps.length && replay(state.kind, state.steps) !== undefined,
  ),
  [],
  (json) => {
    const old = json as Omit<ContainerState, 'step' | 'tool'>;
    return { ...old, step: old.steps.length, tool: 'insert' };
  },
);
