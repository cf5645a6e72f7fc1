import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectOutput } from '../pipeline/markdown/code/run-fixtures.ts';
import { compileNote } from '../pipeline/markdown/compile.ts';
import { DIALECTS, type DialectName } from '../shared/dialects.ts';
import { loadDialect } from './table.ts';

async function compile(folder: string, name: DialectName): Promise<string> {
  const file = readdirSync(folder).find((one) => /^input\.mdx?$/.test(one)) ?? '';
  const absolute = join(folder, file);
  const body = readFileSync(absolute, 'utf8');
  const note = {
    file,
    absolute,
    frontMatter: {},
    body,
    bodyLine: 1,
    id: 'input',
    path: '/input',
    hash: '',
  };
  const notes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => /\.mdx?$/.test(one));
  const places = { contentDir: folder, contentLabel: 'notes', staticDir: '/none', places: [folder] };
  const { html, problems } = await compileNote({
    note,
    routes: { baseUrl: '/', byFile: Object.fromEntries(notes.map((one) => [one, `/${one.replace(/\.mdx?$/, '')}`])) },
    options: { ...places, extraLanguages: 'all', toc: { min: 2, max: 3 }, siteUrl: '', dialect: name },
    features: [],
    dialect: await loadDialect(name),
  });
  const lines = problems.map(
    ({ severity, rule, line, column, message }) => `${severity} ${rule} ${line}:${column} ${message}`,
  );
  return `${html.replaceAll(/(?<=<\/(?:p|div|li|figure|section|details|summary)>)(?=<)/g, '\n')}\n<!--\n${lines.join('\n')}\n-->\n`;
}

describe.each(DIALECTS)('notes of %s', (name) => {
  const fixtures = join(import.meta.dirname, name, 'fixtures');
  const folders = readdirSync(fixtures);
  it('come with fixtures', () => expect(folders.length).toBeGreaterThan(0));
  it.each(folders)('give what %s expects', async (folder) => {
    expectOutput(join(fixtures, folder), await compile(join(fixtures, folder), name));
  });
});
