/**
 * The output folder. A build fills `dist.tmp-<pid>` next to `dist`, which then takes its place, so that a failed or killed
 * build leaves the old site intact. It begins with the site before the old one; files that have not changed since the old
 * one are hard links to that one's.
 */
import { linkSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../pipeline/cache/make-folder.ts';
import { type Compression, compressBest, compressPage, isCompressible } from './compress.ts';
import {
  forgetManifest,
  forgetOldManifests,
  isStillWanted,
  type Manifest,
  type PlacedUnit,
  readManifest,
  stampOf,
  type Unit,
  writeManifest,
} from './manifest.ts';
import { deleteOthers, keepSpare, removeOldSpares, takeSpare } from './spare-output.ts';
import { recoverOutput, removeOutput, swapOutput, unfinishedFolder } from './swap-output.ts';

/** Writes files with their compressed copies into one folder. */
export class FileWriter {
  readonly #made = new Set<string>();
  readonly #folder: string;
  readonly #compression: Compression;
  readonly #cacheDir: string;

  constructor(folder: string, compression: Compression, cacheDir: string) {
    this.#folder = folder;
    this.#compression = compression;
    this.#cacheDir = cacheDir;
  }

  /** Writes one file; returns the names of all files made. `lasting` files are compressed as small as can be. */
  write(file: string, content: string | Buffer, lasting = false): string[] {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const path = this.#place(file);
    writeNew(path, bytes);
    if (this.#compression === 'none' || !isCompressible(file, bytes.length)) return [file];
    const { br, gz } = lasting
      ? compressBest(bytes, this.#cacheDir)
      : compressPage(bytes, this.#compression, this.#cacheDir);
    writeNew(`${path}.br`, br);
    writeNew(`${path}.gz`, gz);
    return [file, `${file}.br`, `${file}.gz`];
  }

  /** Reuses a file of another folder. */
  link(file: string, from: string): void {
    const path = this.#place(file);
    makeNew(path, () => linkSync(join(from, file), path));
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#made.has(folder)) {
      this.#makeFolder(folder);
      this.#made.add(folder);
    }
    return path;
  }

  /** Where the spare site has a file of a folder's name, the file goes. */
  #makeFolder(folder: string): void {
    try {
      makeFolder(folder);
    } catch (error) {
      const file = fileIn(folder, this.#folder);
      if (file === undefined) throw error;
      rmSync(file);
      makeFolder(folder);
    }
  }
}

/** The part of a path below a folder that is a file. */
function fileIn(path: string, below: string): string | undefined {
  if (path.length <= below.length) return undefined;
  return fileIn(dirname(path), below) ?? (lstatSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined);
}

function writeNew(path: string, bytes: Buffer): void {
  makeNew(path, () => writeFileSync(path, bytes, { flag: 'wx' }));
}

/** Never writes into an existing file: it could be a hard link to the old site's. */
function makeNew(path: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(path, { recursive: true });
    make();
  }
}

/** One build's output: units are reused or added, then the whole is committed or discarded. */
export class Output {
  readonly folder: string;
  readonly writer: FileWriter;
  /** Units made or taken over so far. */
  readonly units: Manifest = {};
  readonly #outDir: string;
  readonly #cacheDir: string;
  readonly #previous: Manifest;
  /** What the folder holds from the beginning. */
  readonly #spare: Manifest;

  constructor(outDir: string, cacheDir: string, compression: Compression) {
    this.#outDir = outDir;
    this.#cacheDir = cacheDir;
    recoverOutput(outDir);
    this.folder = unfinishedFolder(outDir);
    rmSync(this.folder, { recursive: true, force: true });
    if (!takeSpare(cacheDir, outDir, this.folder)) makeFolder(this.folder);
    this.writer = new FileWriter(this.folder, compression, cacheDir);
    this.#previous = readManifest(cacheDir, outDir);
    this.#spare = readManifest(cacheDir, this.folder);
  }

  /** Reuses a unit of the old site; false when it has changed, or a file of it is missing or was modified. */
  reuse(name: string, key: string, needed?: string): boolean {
    const unit = this.#previous[name];
    if (unit?.key !== key || !this.#take(name, unit)) return false;
    const { files, stamp } = unit;
    this.units[name] = needed === undefined ? { key, files, stamp } : { key, files, stamp, needed };
    return true;
  }

  /** Adds a new unit. */
  add(name: string, unit: Unit): void {
    this.units[name] = { ...unit, stamp: stampOf(this.folder, unit.files) };
  }

  /** Keeps hashed assets of earlier builds for pages that are still open. */
  keepRecentAssets(today: Date): void {
    for (const [name, unit] of Object.entries(this.#previous)) {
      if (!this.units[name] && isStillWanted(unit, today) && this.#take(name, unit)) this.units[name] = unit;
    }
  }

  /** Puts the new site in the old one's place. */
  commit(): void {
    deleteOthers(
      this.folder,
      Object.values(this.units).flatMap(({ files }) => files),
    );
    writeManifest(this.#cacheDir, this.folder, this.units);
    for (const old of swapOutput(this.folder, this.#outDir)) {
      if (keepSpare(this.#cacheDir, this.#outDir, old)) continue;
      forgetManifest(this.#cacheDir, old);
      removeOutput(this.#outDir, old);
    }
    forgetOldManifests(this.#cacheDir);
    removeOldSpares(this.#cacheDir);
  }

  /** Deletes the unfinished site. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Takes a unit of the old site, where the folder does not have it already. */
  #take(name: string, unit: PlacedUnit): boolean {
    const spare = this.#spare[name];
    const isThere = spare?.key === unit.key && spare.stamp === unit.stamp && this.#isStamped(unit);
    return isThere || this.#link(unit);
  }

  #isStamped({ files, stamp }: PlacedUnit): boolean {
    try {
      return stampOf(this.folder, files) === stamp;
    } catch {
      return false;
    }
  }

  /** Looks at what was linked and not at what to link: another build may swap the old site in between. */
  #link(unit: PlacedUnit): boolean {
    const { files } = unit;
    try {
      for (const file of files) this.writer.link(file, this.#outDir);
      if (this.#isStamped(unit)) return true;
    } catch {}
    for (const file of files) rmSync(join(this.folder, file), { force: true });
    return false;
  }
}
