/** Builds every test site once and serves each with the project's preview server on a port the system gives. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, run, start, stop } from './command.ts';
import { addressVariable, outputOf, SITES, type SiteName, WANTED } from './sites.ts';
import { SMALL_SITES } from './small-site.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const smallSites = mkdtempSync(join(tmpdir(), 'study-notes-tests-'));
  process.env[SMALL_SITES] = smallSites;
  const servers: ChildProcess[] = [];
  const serve = async (name: SiteName) => {
    await build(name);
    const server = start([
      'preview',
      '--config',
      SITES[name].config,
      '--out',
      outputOf(name),
      '--host',
      '127.0.0.1',
      '--port',
      '0',
    ]);
    servers.push(server);
    process.env[addressVariable(name)] = await addressOf(server);
  };
  // The real site takes as long as all the others, whose notes are the same: it is built beside them, they one by one.
  const inTurn = async (names: SiteName[]) => {
    for (const name of names) await serve(name);
  };
  const isReal = (name: SiteName) => name === 'real';
  await Promise.all([inTurn(WANTED.filter(isReal)), inTurn(WANTED.filter((name) => !isReal(name)))]);
  return async () => {
    await Promise.all(servers.map(stop));
    rmSync(smallSites, { recursive: true, force: true });
  };
}

async function build(name: SiteName): Promise<void> {
  const { content, config } = SITES[name];
  const { code, output } = await run(['build', '--content', content, '--config', config, '--out', outputOf(name)]);
  if (code !== 0) throw new Error(`The build of the test site “${name}” failed:\n${output}`);
}
