/**
 * What the site in the output folder was made from, so that the next build reuses what has not changed. It is stored in
 * the cache under the identity of that folder, so that it never describes another output, whenever a build was killed.
 */
import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedJson, writeCachedJson } from '../pipeline/cache/cache-file.ts';
import { removeOld } from '../pipeline/cache/remove-old.ts';

const FORMAT = 2;

/** Files that are made together from the same inputs. */
export interface Unit {
  /** Hash of everything the files depend on. */
  key: string;
  /** Relative to the output folder, including compressed copies. */
  files: string[];
  /** Day of the last build that needed the unit, ISO; only hashed assets have it and stay on for a while. */
  needed?: string;
}

/** A unit in an output folder. */
export interface PlacedUnit extends Unit {
  /** `stampOf` its files: detects that they were replaced. */
  stamp: string;
}

export type Manifest = Record<string, PlacedUnit>;

/** The manifest of an output folder; empty when there is none, or it does not match. */
export function readManifest(cacheDir: string, outDir: string): Manifest {
  const name = manifestName(outDir);
  const kept = name === undefined ? undefined : readCachedJson<Kept>(cacheDir, name);
  return kept?.format === FORMAT ? kept.units : {};
}

interface Kept {
  format: number;
  units: Manifest;
}

/** Writes the manifest of an output folder. */
export function writeManifest(cacheDir: string, outDir: string, units: Manifest): void {
  writeCachedJson(cacheDir, manifestName(outDir) ?? '', { format: FORMAT, units } satisfies Kept);
}

/** Deletes the manifest of a folder that is to be removed. */
export function forgetManifest(cacheDir: string, outDir: string): void {
  rmSync(join(cacheDir, manifestName(outDir) ?? ''), { recursive: true, force: true });
}

/** Deletes the manifests of folders that nothing was built into for a month. */
export function forgetOldManifests(cacheDir: string): void {
  removeOld(join(cacheDir, MANIFESTS));
}

const MANIFESTS = 'manifests';

/** A rename keeps inode and birth time; a copy, or a new folder, has others. */
function manifestName(outDir: string): string | undefined {
  const found = statSync(outDir, { throwIfNoEntry: false });
  return found && `${MANIFESTS}/${found.dev}-${found.ino}-${Math.round(found.birthtimeMs)}.json`;
}

/**
 * Sizes and times of files, which hard links keep, and any modification or replacement changes. Reading everything that a
 * build reuses would cost a quarter of a warm build of 10,000 notes.
 */
export function stampOf(folder: string, files: string[]): string {
  const stats = files.map((file) => statSync(join(folder, file)));
  return hashOf(stats.map(({ size, mtimeMs }) => [size, mtimeMs])).slice(0, 12);
}

/** Hash of plain data, for keys. */
export function hashOf(...values: unknown[]): string {
  const hash = createHash('sha256');
  for (const value of values) {
    hash.update(typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value)).update('\0');
  }
  return hash.digest('hex').slice(0, 24);
}

const DAY = 24 * 60 * 60 * 1000;

/** Hashed assets of earlier builds stay this long, for pages that are still open. */
const ASSET_DAYS = 7;

/** Whether an asset that this build does not need has to stay. */
export function isStillWanted(unit: Unit, today: Date): boolean {
  return unit.needed !== undefined && today.getTime() - Date.parse(unit.needed) < ASSET_DAYS * DAY;
}
