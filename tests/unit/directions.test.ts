/** Who may import whom: packages by their public entries, the engine's layers one way, and nothing in a circle. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** What each layer of the engine may import; its programs, above the layers, put them together. */
const LAYERS: Record<string, readonly string[]> = {
  words: [],
  shared: ['words'],
  config: ['shared', 'words'],
  pipeline: ['config', 'shared', 'words'],
  styles: [],
  shell: ['shared', 'styles', 'words'],
  emit: ['pipeline', 'config', 'shell', 'shared', 'words'],
  server: ['emit', 'pipeline', 'config', 'shared', 'words'],
  hosts: ['server', 'emit', 'pipeline', 'shared', 'words'],
  dialects: ['pipeline', 'config', 'shared', 'words'],
  migrate: ['dialects', 'pipeline', 'config', 'shared', 'words'],
  cli: ['hosts', 'server', 'migrate', 'dialects', 'emit', 'pipeline', 'config', 'shared', 'words'],
};

/** Public entry → file, both as `engine/src/…` and `study-notes/…`. */
const entries = new Map<string, string>();
for (const folder of readdirSync(PACKAGES)) {
  const { name, exports } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries<Record<string, string>>(exports ?? {})) {
    const source = target['study-notes-source'];
    if (source) entries.set(join(name, entry), join(folder, source));
  }
}

/** File → what it imports of the packages; tests may import what they like. */
const imports = new Map(
  readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*\.(?:tsx?|mjs)$/.test(file))
    .filter((file) => !/\.test\.|test-site|testing\.ts|run-fixtures|\/fixtures\//.test(file))
    .map((file) => {
      const text = readFileSync(join(PACKAGES, file), 'utf8');
      const found = [...text.matchAll(/(?:from|import|import\()\s*'((?:\.|study-notes)[^'?]*)/g)].map(
        ([, name = '']) => name,
      );
      return [
        file,
        found.map((name) => (name.startsWith('.') ? join(dirname(file), name) : (entries.get(name) ?? name))),
      ] as const;
    }),
);

it('goes from features to the public entries of the engine, and never back or across', () => {
  const open = new Set(entries.values());
  const wrong = [...imports].flatMap(([file, targets]) => {
    const own = file.split('/')[0] as string;
    const isAllowed = (target: string) =>
      target.startsWith(`${own}/`) || (own !== 'engine' && target.startsWith('engine/') && open.has(target));
    return targets.filter((target) => !isAllowed(target)).map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

it('goes one way between the layers of the engine', () => {
  const layer = (file: string) => /^engine\/src\/(\w+)\//.exec(file)?.[1];
  const wrong = [...imports].flatMap(([file, targets]) => {
    const from = layer(file);
    if (from === undefined) return [];
    const others = targets.filter((target) => target !== 'engine/package.json' && layer(target) !== from);
    return others
      .filter((target) => !LAYERS[from]?.includes(layer(target) ?? ''))
      .map((target) => `${file} → ${target}`);
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
  expect(circles.filter((way) => !way.startsWith('samples/src/isolation/'))).toEqual([]);
});

it('emit calls one function of the shell', () => {
  const calls = readdirSync(join(PACKAGES, 'engine/src/emit'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(PACKAGES, 'engine/src/emit', file), 'utf8').split('\n'))
    .filter((line) => /^(?:import|export) (?!type ).*\/shell\//.test(line));
  expect(calls).toEqual(["import { renderShell } from '../shell/entry-server.tsx';"]);
});
