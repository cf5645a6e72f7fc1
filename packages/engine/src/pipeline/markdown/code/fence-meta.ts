/** What stands after the language in a fence's first line: ```` ```cpp title="a.cpp" {1,4-6} run ````. */

export interface FenceMeta {
  /** `key="value"`, `key=value`; a bare word has the value `true`. */
  words: Record<string, string | true>;
  /** Ranges of lines of the shown code from `{1,4-6}`, first and last; their lengths are the author's, so they stay ranges. */
  ranges: [first: number, last: number][];
  /** Parts that could not be read, as written. */
  malformed: string[];
}

/** Words by which a fence changes the page; features have others. */
export const FENCE_WORDS = ['title', 'showLineNumbers', 'fold', 'file', 'alt'];

/** A line range, a word with a quoted or bare value, a bare word. */
const PART =
  /\{(?<range>[^}]*)\}|(?<key>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{}]+)))?(?=\s|\{|$)/y;

/** Reads a fence's meta; never fails, what it cannot read is in `malformed`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { words: Object.create(null), ranges: [], malformed: [] };
  let at = 0;
  while (at < meta.length) {
    const space = /\s+/y;
    space.lastIndex = at;
    if (space.test(meta)) {
      at = space.lastIndex;
      continue;
    }
    PART.lastIndex = at;
    const groups = PART.exec(meta)?.groups;
    if (groups) {
      at = PART.lastIndex;
      take(groups, result);
    } else {
      const rest = meta.slice(at).match(/^\S+/)?.[0] ?? '';
      at += rest.length;
      result.malformed.push(rest);
    }
  }
  return result;
}

/** Splits `cpp{1,2}`, where the range touches the language. */
export function splitLanguage(lang: string | null | undefined, meta: string | null | undefined): [string, string] {
  const brace = lang?.indexOf('{') ?? -1;
  if (!lang || brace < 0) return [lang ?? '', meta ?? ''];
  return [lang.slice(0, brace), `${lang.slice(brace)} ${meta ?? ''}`];
}

function take(groups: Record<string, string | undefined>, result: FenceMeta): void {
  const { range, key, double, single, bare } = groups;
  if (range !== undefined) {
    takeRange(range, result);
  } else if (key !== undefined) {
    result.words[key] = double ?? single ?? bare ?? true;
  }
}

/** A range longer than any code is a slip of the pen. */
const MAX_LENGTH = 100_000;

function takeRange(range: string, result: FenceMeta): void {
  for (const part of range.split(',')) {
    const [, from, to] = part.match(/^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    if (!from || first < 1 || last < first || last > MAX_LENGTH) {
      result.malformed.push(`{${range}}`);
      return;
    }
    result.ranges.push([first, last]);
  }
}
