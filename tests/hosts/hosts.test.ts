/** What `build --host` writes, asked of the real servers: some sixty addresses each, and a site below a base. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tinyProject } from '../support/tiny-project.ts';
import { ADDRESSES, BELOW_BASE, NOTES } from './addresses.ts';
import { ask, differences } from './ask.ts';
import { PATH, SERVERS, serve } from './servers.ts';

const site = tinyProject(NOTES);
const below = tinyProject(NOTES, { baseUrl: '/笔记/' });
afterAll(() => {
  site.remove();
  below.remove();
});

describe.each(Object.entries(SERVERS))('%s (tests/hosts/install.sh installs it)', (name, server) => {
  const isHere = spawnSync(server.program, ['-v'], { env: { ...process.env, PATH } }).error === undefined;

  it.skipIf(!isHere).each([
    [`${ADDRESSES.length} addresses`, site, ADDRESSES],
    ['a site below a base', below, BELOW_BASE],
  ] as const)('answers rightly: %s', async (_what, { folder, run }, addresses) => {
    const out = join(folder, name);
    const { code, output } = await run(['build', `--host=${name}`, '--out', out]);
    expect(code, output).toBe(0);
    const { port, close } = await serve(server, out, join(folder, `${name}-server`));
    const found: Record<string, string[]> = {};
    try {
      for (const [asked, answer] of addresses) {
        const wrong = differences(answer, await ask(port, typeof asked === 'string' ? { path: asked } : asked));
        if (wrong.length > 0) found[JSON.stringify(asked)] = wrong;
      }
    } finally {
      await close();
    }
    expect(found).toEqual({});
  });
});
