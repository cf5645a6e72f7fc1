/** Recursions that return a value: Fibonacci's numbers, a template's pack, folds. */
import type { Call, Input } from './types.ts';
import { words } from './words/lab.ts';

export function fibonacci({ size, isPruned }: Input): Call {
  const memory = new Map<number, number>();
  const chips = () => (isPruned ? [...memory].map(([n, value]) => `F${n}=${value}`) : []);
  const grow = (n: number): Call => {
    const label = `F${n}`;
    if (n < 2) return { label, kind: 'value', value: n, chips: chips(), children: [], enters: words.fibBase(n) };
    const known = memory.get(n);
    if (isPruned && known !== undefined)
      return {
        label,
        kind: 'memo',
        value: known,
        chips: chips(),
        children: [],
        enters: words.fibKnown(n, known),
      };
    const before = chips();
    const children = [grow(n - 1), grow(n - 2)];
    const value = children.reduce((sum, child) => sum + (child.value ?? 0), 0);
    memory.set(n, value);
    return {
      label,
      kind: 'inner',
      value,
      chips: before,
      children,
      enters: words.fibNeeds(n),
      leaves: words.fibIs(n, children.map((child) => child.value).join(' + '), value, isPruned),
    };
  };
  return grow(size);
}

/** Types of a pack, in the order in which they are added. */
const TYPES = ['int', 'double', 'char', 'bool', 'long'];

/** `print(first, rest...)`: every call instantiates a function for one type fewer. */
export function pack({ size, isPruned }: Input): Call {
  const grow = (types: readonly string[], done: readonly string[]): Call => {
    const name = `print<${types.join(', ')}>`;
    const [first, ...rest] = types;
    if (first === undefined)
      return {
        label: 'print()',
        kind: 'solution',
        chips: done,
        children: [],
        enters: words.packEmpty,
      };
    const isLast = isPruned && rest.length === 0;
    const chips = [...done, first];
    if (isLast)
      return {
        label: name,
        kind: 'solution',
        chips,
        children: [],
        enters: words.packLast(name, first),
      };
    return {
      label: name,
      kind: 'inner',
      chips,
      children: [grow(rest, chips)],
      enters: words.packPrints(name, first, rest.length),
      leaves: words.returns(name),
    };
  };
  return grow(TYPES.slice(0, size), []);
}

/** A fold over minus: which side goes deeper decides the result. */
function fold(numbers: readonly number[], isLeft: boolean): Call {
  const leaf = (value: number): Call => ({
    label: String(value),
    kind: 'value',
    value,
    chips: [],
    children: [],
    enters: words.inPack(value),
  });
  const join = (a: Call, b: Call): Call => {
    const value = (a.value ?? 0) - (b.value ?? 0);
    const label = `(${a.label}−${b.label})`;
    return {
      label,
      kind: 'inner',
      value,
      chips: [],
      children: [a, b],
      enters: words.bothSidesFirst(label),
      leaves: words.differenceIs(label, String(a.value), bracketed(b.value ?? 0), value),
    };
  };
  const leaves = numbers.map(leaf);
  const [first, ...rest] = isLeft ? leaves : leaves.reverse();
  if (!first) throw new RangeError('a fold of nothing');
  return rest.reduce((sum, next) => (isLeft ? join(sum, next) : join(next, sum)), first);
}

const bracketed = (value: number) => (value < 0 ? `(${value})` : String(value));

export const leftFold = ({ numbers }: Input) => fold(numbers, true);
export const rightFold = ({ numbers }: Input) => fold(numbers, false);
