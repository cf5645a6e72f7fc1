/** Files that have the address of another. */

/** The file by the first pattern that is the whole of it: `en/:rest*` → `:rest*`. */
export function rewrittenFile(file: string, rewrites: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(rewrites)) {
    const found = from === file ? {} : patternOf(from)?.exec(file)?.groups;
    if (found) return to.replace(NAME, (_, name: string) => found[`_${name}`] ?? '').replace(/^\/+/, '');
  }
  return file;
}

const NAME = /:(\w+)(\*?)/g;
const TOKEN = /:(\w+)(\*?)|[.*+?^${}()|[\]\\]/g;

/** Undefined for one that is no pattern, or that would try every division of a long name. */
function patternOf(from: string): RegExp | undefined {
  const names = [...from.matchAll(NAME)];
  const isOnce = new Set(names.map(([, name]) => name)).size === names.length;
  const open = names.filter(([, , star]) => star);
  const isQuick = open.length <= 1 && from.split('/').every((part) => part.split(':').length <= 2);
  if (names.length === 0 || !isOnce || !isQuick) return undefined;
  // The underscore, since a name may begin with a digit.
  const source = from.replace(TOKEN, (written, name?: string, star?: string) =>
    name === undefined ? `\\${written}` : `(?<_${name}>${star ? '.*' : '[^/]+'})`,
  );
  return new RegExp(`^${source}$`);
}
