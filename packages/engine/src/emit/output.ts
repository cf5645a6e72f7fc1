/**
 * The output folder. A build fills `dist.tmp-<pid>` next to `dist`, which then takes its place, so that a failed or killed
 * build leaves the old site intact. Files that have not changed are hard links to the old ones.
 */
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../pipeline/cache/make-folder.ts';
import { type Compression, compressBest, compressPage, isCompressible } from './compress.ts';
import {
  forgetManifest,
  isStillWanted,
  type Manifest,
  type PlacedUnit,
  readManifest,
  stampOf,
  type Unit,
  writeManifest,
} from './manifest.ts';
import { recoverOutput, removeOutput, swapOutput, unfinishedFolder } from './swap-output.ts';

const MANY_FILES = 10_000;

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
    linkSync(join(from, file), this.#place(file));
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#made.has(folder)) {
      makeFolder(folder);
      this.#made.add(folder);
    }
    return path;
  }
}

/** Never writes into an existing file: it could be a hard link to the old site's. */
function writeNew(path: string, bytes: Buffer): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(path);
    writeFileSync(path, bytes, { flag: 'wx' });
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

  constructor(outDir: string, cacheDir: string, compression: Compression) {
    this.#outDir = outDir;
    this.#cacheDir = cacheDir;
    recoverOutput(outDir);
    this.folder = unfinishedFolder(outDir);
    rmSync(this.folder, { recursive: true, force: true });
    makeFolder(this.folder);
    this.writer = new FileWriter(this.folder, compression, cacheDir);
    this.#previous = readManifest(cacheDir, outDir);
  }

  /** Reuses a unit of the old site; false when it has changed, or a file of it is missing or was modified. */
  reuse(name: string, key: string, needed?: string): boolean {
    const unit = this.#previous[name];
    if (unit?.key !== key || !this.#link(unit)) return false;
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
      if (!this.units[name] && isStillWanted(unit, today) && this.#link(unit)) this.units[name] = unit;
    }
  }

  /** Puts the new site in the old one's place. */
  commit(): void {
    writeManifest(this.#cacheDir, this.folder, this.units);
    const files = Object.values(this.#previous).reduce((sum, unit) => sum + unit.files.length, 0);
    for (const old of swapOutput(this.folder, this.#outDir)) {
      forgetManifest(this.#cacheDir, old);
      removeOutput(this.#outDir, old, files > MANY_FILES);
    }
  }

  /** Deletes the unfinished site. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Looks at what was linked and not at what to link: another build may swap the old site in between. */
  #link({ files, stamp }: PlacedUnit): boolean {
    try {
      for (const file of files) this.writer.link(file, this.#outDir);
      if (stampOf(this.folder, files) === stamp) return true;
    } catch {}
    for (const file of files) rmSync(join(this.folder, file), { force: true });
    return false;
  }
}
