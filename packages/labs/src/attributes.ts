/** Kinds of attributes that `::lab{…}` may have: always text in the note, typed for the lab. Used at build only. */
import * as v from 'valibot';
import { words } from './words/building.ts';

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
  const wanted = () => words.fromTo(min, max, whole ? words.wholeNumber : words.number);
  return v.optional(v.pipe(v.string(), v.check(isGood, wanted), v.transform(Number)), String(start));
}

/** One of the words; the first when the note says nothing. */
export function choice<const Word extends string>(among: readonly [Word, ...Word[]]) {
  return v.optional(v.picklist(among), among[0]);
}

/** Any text of at most `longest` characters; a start that is words is a function, asked in the site's language. */
export function text(start: string | (() => string) = '', longest = 4000) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value.length <= longest,
        () => words.atMost(longest),
      ),
    ),
    start,
  );
}

/** Whole numbers from `min` to `max`, apart by spaces, at most `most`; none when the note says nothing. */
export function numbers({ min, max, most }: { min: number; max: number; most: number }) {
  const parse = (text: string) => text.split(/\s+/).filter(Boolean).map(Number);
  const isGood = (text: string) => {
    const list = parse(text);
    return list.length <= most && list.every((value) => Number.isInteger(value) && value >= min && value <= max);
  };
  const wanted = () => words.wholeNumbers(most, min, max);
  return v.optional(v.pipe(v.string(), v.check(isGood, wanted), v.transform(parse)), '');
}

/** The attributes of a lab. */
export const attributes = v.object;
