/**
 * Values as digits of a number in mixed radix: a choice of five takes log₂ 5 bits, not eight. What a codec reads is
 * always within its ranges, so it is also what checks a link that anyone may have written.
 */

/** Writes and reads one kind of value. */
export interface Codec<Value> {
  /** Hands over the digits of a value, each with how many values it could have; throws `RangeError` beyond its range. */
  write: (value: Value, put: (digit: number, size: number) => void) => void;
  /** Takes them in the same order. */
  read: (take: (size: number) => number) => Value;
}

/** Steps of a range above which a state would not be exact any more. */
const MOST_STEPS = 2 ** 32;

/** An integer from `min` to `max`. */
export function whole(min: number, max: number): Codec<number> {
  return fixed(min, max, 1);
}

/** A number from `min` to `max` in steps; the reducer must snap to them (`snap`), or the state has no link. */
export function fixed(min: number, max: number, step: number): Codec<number> {
  const size = Math.round((max - min) / step) + 1;
  if (!(size >= 1 && size <= MOST_STEPS)) throw new RangeError(`${min} to ${max} by ${step} is no range`);
  return {
    write(value, put) {
      if (snap(value, { min, max, step }) !== value)
        throw new RangeError(`${value} is not in ${min} to ${max} by ${step}`);
      put(Math.round((value - min) / step), size);
    },
    read: (take) => snap(min + take(size) * step, { min, max, step }),
  };
}

/** The nearest value of a stepped range, the same floating-point number whichever way it was come to; of no number the least. */
export function snap(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const within = Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
  const count = Math.round((within - min) / step);
  // Ten decimals: what steps like 0.1 add up to differs far behind them. `+ 0` because −0 is not 0 to a comparison.
  return Number((min + count * step).toFixed(10)) + 0;
}

/** One of some values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Codec<Value> {
  return {
    write(value, put) {
      const index = values.indexOf(value);
      if (index < 0) throw new RangeError(`${value} is none of ${values.join(', ')}`);
      put(index, values.length);
    },
    read(take) {
      const value = values[take(values.length)];
      if (value === undefined) throw new RangeError('a choice of nothing');
      return value;
    },
  };
}

/** On or off. */
export const flag: Codec<boolean> = {
  write: (value, put) => put(value ? 1 : 0, 2),
  read: (take) => take(2) === 1,
};

/** A value or nothing. */
export function maybe<Value>(codec: Codec<Value>): Codec<Value | undefined> {
  return {
    write(value, put) {
      flag.write(value !== undefined, put);
      if (value !== undefined) codec.write(value, put);
    },
    read: (take) => (flag.read(take) ? codec.read(take) : undefined),
  };
}

/** From `least` to `most` values of a kind. */
export function list<Value>(item: Codec<Value>, least: number, most: number): Codec<Value[]> {
  const length = whole(least, most);
  return {
    write(values, put) {
      length.write(values.length, put);
      for (const value of values) item.write(value, put);
    },
    read: (take) => Array.from({ length: length.read(take) }, () => item.read(take)),
  };
}

/** Fields of an object, in the order they are written down here: it may not change within a version. */
export function record<Value extends object>(fields: { [Key in keyof Value]-?: Codec<Value[Key]> }): Codec<Value> {
  const keys = Object.keys(fields) as (keyof Value)[];
  return {
    write(value, put) {
      for (const key of keys) fields[key].write(value[key], put);
    },
    read: (take) => Object.fromEntries(keys.map((key) => [key, fields[key].read(take)])) as Value,
  };
}

/** Text of at most so many UTF-16 code units. */
export function text(longest: number): Codec<string> {
  const units = list(whole(0, 0xffff), 0, longest);
  return {
    write: (value, put) =>
      units.write(
        Array.from({ length: value.length }, (_, i) => value.charCodeAt(i)),
        put,
      ),
    read: (take) => String.fromCharCode(...units.read(take)),
  };
}

/** What a codec gives and a condition between its parts allows. */
export function checked<Value>(codec: Codec<Value>, isGood: (value: Value) => boolean): Codec<Value> {
  const check = (value: Value): Value => {
    if (!isGood(value)) throw new RangeError('the parts of a state do not belong together');
    return value;
  };
  return { write: (value, put) => codec.write(check(value), put), read: (take) => check(codec.read(take)) };
}
