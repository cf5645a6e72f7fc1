/** For tests: runs a step over `fixtures/<case>/input.md` and holds the outcome against `output.html`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';

import { unified } from 'unified';
import { expect, it } from 'vitest';
import { createContext, type NoteContext } from '../context.ts';
import type { ElementNode } from '../element-node.ts';

type Step = (tree: Root, context: NoteContext) => void | Promise<void>;

/** One test for each case; the expected files change only with `UPDATE_FIXTURES=1`. */
export function runFixtures(folder: string, step: Step): void {
  for (const name of readdirSync(folder).sort()) {
    it(`renders ${name} as expected`, async () => {
      const { html, problems } = await runStep(
        readFileSync(join(folder, name, 'input.md'), 'utf8'),
        step,
        join(folder, name),
      );
      const listed = problems.map(
        (one) => `${one.severity} ${one.rule} ${one.line}:${one.column} ${one.message} ${one.fix}\n`,
      );
      const actual = `${html}\n${listed.length > 0 ? `<!--\n${listed.join('')}-->\n` : ''}`;
      expectOutput(join(folder, name), actual);
    });
  }
}

/** Fails unless `output.html` of a case says what came out; with `UPDATE_FIXTURES=1` it is written instead. */
export function expectOutput(folder: string, actual: string): void {
  const file = join(folder, 'output.html');
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(file, actual);
  expect(existsSync(file), `${file} is missing`).toBe(true);
  expect(actual).toBe(readFileSync(file, 'utf8'));
}

/** Runs a step over Markdown; `folder` is where the note would lie. */
export async function runStep(markdown: string, step: Step, folder = '/content') {
  const context = noteContext(markdown, folder);
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  await step(tree, context);
  const handlers = { elementNode: (_: unknown, node: ElementNode) => node.element };
  const html = toHtml(toHast(tree, { handlers }));
  return { html, problems: context.problems, context };
}

/** The context of a note `input.md` that would lie in the folder. */
export function noteContext(body: string, folder: string): NoteContext {
  const absolute = join(folder, 'input.md');
  const note = {
    file: 'input.md',
    absolute,
    frontMatter: {},
    body,
    bodyLine: 1,
    id: 'input',
    path: '/input',
    hash: '',
  };
  const options = { contentDir: folder, contentLabel: 'content', staticDir: '/static', places: [folder] };
  const routes = { baseUrl: '/', byFile: {} };
  return createContext({
    note,
    routes,
    options: { ...options, extraLanguages: ['haskell'], toc: { min: 2, max: 3 }, siteUrl: 'https://example.com' },
  });
}
