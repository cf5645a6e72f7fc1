import { describe, expect, it } from 'vitest';
import { formatResults, parseResults, type SampleResult } from './results.ts';

const result = (key: string, outputHash = ''): SampleResult => ({
  key: key.padEnd(16, '0'),
  language: 'cpp',
  word: 'run',
  tool: 'g++ 12.2.0',
  detail: '',
  toolHash: 'aa',
  outputHash,
});

describe('results', () => {
  it('are sorted, each on a line of its own, each once, without blanks at the ends', () => {
    const text = formatResults([result('b'), result('a', '1f'), result('b')]);
    expect(text).toBe(
      'a000000000000000\tcpp\trun\tg++ 12.2.0\t-\taa\t1f\nb000000000000000\tcpp\trun\tg++ 12.2.0\t-\taa\t-\n',
    );
  });

  it('come back as they were', () => {
    expect([...parseResults(formatResults([result('a', '1f')])).values()]).toEqual([result('a', '1f')]);
  });

  it('survive a merge that left its marks', () => {
    const line = formatResults([result('a')]);
    expect(parseResults(`<<<<<<< ours\n${line}=======\n>>>>>>> theirs\n`).size).toBe(1);
  });
});
