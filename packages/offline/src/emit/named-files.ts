/** Which files of the site a text names: what a page needs is what stands in it, and in what it needs. */
import { basename, extname } from 'node:path';
import { decodePath, stripBase } from 'study-notes/shared/paths';

/** Files that a text may name. */
export interface KnownFiles {
  baseUrl: string;
  /** Last part of an output name with a hash → the output name. */
  hashed: ReadonlyMap<string, string>;
  /** Output names without one: what the author keeps below `static/`. */
  statics: ReadonlySet<string>;
}

/** In scripts and sheets an address may end at a bracket, in a page it may hold one. */
const ENDS = { page: /[\s"'`<>=]+/, script: /[\s"'`()]+/ };

/** Files of the site whose addresses stand in a text. */
export function filesNamedIn(text: string, kind: keyof typeof ENDS, known: KnownFiles): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(ENDS[kind])) {
    const file = word.includes('.') ? fileOf(word.replaceAll('&amp;', '&'), known) : undefined;
    if (file !== undefined) found.add(file);
  }
  return found;
}

function fileOf(word: string, { baseUrl, hashed, statics }: KnownFiles): string | undefined {
  const [address = ''] = word.split(/[?#]/, 1);
  // Most words with a dot are prose or code, whose dot is not at a name's end: nothing of them needs decoding.
  if (!/\.[^\s./]+$/.test(address)) return undefined;
  const path = decodePath(address);
  if (path === null) return undefined;
  const own = stripBase(baseUrl, path)?.slice(1);
  return own !== undefined && statics.has(own) ? own : hashed.get(basename(path));
}

/** Files with all that they name in turn; `namedIn` gives what a script or sheet names itself. */
export function withNamed(files: Iterable<string>, namedIn: (file: string) => Iterable<string>): Set<string> {
  const all = new Set(files);
  // A set goes on to what is added to it.
  for (const file of all) {
    if (!['.js', '.css', '.mjs'].includes(extname(file))) continue;
    for (const named of namedIn(file)) all.add(named);
  }
  return all;
}

/** Asks for each file once: every page needs the same few scripts. */
export function once<T>(ask: (file: string) => T): (file: string) => T {
  const answers = new Map<string, T>();
  return (file) => {
    const known = answers.get(file);
    if (known !== undefined) return known;
    const answer = ask(file);
    answers.set(file, answer);
    return answer;
  };
}
