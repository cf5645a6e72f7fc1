import { describe, expect, it } from 'vitest';
import { PATTERNS, processNote } from '../../../bench/hardening/index.ts';

const KB = 1024;
/** Seconds of processor time below which growth says nothing about a shared machine. */
const FLOOR = 0.8;
/** For twice the text; the whole table up to 1 MB, held to 2.3, is `npm run bench:hardening`. */
const RATIO = 3;

async function cost(source: string) {
  const begin = process.cpuUsage();
  const { compiled, problems } = await processNote(source);
  const { user, system } = process.cpuUsage(begin);
  return { seconds: (user + system) / 1e6, compiled, problems };
}

/** The best of three: other programs take their share of caches. */
async function best(source: string): Promise<number> {
  const runs = [await cost(source), await cost(source), await cost(source)];
  return Math.min(...runs.map(({ seconds }) => seconds));
}

describe('a note that repeats', () => {
  it('comes in at least 150 kinds', () => expect(Object.keys(PATTERNS).length).toBeGreaterThanOrEqual(150));

  const TIME = { timeout: 120_000 };
  it.each(Object.entries(PATTERNS))(
    '%s costs what its length does, and each problem has a place',
    TIME,
    async (_, pattern) => {
      const source = pattern(32 * KB);
      const { seconds, compiled, problems } = await cost(source);
      if (seconds > FLOOR) {
        const half = await best(pattern(16 * KB));
        expect(await best(source)).toBeLessThanOrEqual(RATIO * Math.max(half, FLOOR / RATIO));
      }
      const lines = source.split(/\r\n?|\n/);
      expect(compiled.html !== '' || problems.length > 0).toBe(true);
      expect(compiled.html.length).toBeLessThan(8e6);
      expect(problems.filter(({ rule }) => rule === 'compile-failed')).toEqual([]);
      const isInside = ({ line, column }: { line: number; column: number }) =>
        line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1;
      expect(problems.filter((problem) => !isInside(problem))).toEqual([]);
    },
  );
});
