/**
 * The real servers under a steady load: here a moment of it, `npm run bench:load` asks 1,000 times a second for a minute
 * and says how long answers took.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tinyProject } from '../support/tiny-project.ts';
import { ADDRESSES, NOTES } from './addresses.ts';
import { type Loaded, load } from './load.ts';
import { PATH, SERVERS, serve } from './servers.ts';

const { LOAD_RATE = '100', LOAD_SECONDS = '2' } = process.env;
/** What is answered by 200 to a browser that asks for a page, a picture or the script. */
const PATHS = ADDRESSES.flatMap(([asked, { status }]) => (typeof asked === 'string' && status === 200 ? [asked] : []));

const site = tinyProject(NOTES);
afterAll(() => site.remove());

describe.each(Object.entries(SERVERS))('%s (tests/hosts/install.sh installs it)', (name, server) => {
  const isHere = spawnSync(server.program, ['-v'], { env: { ...process.env, PATH } }).error === undefined;

  it.skipIf(!isHere)('answers a steady load without an error', { timeout: 300_000 }, async () => {
    const out = join(site.folder, name);
    const { code, output } = await site.run(['build', `--host=${name}`, '--out', out]);
    expect(code, output).toBe(0);
    const { port, close } = await serve(server, out, join(site.folder, `${name}-server`));
    try {
      const wanted = { rate: Number(LOAD_RATE), seconds: Number(LOAD_SECONDS) };
      const loaded = await load({ port, paths: PATHS, ...wanted });
      console.log(`${name}: ${told(loaded)}`);
      expect(loaded.errors).toEqual({});
      expect(loaded.answered).toBe(wanted.rate * wanted.seconds);
    } finally {
      await close();
    }
  });
});

function told({ answered, times }: Loaded): string {
  const at = (share: number) => `${times[Math.ceil(share * times.length) - 1]?.toFixed(1)} ms`;
  return `${answered} answers; half within ${at(0.5)}, 99 % within ${at(0.99)}, all within ${at(1)}`;
}
