/** The manual for authors lists every lab with all its options, the one for writers of labs every module of the kit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Still } from '../define.ts';

const SOURCES = new URL('../', import.meta.url);
const MANUAL = new URL('../../../docs/authoring.md', SOURCES);
const names = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/still.tsx`, SOURCES)));

it.each(names)('%s stands in docs/authoring.md with its options', async (name) => {
  const row = readFileSync(MANUAL, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`));
  const { default: still }: { default: Still } = await import(`../${name}/still.tsx`);
  const options = Object.keys((still.options as unknown as { entries: object }).entries);
  expect(options.filter((option) => !row?.includes(`\`${option}`))).toEqual([]);
  expect(row).toBeDefined();
});

it('every module of the kit has its row in docs/labs.md', () => {
  const guide = readFileSync(new URL('../../../docs/labs.md', SOURCES), 'utf8');
  const firstCells = guide.split('\n').flatMap((line) => /^\| (`[^|]*) \|/.exec(line)?.[1] ?? []);
  const modules = readdirSync(new URL('kit', SOURCES)).filter((file) => !file.includes('.test.'));
  expect(modules.filter((file) => !firstCells.some((cell) => cell.includes(`\`${file}\``)))).toEqual([]);
});
