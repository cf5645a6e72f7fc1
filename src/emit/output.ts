/**
 * The output folder. A build fills `dist.tmp-<pid>` beside `dist` and then swaps the two by rename, so that a failed or
 * killed build leaves the old site whole. Files that have not changed are hard links to the old ones.
 */
import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Compression, compressBest, compressPage, isCompressible } from './compress.ts';
import { forgetManifest, isStillWanted, type Manifest, readManifest, type Unit, writeManifest } from './manifest.ts';

const MANY_FILES = 10_000;
const REMOVE = 'require("fs").rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 3 })';

/** Writes files with their compressed twins below one folder. */
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

  /** Takes over a file as it stands in another folder. */
  link(file: string, from: string): void {
    linkSync(join(from, file), this.#place(file));
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
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

/** One build's output: units are taken over or added, then the whole is committed or thrown away. */
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
    this.folder = `${outDir}.tmp-${process.pid}`;
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    this.writer = new FileWriter(this.folder, compression, cacheDir);
    this.#previous = readManifest(cacheDir, outDir);
  }

  /** Takes a unit over from the old site; false when it has changed or a file of it is missing. */
  reuse(name: string, key: string, needed?: string): boolean {
    const unit = this.#previous[name];
    if (unit?.key !== key || !this.#link(unit)) return false;
    this.units[name] = needed === undefined ? { key, files: unit.files } : { key, files: unit.files, needed };
    return true;
  }

  /** Enters a unit that was made anew. */
  add(name: string, unit: Unit): void {
    this.units[name] = unit;
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
    const old = `${this.#outDir}.old-${process.pid}`;
    if (existsSync(this.#outDir)) {
      forgetManifest(this.#cacheDir, this.#outDir);
      renameSync(this.#outDir, old);
    }
    renameSync(this.folder, this.#outDir);
    this.#remove(old);
  }

  /** Taking away ten thousand pages takes seconds that nobody needs to wait for; a process of its own does it. */
  #remove(old: string): void {
    const files = Object.values(this.#previous).reduce((sum, unit) => sum + unit.files.length, 0);
    if (files < MANY_FILES) rmSync(old, { recursive: true, force: true });
    else spawn(process.execPath, ['-e', REMOVE, old], { detached: true, stdio: 'ignore' }).unref();
  }

  /** Throws the unfinished site away. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #link(unit: Unit): boolean {
    try {
      for (const file of unit.files) this.writer.link(file, this.#outDir);
      return true;
    } catch {
      for (const file of unit.files) rmSync(join(this.folder, file), { force: true });
      return false;
    }
  }
}

/** Clears what killed builds left beside the output, and puts the site back when the kill came between two renames. */
export function recoverOutput(outDir: string): void {
  const parent = dirname(outDir);
  if (!existsSync(parent)) return;
  const prefix = basename(outDir);
  const leftovers = readdirSync(parent).filter((name) => isLeftover(name, prefix));
  for (const name of leftovers.filter((name) => name.startsWith(`${prefix}.old-`))) {
    if (!existsSync(outDir)) renameSync(join(parent, name), outDir);
  }
  for (const name of leftovers) rmSync(join(parent, name), { recursive: true, force: true });
}

function isLeftover(name: string, prefix: string): boolean {
  const [, pid] = name.startsWith(prefix) ? (/^\.(?:tmp|old)-(\d+)$/.exec(name.slice(prefix.length)) ?? []) : [];
  // In a container every build may have the same id: what stands there before we began is not ours.
  return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a folder is one of ours to replace: absent, empty, or a site made by an earlier build. */
export function isReplaceable(outDir: string): boolean {
  if (!existsSync(outDir)) return true;
  if (!statSync(outDir).isDirectory()) return false;
  const names = readdirSync(outDir);
  return names.length === 0 || names.includes('index.html');
}
