/** Local storage that may be blocked: then everything works, but nothing is remembered. */

/** Reads a key; nothing when there is none or storage is blocked. */
export function read(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {}
}

/** Writes a key; an empty value removes it. */
export function write(key: string, value: string): void {
  try {
    if (value) localStorage[key] = value;
    else delete localStorage[key];
  } catch {}
}
