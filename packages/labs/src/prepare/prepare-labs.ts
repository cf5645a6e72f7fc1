/** Prepares the labs that the configuration names, at each load of the site. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Preparation, ProjectPlace } from 'study-notes/pipeline/prepared';
import { realFile } from 'study-notes/pipeline/read/readable';
import type { Dependency } from 'study-notes/pipeline/types';
import type { LabsOptions } from '../config/labs-config.ts';
import { PACKAGE } from './built-in.ts';
import { chosenLabs } from './chosen-labs.ts';
import { findOwnLabs } from './own-labs.ts';
import { type PreparedLab, prepareLab } from './prepare-lab.ts';
import type { BundleLabs, NoteLabs } from './prepared-labs.ts';

/** Finds labs, bundles the stills of the author's own, and looks through their modules for browsers. */
export async function prepareLabs({ options, folder, root }: ProjectPlace): Promise<Preparation> {
  const { own, builtIn: listed } = options as LabsOptions;
  const { builtIn, leftOut, issues } = chosenLabs(listed);
  const found = own === undefined ? { labs: {}, issues: [] } : findOwnLabs(own, folder, builtIn);
  const labs = await Promise.all(Object.entries(found.labs).map(([name, at]) => prepareLab(name, at, root)));
  const stills = stillsOf(labs);
  const broken = labs.flatMap(({ name, still }) => (still ? [] : name));
  const sources = foreign(labs.flatMap(({ still, files }) => [...(still?.files ?? []), ...files]));
  return {
    notes: { builtIn, leftOut, broken, own: stills } satisfies NoteLabs,
    key: { builtIn, leftOut, broken, own: Object.keys(stills) },
    bundle: {
      builtIn,
      own: modulesOf(labs),
      hash: hashOf(foreign(labs.flatMap(({ files }) => files))),
    } satisfies BundleLabs,
    sources: [...(own === undefined ? [] : [resolve(folder, own)]), ...sources],
    issues: [...issues, ...found.issues],
    problems: labs.flatMap(({ problems }) => problems),
  };
}

function stillsOf(labs: readonly PreparedLab[]): NoteLabs['own'] {
  return Object.fromEntries(
    labs.flatMap(({ name, still }) =>
      still ? [[name, { code: still.code, sources: foreign(still.files).map(dependencyOn) }] as const] : [],
    ),
  );
}

function modulesOf(labs: readonly PreparedLab[]): BundleLabs['own'] {
  return Object.fromEntries(labs.map(({ name, folder }) => [name, join(folder, 'lab.tsx')]));
}

/** Files outside this package, whose own are part of every key, sorted. */
function foreign(files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !file.startsWith(join(PACKAGE, 'src'))).sort();
}

function dependencyOn(absolute: string): Dependency {
  const real = realFile(absolute);
  return { absolute, ...(real !== undefined && { real }), hash: sha256(readFileSync(absolute)) };
}

function hashOf(files: readonly string[]): string {
  return sha256(JSON.stringify(files.map((file) => [file, sha256(readFileSync(file))])));
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
