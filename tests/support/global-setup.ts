/** Builds every test site once; the workers serve them by the project's preview server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';
import { outputOf, SITES, type SiteName, WANTED } from './sites.ts';
import { SMALL_SITES } from './small-site.ts';

export default async function globalSetup(): Promise<() => void> {
  const smallSites = mkdtempSync(join(tmpdir(), 'study-notes-tests-'));
  process.env[SMALL_SITES] = smallSites;
  // The real site takes as long as all the others, whose notes are the same: it is built beside them, they one by one.
  const inTurn = async (names: SiteName[]) => {
    for (const name of names) await build(name);
  };
  const isReal = (name: SiteName) => name === 'real';
  await Promise.all([inTurn(WANTED.filter(isReal)), inTurn(WANTED.filter((name) => !isReal(name)))]);
  return () => rmSync(smallSites, { recursive: true, force: true });
}

async function build(name: SiteName): Promise<void> {
  const { content, config } = SITES[name];
  const { code, output } = await run(['build', '--content', content, '--config', config, '--out', outputOf(name)]);
  if (code !== 0) throw new Error(`The build of the test site “${name}” failed:\n${output}`);
}
