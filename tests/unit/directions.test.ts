import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** What each room of the engine may import; a feature may import all of them and no other feature. */
const ENGINE: Record<string, readonly string[]> = {
  shared: [],
  config: ['shared'],
  pipeline: ['config', 'shared'],
  styles: [],
  shell: ['shared', 'styles'],
  emit: ['pipeline', 'config', 'shell', 'shared'],
  server: ['emit', 'pipeline', 'config', 'shared'],
  cli: ['server', 'emit', 'pipeline', 'config', 'shared'],
};
const FEATURES = ['search', 'labs', 'review', 'samples'];

/** The entries: they put the engine and the site's features together. */
const isEntry = (file: string) => !file.includes('/');
const room = (file: string) => (isEntry(file) ? '' : (file.split('/')[0] as string));

/** File → what it imports, relative to the sources; tests may import what they like. */
const imports = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|test-site|testing\.ts|run-fixtures/.test(file))
    .map((file) => {
      const text = readFileSync(join(SRC, file), 'utf8');
      const found = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g)];
      const targets = found.map(([, name = '']) => relative(SRC, join(SRC, dirname(file), name)));
      return [file, targets.filter((target) => target !== '../package.json')] as const;
    }),
);

it('goes one way between the rooms of the engine, and no room knows a feature', () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const from = room(file);
    const allowed = FEATURES.includes(from) ? [from, ...Object.keys(ENGINE)] : [from, ...(ENGINE[from] ?? [])];
    if (isEntry(file)) return [];
    return targets.filter((target) => !allowed.includes(room(target))).map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

it('never comes back to where it began, not even by types', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  // Sources of the isolation are part of the key of every sample's result: they change when all samples run anew anyway.
  expect(circles.filter((way) => !way.startsWith('samples/isolation/'))).toEqual([]);
});
