import { diskProblem } from 'study-notes/pipeline/cache/disk-problem';
import { temporaryFolder } from 'study-notes/pipeline/testing';
import { describe, expect, it } from 'vitest';
import {
  damageProblems,
  formatResults,
  parseResults,
  readResults,
  type SampleResult,
  writeResults,
} from './results.ts';

const result = (key: string, outputHash = ''): SampleResult => ({
  key: key.padEnd(16, '0'),
  language: 'cpp',
  word: 'run',
  tool: 'g++ 12.2.0',
  detail: '',
  toolHash: '0c42b96f',
  outputHash,
});

describe('results', () => {
  it('are sorted, each on a line of its own, each once, without blanks at the ends', () => {
    const text = formatResults([result('b'), result('a', '1f1f1f1f'), result('b')]);
    expect(text.replaceAll(/#[0-9a-f]{8}$/gm, '#')).toBe(
      'a000000000000000\tcpp\trun\tg++ 12.2.0\t-\t0c42b96f\t1f1f1f1f\t#\nb000000000000000\tcpp\trun\tg++ 12.2.0\t-\t0c42b96f\t-\t#\n',
    );
  });

  it('come back as they were', () => {
    const { results, damaged } = parseResults(formatResults([result('a', '1f1f1f1f')]));
    expect([...results.values()]).toEqual([result('a', '1f1f1f1f')]);
    expect(damaged).toEqual([]);
  });

  it('come back from lines without a sum, as they were written before, and from other line ends', () => {
    const text = formatResults([result('a'), result('b')]);
    expect(parseResults(text.replaceAll(/\t#\w+$/gm, '')).results.size).toBe(2);
    expect(parseResults(text.replaceAll('\n', '\r\n'))).toEqual(parseResults(text));
  });

  it('survive a merge that left its marks', () => {
    const line = formatResults([result('a')]);
    const { results, damaged } = parseResults(`<<<<<<< ours\n${line}=======\n>>>>>>> theirs\n`);
    expect(results.size).toBe(1);
    expect(damaged).toEqual([1, 3, 4]);
  });

  it('say nothing but what was written, whatever bit is flipped and wherever the file is cut', () => {
    const written = [result('a', '1f1f1f1f'), result('b'), { ...result('c', '2f2f2f2f'), detail: 'C++20' }];
    const bytes = Buffer.from(formatResults(written));
    const lines = bytes.toString().trimEnd().split('\n');
    for (let at = 0; at < bytes.length; at++) {
      const cut = parseResults(bytes.subarray(0, at).toString());
      for (const found of cut.results.values()) expect(written, `cut at ${at}`).toContainEqual(found);
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(bytes);
        flipped[at] = (bytes[at] ?? 0) ^ (1 << bit);
        const { results, damaged } = parseResults(flipped.toString());
        const where = `bit ${bit} of byte ${at}`;
        for (const found of results.values()) expect(written, where).toContainEqual(found);
        const isEnd = bytes[at] === 0x0a && at === bytes.length - 1;
        if (results.size < lines.length && !isEnd) expect(damaged.length, where).toBeGreaterThan(0);
      }
    }
  });

  it('are none where a folder stands in their place, which is one line when they are written', () => {
    const content = temporaryFolder({ '.checks/a.tsv/b': '' });
    expect(readResults(content, 'a.md').results.size).toBe(0);
    const write = () => writeResults(content, 'a.md', [result('a')]);
    expect(write).toThrow(/EISDIR/);
    try {
      write();
    } catch (error) {
      expect(diskProblem(error)).toMatch(/a\.tsv：那里是一个目录，不是文件。移开那个目录/);
    }
  });

  it('are missed with their place and what to do', () => {
    const [problem] = damageProblems([3], 'content', '语法/指针.md');
    expect(problem).toMatchObject({ rule: 'sample-record', file: 'content/.checks/语法/指针.tsv', line: 3 });
    expect(problem?.fix).toContain("npx study-notes check:samples 'content/语法/指针.md'");
  });
});
