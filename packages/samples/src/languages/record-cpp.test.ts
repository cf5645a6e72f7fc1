/** Real recordings with g++ and gdb. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedCell, RecordedRun } from 'study-notes/shared/recorded-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckReport, checkSamples } from '../check-samples.ts';
import { findSamples } from '../find-samples.ts';
import { readRecording, writeRecording } from '../recordings.ts';
import { LACKS_RECORDER } from '../test-tools.ts';
import { openWorkshop } from '../workshop.ts';

const MEMORY = `#include <cstdio>
#include <memory>
#include <vector>

struct Part {
  int number;
  ~Part() {
    std::printf("-%d", number);
  }
};

int twice(int& x) {
  x *= 2;
  return x;
}

int half(int n) {
  const int whole = n / 2;
  return whole;
}

int main() {
  int a = 1;
  int unset;
  int* p = &a;
  unset = twice(*p);
  std::vector<int> v{1, 2};
  for (int i = 0; i < 2; ++i) {
    const int square = i * i;
    v.push_back(square);
  }
  auto owner = std::make_unique<Part>(Part{7});
  const Part* seen = owner.get();
  owner.reset();
  a = half(8);
  a = half(20);
  std::printf("%d%s", unset, seen == nullptr ? "" : "");
}
`;

const BAD = {
  threads: '#include <thread>\nint main() {\n  std::thread([] {}).join();\n}\n',
  long: '#include <cstdio>\nint main() {\n  int n = 0;\n  for (int i = 0; i < 300; ++i) {\n    n += i;\n  }\n  std::printf("%d", n);\n}\n',
};

let folder: string;
let contentDir: string;
let workshop: ReturnType<typeof openWorkshop>;
let report: CheckReport;
let run: RecordedRun;

const fence = (code: string, words = 'run trace') => `\`\`\`cpp ${words}\n${code}\`\`\`\n`;

beforeAll(async () => {
  if (LACKS_RECORDER) return;
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  contentDir = join(folder, 'content');
  mkdirSync(contentDir);
  writeFileSync(join(contentDir, '好.md'), `# 好\n\n${fence(MEMORY)}`);
  const bad = [fence(BAD.threads), fence(BAD.long), fence('int main() {}\n', 'compile trace')];
  writeFileSync(join(contentDir, '坏.md'), `# 坏\n\n${bad.join('\n')}`);
  workshop = openWorkshop({ contentDir, cacheDir: join(folder, 'cache') });
  report = await check();
  run = JSON.parse(readRecording(contentDir, keyOf()) ?? '{}');
}, 120_000);

afterAll(() => {
  if (LACKS_RECORDER) return;
  workshop.close();
  rmSync(folder, { recursive: true, force: true });
});

const notes = () => findSamples({ contentDir, label: 'content', places: [realpathSync(contentDir)], others: {} });
const keyOf = () => notes().find(({ note }) => note === '好.md')?.samples[0]?.key ?? '';

function check(changes: { all?: boolean; update?: boolean } = {}) {
  const options = { contentDir, notes: notes(), filters: [], all: false, seed: 1, update: false, ...changes };
  return checkSamples(options, workshop);
}

/** What can be seen before a line is executed for the n-th time. */
function seen(text: string, nth = 0): { cells: Map<string, RecordedCell>; heap: RecordedCell[]; frames: string[] } {
  const line = run.code.findIndex((one) => one.includes(text)) + 1;
  const step = run.steps.filter(([at]) => at === line)[nth];
  if (!step) throw new Error(`no step before ${text}`);
  const parts = (numbers: number[]) => numbers.map((number) => run.parts[number] ?? {});
  const frames = parts(step[1]);
  const cells = new Map(frames.flatMap(({ cells = [] }) => cells).map((cell) => [cell.name ?? '', cell]));
  return { cells, heap: parts(step[2]), frames: frames.map(({ name = '' }) => name) };
}

