/** A value that must be there whatever the author or a reader does; throws, naming it, when a mistake of ours left it out. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(`缺少${what}，这是引擎的缺陷，请报告。`);
  return value;
}
