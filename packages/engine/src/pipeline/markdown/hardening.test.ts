import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dialectOfPattern, OWN_PATTERNS, PATTERNS, processNote } from '../../../../../bench/hardening/hardening.ts';

/** The larger size, bytes. */
const WHOLE = 4096;
/** Seconds of processor time that any kind may take at the larger size, on a machine that does other things too. */
const MOST = 2;
/** Below this, growth says nothing: what else the machine does weighs as much. */
const FLOOR = 0.75;
/** For twice the text; the table up to 1 MB, held to 2.3, is `npm run bench:hardening`. */
const RATIO = 3;
const RUNS = 4;

async function cost(source: string, dialect: ReturnType<typeof dialectOfPattern>) {
  const begin = process.cpuUsage();
  const { compiled, problems } = await processNote(source, dialect);
  const { user, system } = process.cpuUsage(begin);
  return { seconds: (user + system) / 1e6, compiled, problems };
}

/** The least of several runs of both sizes, until they keep to the limits: other programs take their share of caches. */
async function least(pattern: (bytes: number) => string, dialect: ReturnType<typeof dialectOfPattern>) {
  let whole = Number.POSITIVE_INFINITY;
  let half = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    whole = Math.min(whole, (await cost(pattern(WHOLE), dialect)).seconds);
    half = Math.min(half, (await cost(pattern(WHOLE / 2), dialect)).seconds);
    if (whole <= FLOOR || (whole < MOST && whole <= RATIO * half)) break;
  }
  return { whole, half };
}

describe('a note that repeats', () => {
  it('comes in at least 150 kinds', () => expect(Object.keys(PATTERNS).length).toBeGreaterThanOrEqual(150));

  it('has a name of its own in each kind', () => {
    const files = ['text', 'markup', 'code'].map((name) => `../../../../../bench/hardening/patterns-${name}.ts`);
    const sources = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
    const names = sources.flatMap((source) => [...source.matchAll(/^ {2}(?:'([^']+)'|(\w+)): /gm)]);
    expect(names.length).toBe(Object.keys(OWN_PATTERNS).length);
  });

  it.each(Object.entries(PATTERNS))(
    '%s costs what its length does, and each problem has a place',
    { timeout: 120_000 },
    async (name, pattern) => {
      const dialect = dialectOfPattern(name);
      const source = pattern(WHOLE);
      const { seconds, compiled, problems } = await cost(source, dialect);
      if (seconds > FLOOR) {
        const { whole, half } = await least(pattern, dialect);
        expect(whole).toBeLessThan(MOST);
        if (whole > FLOOR) expect(whole).toBeLessThanOrEqual(RATIO * half);
      }
      const lines = source.split(/\r\n?|\n/);
      expect(compiled.html !== '' || problems.length > 0).toBe(true);
      expect(compiled.html.length).toBeLessThan(4e6);
      expect(problems.filter(({ rule }) => rule === 'compile-failed')).toEqual([]);
      const isInside = ({ line, column }: { line: number; column: number }) =>
        line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1;
      expect(problems.filter((problem) => !isInside(problem))).toEqual([]);
    },
  );
});
