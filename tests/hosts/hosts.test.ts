/** What `build --host` writes, asked of the real servers: sixty addresses each. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyProject } from '../support/tiny-project.ts';
import { ADDRESSES, NOTES } from './addresses.ts';
import { ask, differences } from './ask.ts';
import { PATH, SERVERS, serve } from './servers.ts';

const site = tinyProject(NOTES);
afterAll(site.remove);

describe.each(Object.entries(SERVERS))('%s', (name, server) => {
  const isHere = spawnSync(server.program, ['-v'], { env: { ...process.env, PATH } }).error === undefined;
  let running: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    if (!isHere) return;
    const out = join(site.folder, name);
    const { code, output } = await site.run(['build', `--host=${name}`, '--out', out]);
    expect(code, output).toBe(0);
    running = await serve(server, out, join(site.folder, `${name}-server`));
  }, 120_000);
  afterAll(() => running?.close());

  it.skipIf(!isHere)(`answers ${ADDRESSES.length} addresses rightly (tests/hosts/install.sh installs it)`, async () => {
    const found: Record<string, string[]> = {};
    for (const [asked, answer] of ADDRESSES) {
      const wrong = differences(answer, await ask(running.port, typeof asked === 'string' ? { path: asked } : asked));
      if (wrong.length > 0) found[JSON.stringify(asked)] = wrong;
    }
    expect(found).toEqual({});
  });
});
