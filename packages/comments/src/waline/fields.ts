/** Fields of what a service answers. */

type Json = Record<string, unknown>;

/** A number in databases of SQL, a text in others. */
export type Id = string | number;

/** Characters of a name that are shown. */
const LONGEST_NAME = 100;
/** The last millisecond that is a date. */
const LAST_TIME = 8.64e15;

/** Without fields, if it is none. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

/** Empty, if it is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A name; empty when there is nothing of it to see. */
export function nameOf(value: unknown): string {
  const name = textOf(value).slice(0, LONGEST_NAME);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : '';
}

/** Milliseconds; now, for what is no time. */
export function timeOf(value: unknown): number {
  const time = Number(value);
  return time && Math.abs(time) <= LAST_TIME ? time : Date.now();
}

/** What may name a comment or a user. */
export function idOf(value: unknown): Id | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
