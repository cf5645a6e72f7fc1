/**
 * Objects that projects of one run share: many pages build the same sources beside a `main.cpp` of their own. ccache takes one
 * where preprocessed text, flags and compiler are the same; headers are read anew each time, so none that is missing is hidden.
 * Only projects with the same CMake files share, so that what these files do can reach no other project.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../sample.ts';
import { shortHash } from '../sample-key.ts';
import { type CommandOptions, type SampleRunner, TOOLS } from '../sample-runner.ts';

/** Where a build leaves what it compiled, in the sample's folder. */
const MADE = 'build/.objects';
/** Names that ccache gives. */
const NAME = /^[0-9a-v]{20,64}$/;
/** The largest object that is kept, bytes. */
const MOST = 16 * 1024 * 1024;

/** Words for CMake; without ccache every project compiles all of its own. */
export function launcherWords({ workshop }: SampleRunner): string[] {
  return workshop.toolchain.version('ccache') === undefined ? [] : ['-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'];
}

/** Shows a build the objects there are. */
export function withObjects(runner: SampleRunner): CommandOptions {
  const shared = `${TOOLS}/objects`;
  const environment = {
    CCACHE_DIR: '/tmp/sample/build/.ccache',
    CCACHE_NODIRECT: '1',
    CCACHE_NOSTATS: '1',
    CCACHE_REMOTE_STORAGE: `file:${shared}|layout=flat|read-only file:/tmp/sample/${MADE}|layout=flat`,
  };
  return { environment, mounts: [{ from: folderOf(runner), to: shared }] };
}

/** Keeps what a build has compiled, before any program of the sample runs. */
export function keepObjects(runner: SampleRunner): void {
  for (const name of runner.list(MADE).filter((one) => NAME.test(one))) {
    const object = join(folderOf(runner), name);
    if (!existsSync(object)) keep(object, runner.read(`${MADE}/${name}`, MOST));
  }
}

/** Put in place in one step: another build may be looking. */
function keep(object: string, bytes: Buffer | undefined): void {
  if (!bytes) return;
  writeFileSync(`${object}.tmp`, bytes);
  renameSync(`${object}.tmp`, object);
}

function folderOf({ sample, workshop }: SampleRunner): string {
  const lists = sample.files.filter(({ name, language }) => language === 'cmake' || name.endsWith('.cmake'));
  const folder = join(workshop.objectsDir(), shortHash(lists.map((file) => [file.name, textOf(file)])));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
