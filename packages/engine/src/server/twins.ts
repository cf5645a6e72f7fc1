/**
 * Compressed copies of a site that is served, each made when it is first asked for, as hosts do that compress by
 * themselves: a build has none. They are files of a temporary folder, so that `send` answers for them too.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BEST, brotliParams, isCompressible, PAGE } from '../emit/compress.ts';

export type Encoding = 'br' | 'gzip';

/** Where a copy lies. */
export interface Twin {
  folder: string;
  name: string;
}

export class Twins {
  readonly #folder = mkdtempSync(join(tmpdir(), 'study-notes-'));
  readonly #made = new Map<string, Promise<void>>();

  constructor() {
    process.once('exit', this.remove);
  }

  /** The copy of a file of a site; undefined where it has none, or the file is gone. */
  async of(file: string, site: string, encoding: Encoding): Promise<Twin | undefined> {
    const path = join(site, file);
    const found = await stat(path).catch(() => undefined);
    if (!found || !isCompressible(file, found.size)) return undefined;
    const { size, mtime } = found;
    // Built again, a file has another time.
    const name = createHash('sha256').update([path, size, mtime.getTime(), encoding].join('\0')).digest('hex');
    const making =
      this.#made.get(name) ?? this.#make(path, { name, mtime, encoding, isLasting: /^assets\//.test(file) });
    this.#made.set(name, making);
    await making;
    return { folder: this.#folder, name };
  }

  async #make(path: string, { name, mtime, encoding, isLasting }: Making): Promise<void> {
    const content = await readFile(path);
    const place = join(this.#folder, name);
    const params = brotliParams(content, isLasting ? BEST : PAGE);
    await writeFile(
      place,
      await (encoding === 'br' ? promisify(brotliCompress)(content, { params }) : promisify(gzip)(content)),
    );
    await utimes(place, mtime, mtime);
  }

  /** Deletes all copies. */
  readonly remove = (): void => {
    process.off('exit', this.remove);
    rmSync(this.#folder, { recursive: true, force: true });
  };
}

interface Making {
  name: string;
  /** The copy gets the file's time, which browsers are told. */
  mtime: Date;
  encoding: Encoding;
  /** Files that never change are worth the slowest setting. */
  isLasting: boolean;
}
