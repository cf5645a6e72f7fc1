/** Keeps what was made for the last so many keys: what is drawn again need not be computed again. */
export function kept<Value extends object>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    // What is asked for again goes to the end: the first is the one that was needed longest ago.
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
