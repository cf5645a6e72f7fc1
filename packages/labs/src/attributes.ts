/** Kinds of attributes that `::lab{…}` may have: always text in the note, typed for the lab. Used at build only. */
import * as v from 'valibot';

/** A number from `min` to `max`; `whole` for integers; `start` when the note says nothing. */
export function number({
  min,
  max,
  start,
  whole = false,
}: {
  min: number;
  max: number;
  start: number;
  whole?: boolean;
}) {
  const isGood = (text: string) => {
    const value = Number(text);
    return text.trim() !== '' && value >= min && value <= max && (!whole || Number.isInteger(value));
  };
  const words = `${min} 到 ${max} 的${whole ? '整数' : '数'}`;
  return v.optional(v.pipe(v.string(), v.check(isGood, words), v.transform(Number)), String(start));
}

/** One of the words; the first when the note says nothing. */
export function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return v.optional(v.picklist(words), words[0]);
}

/** Any text of at most `longest` characters. */
export function text(start = '', longest = 4000) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value.length <= longest, `至多 ${longest} 个字符`),
    ),
    start,
  );
}

/** The attributes of a lab. */
export const attributes = v.object;
