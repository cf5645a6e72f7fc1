/**
 * What the site in the output folder was made from, so that the next build takes over what has not changed.
 * It lies in the cache, under the identity of the folder it describes: a manifest can then never speak for another
 * output, whenever a build was killed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FORMAT = 1;

/** Files that are made together from the same inputs. */
export interface Unit {
  /** Hash of everything the files depend on. */
  key: string;
  /** Relative to the output folder, compressed twins included. */
  files: string[];
  /** Day of the last build that needed the unit, ISO; only hashed assets have it and stay on for a while. */
  needed?: string;
}

export type Manifest = Record<string, Unit>;

/** The manifest of an output folder; empty when there is none, or none that fits. */
export function readManifest(cacheDir: string, outDir: string): Manifest {
  try {
    const { format, units } = JSON.parse(readFileSync(manifestFile(cacheDir, outDir), 'utf8'));
    return format === FORMAT ? units : {};
  } catch {
    return {};
  }
}

/** Writes the manifest of an output folder in one step. */
export function writeManifest(cacheDir: string, outDir: string, units: Manifest): void {
  const file = manifestFile(cacheDir, outDir);
  mkdirSync(join(cacheDir, 'manifests'), { recursive: true });
  writeFileSync(`${file}.tmp-${process.pid}`, JSON.stringify({ format: FORMAT, units }));
  renameSync(`${file}.tmp-${process.pid}`, file);
}

/** Forgets the manifest of a folder that is about to go, and those nobody used for a month. */
export function forgetManifest(cacheDir: string, outDir: string): void {
  rmSync(manifestFile(cacheDir, outDir), { force: true });
  for (const name of readdirSync(join(cacheDir, 'manifests'))) {
    const file = join(cacheDir, 'manifests', name);
    if (Date.now() - statSync(file).mtimeMs > 30 * DAY) rmSync(file, { force: true });
  }
}

/** A rename keeps inode and birth; a copy, or a folder made anew, has others. */
function manifestFile(cacheDir: string, outDir: string): string {
  const { ino, birthtimeMs, dev } = statSync(outDir);
  return join(cacheDir, 'manifests', `${dev}-${ino}-${Math.round(birthtimeMs)}.json`);
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
