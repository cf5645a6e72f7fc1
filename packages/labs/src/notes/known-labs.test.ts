import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN, builtInNames } from '../prepare/built-in.ts';
import { knownLabs } from './known-labs.ts';

it('finds the still of every folder that has one, and each of these is a lab', async () => {
  const names = readdirSync(BUILT_IN).filter((name) => existsSync(join(BUILT_IN, name, 'still.tsx')));
  const { labs } = await knownLabs({ builtIn: names, leftOut: [], own: {}, broken: [] });
  expect(builtInNames()).toEqual(Object.keys(labs).sort());
  for (const { still } of Object.values(labs)) {
    expect(still).toMatchObject({ options: expect.anything(), Picture: expect.any(Function) });
  }
});
