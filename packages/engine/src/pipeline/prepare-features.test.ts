import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { PipelineFeature } from './pipeline-feature.ts';
import type { Prepared } from './prepared.ts';
import { openSite } from './site.ts';
import { problemLines, siteOptions } from './testing.ts';

const NOTES = { 'content/a.md': '# A\n', 'content/b.md': '# B\n' };

/** A feature that prepares what `made` says. */
function preparing(made: () => Omit<Prepared, 'sources'>): PipelineFeature {
  return { name: 'wise', prepare: async () => ({ sources: [], issues: [], problems: [], ...made() }) };
}

it('hands what features prepare to the compiler and to the site', async () => {
  const { options } = siteOptions(NOTES);
  const seen: unknown[] = [];
  const site = await openSite({
    ...options,
    features: [preparing(() => ({ notes: 'for notes', bundle: 'for the bundle' }))],
    compile: (batch) => {
      seen.push(batch.prepared.wise?.notes);
      return options.compile(batch);
    },
  }).load();
  expect(new Set(seen)).toEqual(new Set(['for notes']));
  expect(site.prepared.wise?.bundle).toBe('for the bundle');
});

it('compiles every note anew when the key of what is prepared changes, and none when anything else does', async () => {
  const { options, compiled } = siteOptions(NOTES);
  let made: Omit<Prepared, 'sources'> = { key: 1, notes: 'x' };
  const session = openSite({ ...options, features: [preparing(() => made)] });
  await session.load();
  made = { key: 1, notes: 'y', bundle: 'z' };
  await session.load();
  expect([...compiled].sort()).toEqual(['a.md', 'b.md']);
  made = { key: 2, notes: 'y' };
  await session.load();
  expect([...compiled].sort()).toEqual(['a.md', 'a.md', 'b.md', 'b.md']);
});

it('compiles the notes anew that use what is prepared when that changes, and no others', async () => {
  const { options, compiled } = siteOptions(NOTES);
  let made: Omit<Prepared, 'sources'> = { key: 1, usedKey: 'x' };
  const session = openSite({
    ...options,
    features: [preparing(() => made)],
    compile: async (batch) => {
      const notes = await options.compile(batch);
      return notes.map((note, at) => (batch.notes[at]?.file === 'a.md' ? { ...note, uses: ['wise'] } : note));
    },
  });
  await session.load();
  compiled.length = 0;
  await session.load();
  expect(compiled).toEqual([]);
  made = { key: 1, usedKey: 'y' };
  await session.load();
  expect(compiled).toEqual(['a.md']);
});

it('prepares by the options in the feature’s call, whose problems stand at their place', async () => {
  const { options, root } = siteOptions(NOTES);
  const { config: _, ...rest } = options;
  const file = join(root, 'site.config.ts');
  const wise =
    "const wise = (options: object) => ({ name: 'wise', module: 'file:///wise.js', site: async () => ({}), options });\n";
  const features = "features: [wise({\n  from: './there' })]";
  writeFileSync(file, `${wise}export default { title: 'a', url: 'https://a.cn', ${features} };\n`);
  const places: unknown[] = [];
  const feature: PipelineFeature = {
    name: 'wise',
    config: { name: 'wise', schema: v.optional(v.object({ from: v.optional(v.string(), '') }), {}), isForBuild: true },
    prepare: async (place) => {
      places.push(place);
      const issue = { rule: 'config-wise', path: ['wise', 'from'], message: '不在那里。' };
      return { sources: [], issues: [issue], problems: [] };
    },
  };
  const site = await openSite({ ...rest, features: [feature] }).load();
  expect(places).toEqual([
    { options: { from: './there' }, folder: root, content: expect.objectContaining({ label: 'content' }), root },
  ]);
  expect(problemLines(site.problems).filter((line) => line.includes('wise'))).toEqual([
    'error site.config.ts:3:3 config-wise 不在那里。',
  ]);
  expect(site.config.options).toEqual({});
});
