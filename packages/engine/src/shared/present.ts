import { words } from '../words/flaws.ts';

/** A value that must be there whatever the author or a reader does; throws, naming it, when a mistake of ours left it out. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(words.missing(what));
  return value;
}