describe.skipIf(LACKS_RECORDER !== '')(`recording a run${LACKS_RECORDER}`, () => {
  it('keeps the program, every line it stopped at, and what it printed', () => {
    expect(run.code.join('\n').trimEnd()).toBe(MEMORY.trimEnd());
    expect(run.output).toBe('-7-72');
    expect(run.steps.length).toBeGreaterThan(20);
    expect(run.steps.every(([, , , printed], i) => printed >= (run.steps[i - 1]?.[3] ?? 0))).toBe(true);
  });

  it('shows a variable when its line has run, and says of one without a value that it has none', () => {
    expect([...seen('int a = 1').cells.keys()]).toEqual([]);
    expect(seen('int* p = &a').cells.get('a')?.value).toBe('1');
    expect(seen('unset = twice').cells.get('unset')).toMatchObject({ value: '未初始化', state: 'unset' });
    expect(seen('std::vector').cells.get('unset')?.value).toBe('2');
  });

  it('names what pointers and references point to, never an address', () => {
    expect(seen('x *= 2').cells.get('x')?.to).toBe('0:a');
    expect(seen('x *= 2').frames).toEqual(['main', 'twice']);
    expect(JSON.stringify(run)).not.toMatch(/0x[0-9a-f]{4}/);
  });

  it('shows blocks of the heap with their elements, and room that is left', () => {
    expect(seen('for (int').heap[0]).toMatchObject({ name: 'H1', size: 8, room: 2 });
    const now = seen('auto owner');
    expect(now.heap[0]).toMatchObject({ name: 'H2', size: 16, room: 4 });
    expect(now.heap[0]?.cells?.map(({ value }) => value)).toEqual(['1', '2', '0', '1']);
    expect(now.cells.get('v')).toMatchObject({ value: '4 个元素', to: 'H2[0]' });
  });

  it('begins a variable of a loop anew in each round', () => {
    expect(seen('const int square').cells.has('square')).toBe(false);
    expect(seen('v.push_back').cells.get('square')?.value).toBe('0');
    expect(seen('const int square', 1).cells.has('square')).toBe(false);
    expect(seen('v.push_back', 1).cells.get('square')?.value).toBe('1');
  });

  it('begins a function’s variable anew in each call, though the calls lie in one place', () => {
    for (const [call, n, whole] of [
      [0, '8', '4'],
      [1, '20', '10'],
    ] as const) {
      const before = seen('const int whole', call).cells;
      expect([before.get('n')?.value, before.has('whole')]).toEqual([n, false]);
      expect(seen('return whole', call).cells.get('whole')?.value).toBe(whole);
    }
  });

  it('says of a pointer to what was freed that it dangles', () => {
    expect(seen('owner.reset').cells.get('seen')?.to).toMatch(/^H\d$/);
    expect(seen('std::printf("%d%s"').cells.get('seen')).toMatchObject({ state: 'dangling' });
  });

  it('refuses threads, long runs and what does not run', () => {
    const said = report.problems.map(({ rule, line, message }) => `${rule} ${line} ${message}`);
    expect(said).toEqual([
      expect.stringMatching(/^sample-trace 3 .*线程/),
      expect.stringMatching(/^sample-trace 10 .*超过 200 步/),
      expect.stringMatching(/^sample-trace 21 trace 只能和 run 一起/),
    ]);
  });

  it('records the same each time, and reports a kept recording that is another', async () => {
    const kept = readRecording(contentDir, keyOf()) ?? '';
    const again = await check({ all: true });
    expect(again.problems.filter(({ file }) => file === 'content/好.md')).toEqual([]);
    writeRecording(contentDir, keyOf(), kept.replace('"7"', '"8"'));
    const stale = await check({ all: true });
    expect(stale.problems.find(({ file }) => file === 'content/好.md')).toMatchObject({
      rule: 'sample-trace',
      line: 3,
    });
    await check({ all: true, update: true });
    expect(readRecording(contentDir, keyOf())).toBe(kept);
  }, 120_000);
});
