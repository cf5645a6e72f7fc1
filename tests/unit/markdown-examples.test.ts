import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as commonmark } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { expectOutput } from '../../packages/engine/src/pipeline/markdown/code/run-fixtures.ts';
import { compileNote } from '../../packages/engine/src/pipeline/markdown/compile.ts';
import { listedOf, type Specification } from '../support/markdown-examples/differences.ts';
import { readExamples } from '../support/markdown-examples/examples.ts';
import { plainHtml } from '../support/markdown-examples/plain-html.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/markdown-examples');
const SPECIFICATIONS: { name: Specification; text: string; count: number }[] = [
  { name: 'commonmark', text: commonmark, count: 652 },
  { name: 'gfm', text: readFileSync(join(FIXTURES, 'gfm/spec.txt'), 'utf8'), count: 673 },
];

/** Nothing lies beside the note: no picture, no other page. */
async function compile(body: string): Promise<string> {
  const { html, problems } = await compileNote({
    note: {
      ...{ file: 'input.md', absolute: '/none/content/input.md', id: 'input', path: '/input', hash: '' },
      ...{ frontMatter: {}, body, bodyLine: 1 },
    },
    routes: { baseUrl: '/', byFile: { 'input.md': '/input' } },
    options: {
      ...{ contentDir: '/none/content', contentLabel: 'content', staticDir: '/none/static', places: [], siteUrl: '' },
      ...{ extraLanguages: 'all', toc: { min: 2, max: 3 } },
    },
    features: [],
  });
  expect(problems.filter(({ rule }) => rule.startsWith('compile-'))).toEqual([]);
  return plainHtml(html);
}

describe.each(SPECIFICATIONS)('the examples of $name', ({ name, text, count }) => {
  const examples = readExamples(text);
  const listed = listedOf(name);

  it('are all read', () => {
    expect(examples.length).toBe(count);
    expect([...listed].filter((number) => !examples[number - 1])).toEqual([]);
  });

  it.each(examples.filter(({ number }) => !listed.has(number)))('come out as they say: $number', async (example) => {
    expect(await compile(example.markdown)).toBe(plainHtml(example.html));
  });

  it.each(examples.filter(({ number }) => listed.has(number)))(
    'differ where it is listed: $number',
    async (example) => {
      expect(await compile(example.markdown)).not.toBe(plainHtml(example.html));
    },
  );

  it('differ as the fixture says', async () => {
    const outputs: string[] = [];
    for (const { number, markdown } of examples) {
      if (listed.has(number)) outputs.push(`<!-- ${number} -->\n${await compile(markdown)}\n`);
    }
    expectOutput(join(FIXTURES, name), outputs.join('\n'));
  });
});
