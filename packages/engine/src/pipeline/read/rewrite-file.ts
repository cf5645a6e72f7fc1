/** Files that have the address of another. */

/** The file by the first pattern that is the whole of it: `en/:rest*` → `:rest*`. */
export function rewrittenFile(file: string, rewrites: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(rewrites)) {
    const found = patternOf(from).exec(file)?.groups;
    const isFound = found !== undefined || from === file;
    if (isFound) return to.replace(NAME, (_, name: string) => found?.[name] ?? '').replace(/^\/+/, '');
  }
  return file;
}

const NAME = /:(\w+)\*?/g;

function patternOf(from: string): RegExp {
  const escaped = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(NAME, (whole, name: string) => `(?<${name}>${whole.endsWith('*') ? '.*' : '[^/]+'})`);
  return new RegExp(`^${source}$`);
}
