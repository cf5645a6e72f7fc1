/**
 * Real compilers over fixture notes. A machine that lacks one skips them under a name that says which; `packages/samples/tools/install.sh`
 * installs them all.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckReport, checkSamples } from './check-samples.ts';
import { findSamples } from './find-samples.ts';
import { readResults } from './results.ts';
import { toolHashOf } from './run-samples.ts';
import { parseFilter } from './select.ts';
import { summaryText } from './summary.ts';
import { LACKS_TOOLS } from './test-tools.ts';
import { Toolchain } from './toolchain.ts';
import { openWorkshop } from './workshop.ts';

let folder: string;
let contentDir: string;
let workshop: ReturnType<typeof openWorkshop>;
let report: CheckReport;

beforeAll(async () => {
  if (LACKS_TOOLS) return;
  folder = mkdtempSync(join(tmpdir(), 'check-samples-'));
  contentDir = join(folder, 'content');
  cpSync(join(import.meta.dirname, 'fixtures/content'), contentDir, { recursive: true });
  workshop = openWorkshop({ contentDir, cacheDir: join(folder, 'cache') });
  report = await check();
}, 300_000);

afterAll(() => {
  if (LACKS_TOOLS) return;
  workshop.close();
  rmSync(folder, { recursive: true, force: true });
});

function check(filters: string[] = [], changes: { all?: boolean; seed?: number; update?: boolean } = {}) {
  const notes = findSamples({ contentDir, label: 'content', places: [realpathSync(contentDir)], others: {} });
  const options = { all: false, seed: 1, update: false, ...changes };
  return checkSamples(
    { contentDir, notes, filters: filters.map((filter) => parseFilter(filter, folder, contentDir)), ...options },
    workshop,
  );
}

const problemsOf = (file: string) => report.problems.filter((problem) => problem.file === `content/${file}`);

/** Number of the first line that contains the text, 1-based. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(import.meta.dirname, 'fixtures/content', file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

describe.skipIf(LACKS_TOOLS !== '')(`checking samples${LACKS_TOOLS}`, () => {
  it('leaves out nothing where every tool is there', () => {
    expect(report.skipped).toEqual([]);
    expect(workshop.isolation).toBe('namespaces');
  });

  it('passes what is right, in every language', () => {
    expect(problemsOf('好.md')).toEqual([]);
  });

  it.each([
    ['sample-output', '贰', ['- 贰', '+ 二']],
    ['sample-failed', 'return missing;', ['missing']],
    ['sample-failed', 'new int[4]', ['LeakSanitizer', 'ASan 或 UBSan']],
    ['sample-failed', '++n;', ['signed integer overflow']],
    ['sample-outside', 'title="outside.cpp"', ['/tmp/written-outside']],
    ['sample-compile', 'title="compiles.cpp"', ['却编译过了']],
    ['sample-expect', 'return nothing;', ['deleted function']],
    ['sample-run', 'title="survives.cpp"', ['正常结束']],
    ['sample-expect', 'title="silent.cpp"', ['没有打印“error”']],
    ['sample-failed', 'int b = a + c;', ['was not declared']],
    ['sample-time', 'title="endless.mjs"', ['10 秒']],
    ['sample-failed', 'throw new Error', ['坏 1']],
    ['sample-failed', 'title="network.mjs"', ['ECONNREFUSED']],
    ['sample-failed', 'print(t.x)', ['nil value']],
    ['sample-failed', 'raise ValueError', ['里面']],
    ['sample-failed', 'int x = "字";', ['CS0029']],
    ['sample-failed', 'void F( { }', ['syntax error']],
    ['sample-failed', 'export const b: string', ['TS2322']],
    ['sample-failed', 'color = missing', ['undeclared identifier']],
    ['sample-words', 'title="stageless"', ['看不出是哪个着色器阶段']],
    ['sample-failed', 'struct A { float x;', ['syntax error']],
    ['sample-failed', 'if(', ['Parse error']],
    ['sample-failed', 'title="bad.sh"', ['退出码 1']],
    ['sample-failed', 'title="grammar.sh"', ['unexpected end of file']],
    ['sample-failed', '没有等号', ['既不是']],
    ['sample-output', 'title="endless-print.sh"', ['64 KiB']],
    ['sample-words', 'title="run.frag"', ['写 render']],
    ['sample-processes', 'title="fork-bomb.sh"', ['256']],
    ['sample-memory', 'title="memory-hog.mjs"', ['1 GiB']],
    ['sample-disk', 'title="full-disk.sh"', ['512 MiB', '用完就删']],
    ['sample-failed', "open('/etc/shadow')", ['FileNotFoundError']],
  ])('reports %s at “%s”', (rule, text, parts) => {
    const [problem] = problemsOf('坏.md').filter(({ line }) => line === lineOf('坏.md', text));
    expect(
      problem?.rule,
      `${text}:\n${problemsOf('坏.md')
        .map((one) => `${one.line} ${one.message}`)
        .join('\n')}`,
    ).toBe(rule);
    for (const part of parts) expect(problem?.message).toContain(part);
    expect(problem?.fix).toMatch(/^改好之后单独重来：npx study-notes check:samples 'content\/坏\.md:\d+'/);
  });

  it('reports nothing else', () => {
    expect(problemsOf('坏.md')).toHaveLength(31);
  });

  it('checks engine code against the stubs of its folder, and an included file whole', () => {
    expect(problemsOf('引擎/桩.md').map(({ line, rule }) => [line, rule])).toEqual([
      [lineOf('引擎/桩.md', 'destory'), 'sample-failed'],
    ]);
  });

  it('tells fences that are wrongly written', () => {
    expect(problemsOf('写错.md').map(({ line, rule, message }) => `${line} ${rule} ${message}`)).toMatchSnapshot();
  });

  it('counts by language and by word', () => {
    const checked = report.checked.map(({ sample, outcome }) => ({ sample, outcome }));
    expect(summaryText({ ...report, checked }, 7).replace(/^跳过.*$/gm, '')).toMatchSnapshot();
  });

  it('names those that took long, the longest first', () => {
    const checked = report.checked.slice(0, 3).map((one, index) => ({ ...one, seconds: [25, 3, 40][index] }));
    const [first, , third] = checked.map(({ sample: { file, line } }) => `${file}:${line}`);
    expect(summaryText({ ...report, checked }, 7).match(/^慢.*$/gm)).toEqual([
      `慢      ${third}  40 秒`,
      `慢      ${first}  25 秒`,
    ]);
  });
});

describe.skipIf(LACKS_TOOLS !== '')(`a machine without a tool${LACKS_TOOLS}`, () => {
  it('skips what needs it, by name and with the way to install it, and keeps what was known', async () => {
    const toolchain = new Toolchain(workshop);
    toolchain.version = (name) => (name === 'luac' ? undefined : workshop.toolchain.version(name));
    const notes = findSamples({ contentDir, label: 'content', places: [realpathSync(contentDir)], others: {} }).filter(
      ({ note }) => note === '好.md',
    );
    const before = readResults(contentDir, '好.md');
    const options = {
      contentDir,
      notes,
      filters: [parseFilter('好.md', folder, contentDir)],
      all: false,
      seed: 1,
      update: false,
    };
    const { skipped } = await checkSamples(options, { ...workshop, toolchain });
    expect(skipped).toEqual([{ language: 'lua', count: 1, tools: ['luac'], hint: 'apt-get install lua5.4' }]);
    expect(readResults(contentDir, '好.md')).toEqual(before);
  });
});

describe.skipIf(LACKS_TOOLS !== '')(`kept results${LACKS_TOOLS}`, () => {
  const good = () => readResults(contentDir, '好.md').results;
  /** By which a program in Lua is made again, and nothing that is compiled. */
  const SEED = 26;

  it('are there for what passed, and only for that', () => {
    expect(good().size).toBe(24);
    expect(readResults(contentDir, '坏.md').results.size).toBe(0);
    expect([...good().values()].map(({ tool, detail }) => `${tool} ${detail}`)).toContainEqual(
      expect.stringMatching(/^g\+\+ \d+\.\d+\.\d+ C\+\+20$/),
    );
  });

  it('make the next check run only a random part, the same for the same seed', async () => {
    const ran = async (seed: number) =>
      (await check(['好.md'], { seed })).checked
        .filter(({ outcome }) => outcome === 'ran')
        .map(({ sample }) => sample.key);
    const first = await ran(SEED);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(12);
    expect(await ran(SEED)).toEqual(first);
  }, 120_000);

  it('are made again where a line is damaged, which is told', async () => {
    const file = join(contentDir, '.checks/好.tsv');
    const text = readFileSync(file, 'utf8');
    const known = (await check(['好.md'], { seed: SEED })).checked.find(
      ({ sample, outcome }) => outcome === 'known' && sample.language === 'bash',
    );
    const key = known?.sample.key ?? '';
    writeFileSync(file, text.replace(`${key}\tbash\trun`, `${key}\tbash\trum`));
    const again = await check(['好.md'], { seed: SEED });
    expect(again.checked.find(({ sample }) => sample.key === key)?.outcome).toBe('ran');
    expect(again.problems).toMatchObject([
      {
        rule: 'sample-record',
        file: 'content/.checks/好.tsv',
        line: text.slice(0, text.indexOf(key)).split('\n').length,
      },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }, 120_000);

  it('of another isolation count as old', () => {
    const other = { ...workshop, isolationHash: 'another' };
    const notes = findSamples({ contentDir, label: 'content', places: [realpathSync(contentDir)], others: {} });
    const [sample] = notes.flatMap(({ note, samples }) => (note === '好.md' ? samples : []));
    if (!sample) throw new Error('the fixtures have changed');
    expect(toolHashOf(sample, other)).not.toBe(toolHashOf(sample, workshop));
  });

  it('are made again for a sample named by its line', async () => {
    const again = await check([`好.md:${lineOf('好.md', 'print(3 // 2)')}`]);
    expect(again.checked.map(({ sample, outcome }) => [sample.language, outcome])).toEqual([['lua', 'ran']]);
  });

  it('that do not hold up fail', async () => {
    const { samples } = findSamples({
      contentDir,
      label: 'content',
      places: [realpathSync(contentDir)],
      others: {},
    }).find(({ note }) => note === '坏.md') ?? { samples: [] };
    const sample = samples.find(({ word, language }) => word === 'run' && language === 'lua');
    const result = [...good().values()].find(({ language }) => language === 'lua');
    if (!sample || !result) throw new Error('the fixtures have changed');
    const { writeResults } = await import('./results.ts');
    writeResults(contentDir, '坏.md', [{ ...result, key: sample.key }]);
    const again = await check([`坏.md:${sample.line}`]);
    expect(again.problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('记录里这一段是通过的'),
    );
    expect(readResults(contentDir, '坏.md').results.size).toBe(0);
  });
});

describe.skipIf(LACKS_TOOLS !== '')(`--update${LACKS_TOOLS}`, () => {
  it('writes what a program prints into the note, and then it passes', async () => {
    const filter = `坏.md:${lineOf('坏.md', 'title="output.cpp"')}`;
    expect((await check([filter], { update: true })).updated).toBe(1);
    expect(readFileSync(join(contentDir, '坏.md'), 'utf8')).toContain('```output\n一\n二\n三\n```');
    expect((await check([filter])).checked.map(({ outcome }) => outcome)).toEqual(['ran']);
    expect(existsSync(join(contentDir, '.checks/坏.tsv'))).toBe(true);
  });
});
