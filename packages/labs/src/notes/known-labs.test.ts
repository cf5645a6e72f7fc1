import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN, builtInNames } from '../prepare/built-in.ts';
import { builtInStills } from './known-labs.ts';

it('finds the still of every folder that has one, and each of these is a lab', async () => {
  const names = readdirSync(BUILT_IN).filter((name) => existsSync(join(BUILT_IN, name, 'still.tsx')));
  const stills = await builtInStills(names);
  expect(builtInNames()).toEqual(Object.keys(stills).sort());
  for (const still of Object.values(stills)) {
    expect(still).toMatchObject({ options: expect.anything(), Picture: expect.any(Function) });
  }
});
