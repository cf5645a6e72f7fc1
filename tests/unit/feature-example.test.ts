/** The feature that docs/features.md shows, built as an author would: written beside the configuration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/sites.ts';
import { tinyProject } from '../support/tiny-project.ts';

const EXAMPLE = join(ROOT, 'tests/fixtures/glossary');
const FILES = ['site.config.ts', 'glossary.ts', 'glossary-filter.tsx', 'content/甲/intro.md'];
const sourceOf = (file: string) => readFileSync(join(EXAMPLE, file), 'utf8');

const project = tinyProject({});
const output = (file: string) => readFileSync(join(project.dist, file), 'utf8');

beforeAll(async () => {
  for (const file of FILES) project.write(file, sourceOf(file));
  const built = await project.run(['build']);
  expect(built).toMatchObject({ code: 0, output: expect.stringContaining('完成') });
}, 120_000);
afterAll(() => project.remove());

it('is what the guide shows, to the letter', () => {
  const guide = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');
  for (const file of FILES) expect(guide).toContain(sourceOf(file));
});

it('the guide shows options as the labs have them, and names every hook', () => {
  const guide = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');
  const read = (file: string) => readFileSync(join(ROOT, 'packages', file), 'utf8');
  for (const [file, beginning] of [
    ['labs/src/index.ts', 'export function labs('],
    ['labs/src/config/labs-schema.ts', 'export const labs '],
    ['labs/src/config/labs-config.ts', 'export const labsConfig'],
  ] as const) {
    const text = read(file);
    expect(guide).toContain(text.slice(text.indexOf(beginning)).trim());
  }
  const hooks = Object.entries({
    NoteFeature: 'engine/src/pipeline/markdown/note-feature.ts',
    PipelineFeature: 'engine/src/pipeline/pipeline-feature.ts',
    SiteFeature: 'engine/src/emit/site-feature.ts',
  }).flatMap(([name, file]) => fieldsOf(read(file), name));
  expect(hooks.length).toBeGreaterThan(20);
  const table = guide.slice(guide.indexOf('| hook |'), guide.indexOf('The main thread, each'));
  expect(hooks.filter((hook) => !new RegExp(`\`${hook}[.\`]`).test(table))).toEqual([]);
});

it('the guide names what a feature brings to the shell', () => {
  const guide = readFileSync(join(ROOT, 'docs/features.md'), 'utf8');
  const sourceOf = (file: string) => readFileSync(join(ROOT, 'packages/engine/src', file), 'utf8');
  const members = fieldsOf(sourceOf('shell/shell-feature.ts'), 'ShellFeature', /^ {2}(\w+)\??:/gm);
  expect(members).toContain('Finder');
  const parts = fieldsOf(sourceOf('emit/site-feature.ts'), 'ShellPart', /^ {2}(\w+)\??:/gm);
  expect(parts).toContain('hasFinder');
  const section = guide.slice(guide.indexOf('## The shell'), guide.indexOf('## Options'));
  expect([...members, ...parts].filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

/** Fields of an interface; unless told otherwise those that may be left out. */
function fieldsOf(source: string, name: string, field = /^ {2}(\w+)\?:/gm): string[] {
  const body = new RegExp(`interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(field)].flatMap(([, found]) => found ?? []);
}

it('adds its directive to notes', () => {
  expect(/<section id="?term-栈"?>\s*<p><strong>栈<\/strong>/.test(output('甲/intro.html'))).toBe(true);
});

it('adds a page that lists the terms, with a script that no other page names', () => {
  expect(output('术语.html').includes('<li>栈')).toBe(true);
  const { chunk } = JSON.parse(output('data/术语.json'));
  expect(output(chunk.slice(1)).includes('查找术语')).toBe(true);
  expect(output('甲/intro.html').includes(chunk)).toBe(false);
});

it('adds its page to the sitemap; the page for what is not there is in none', () => {
  const paths = [...output('sitemap.xml').matchAll(/<loc>https:\/\/small\.example([^<]*)/g)].map(([, path]) => path);
  expect(paths).toContain(encodeURI('/术语'));
  expect(paths).toContain('/');
  expect(paths.join()).not.toContain('404');
});

it('adds a link to the footer of every page', () => {
  expect(/<footer.*href="?\/术语"?/s.test(output('甲/intro.html'))).toBe(true);
});

it('adds its command', async () => {
  const { code, output: printed } = await project.run(['terms']);
  expect(code).toBe(0);
  expect(printed).toContain('栈\t/甲/intro#term-栈\n');
});

it('reports a term that is defined twice, and one without a name', async () => {
  project.write(
    'content/甲/队列.md',
    '# 队列\n\n:::term[队列]\n一\n:::\n\n:::term[队列]\n二\n:::\n\n:::term\n三\n:::\n',
  );
  const { problems } = JSON.parse((await project.run(['check', '--json'])).output);
  const found = problems.map(({ rule, file }: { rule: string; file: string }) => `${rule} ${file}`);
  expect(found).toContain('term-twice content/甲/队列.md');
  expect(found).toContain('term-name content/甲/队列.md');
});
