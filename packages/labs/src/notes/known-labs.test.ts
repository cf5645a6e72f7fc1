import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { noteContext } from 'study-notes/pipeline/markdown/code/run-fixtures';
import { parseMarkdown } from 'study-notes/pipeline/markdown/parse';
import { expect, it } from 'vitest';
import { BUILT_IN, builtInNames } from '../prepare/built-in.ts';
import { knownLabs, loadStills } from './known-labs.ts';

it('finds the still of every folder that has one, and each of these is a lab', async () => {
  const names = readdirSync(BUILT_IN).filter((name) => existsSync(join(BUILT_IN, name, 'still.tsx')));
  const { labs } = knownLabs({ builtIn: names, leftOut: [], own: {}, broken: [] });
  expect(builtInNames()).toEqual(Object.keys(labs).sort());
  for (const { load } of Object.values(labs)) {
    expect(await load?.()).toMatchObject({ options: expect.anything(), Picture: expect.any(Function) });
  }
});

it('loads the stills of those labs only that a note holds, once', async () => {
  const known = knownLabs({ builtIn: ['bezier-curve', 'raster-grid'], leftOut: [], own: {}, broken: ['bent'] });
  const { note } = noteContext(
    '::lab[一]{name=bezier-curve}\n\n::lab[二]{name=bent}\n\n::lab[三]{name=none}\n',
    '/content',
  );
  await loadStills(parseMarkdown(note.body), known);
  const { still } = known.labs['bezier-curve'] ?? {};
  expect(still?.Picture).toBeInstanceOf(Function);
  expect(known.labs['raster-grid']?.still).toBeUndefined();
});
