/** What people read lies in catalogues, a folder a language; nothing is said elsewhere, and nothing lies there unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
const HAN = /[\p{Script=Han}，。：；！？、《》「」（）【】]/u;

/** It is no TypeScript. */
const NOT_HERE = ['create'];

/** What is in Chinese outside of catalogues, by file, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'engine/src/migrate/compare/shown-text.ts': 'titles of admonitions in old sites',
  'engine/src/shell/shortcuts.ts': 'the same key of a Chinese keyboard',
  'samples/src/isolation/find-isolation.ts': 'a change of these sources makes every sample run anew',
  'samples/src/isolation/own-disk.ts': 'a change of these sources makes every sample run anew',
  'search/src/emit/batches.ts': 'a separator in the index',
  'search/src/index/synonyms.ts': 'the sign between synonyms that authors write',
  'search/src/lexer/lexer.ts': 'what words are made of',
  'search/src/lexer/questions.ts': 'how Chinese asks',
  'search/src/words/en/building.ts': 'the sign between synonyms that authors write',
};

const packages = readdirSync(PACKAGES).filter((name) => !NOT_HERE.includes(name));
const sources = packages.flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test-|testing\.ts|fixtures\//.test(file))
    .map((file) => `${name}/src/${file}`),
);
const textOf = (file: string) => readFileSync(join(PACKAGES, file), 'utf8');

type Node = { type?: string; value?: unknown; start?: number };

/** The texts of a module, with their places: of strings, templates and elements; comments and patterns are none. */
function textsOf(file: string): [text: string, line: number][] {
  const source = textOf(file);
  const found: [string, number][] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { type, value: written, start = 0 } = value as Node;
    const raw = type === 'TemplateElement' ? (written as { raw: string }).raw : written;
    if (/^(?:Literal|TemplateElement|JSXText)$/.test(type ?? '') && typeof raw === 'string')
      found.push([raw, source.slice(0, start).split('\n').length]);
    for (const child of Object.values(value)) walk(child);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

it('is said in Chinese in Chinese catalogues only', () => {
  const said = sources
    .filter((file) => !file.includes('/words/zh-CN/') && HAN.test(textOf(file)))
    .flatMap((file) => textsOf(file).flatMap(([text, line]) => (HAN.test(text) ? [{ file, line, text }] : [])));
  expect(said.filter(({ file }) => EXCEPTIONS[file] === undefined)).toEqual([]);
  expect(new Set(said.map(({ file }) => file))).toEqual(new Set(Object.keys(EXCEPTIONS)));
});

const CATALOGUE = /\/words\/(?:zh-CN|en)\//;
/** The folder whose catalogues a file has its words from: its lab's, else its package's. */
const homes = [
  ...new Set(sources.filter((file) => CATALOGUE.test(file)).map((file) => file.split('/words/')[0] ?? '')),
];
const homeOf = (file: string) =>
  homes.filter((home) => file.startsWith(`${home}/`)).sort((a, b) => b.length - a.length)[0];

describe.each(homes)('%s', (home) => {
  const catalogues = sources.filter((file) => file.startsWith(`${home}/words/zh-CN/`));
  const rest = sources
    .filter((file) => homeOf(file) === home && !CATALOGUE.test(file))
    .map(textOf)
    .join('\n');

  it('says everything that its catalogues hold', () => {
    const names = catalogues.flatMap((file) => [
      ...textOf(file).matchAll(/^export (?:const (\w+)|\{ \w+ as (\w+) \})/gm),
    ]);
    const unused = names
      .map(([, own, other]) => own ?? other ?? '')
      .filter((word) => !new RegExp(`\\.${word}\\b`).test(rest));
    expect(unused).toEqual([]);
  });
});
