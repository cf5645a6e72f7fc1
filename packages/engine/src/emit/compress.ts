/** Compressed copies, `.br` and `.gz`, for servers that send them; results of the slowest setting are cached by content. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { readCached, writeCached } from '../pipeline/cache/cache-file.ts';

/** How much time compression may take: none at all, pages quickly, or everything as small as can be. */
export type Compression = 'none' | 'fast' | 'best';

const TEXT = /\.(?:html|json|js|css|svg|xml|txt|ico|map|ttf|wasm)$/;
/** Smaller files fit one packet as they are. */
const SMALLEST = 256;

/** `window`: log₂ of the bytes that it looks back: its memory is fresh for every page, and few pages are longer. */
export const PAGE = { quality: 6, window: 18, block: 0 };
/** `block`: log₂ of the bytes looked at together; in brotli's own choice, 256 KB, the application takes 100 bytes more. */
export const BEST = { quality: 11, window: zlib.BROTLI_DEFAULT_WINDOW, block: zlib.BROTLI_DEFAULT_WINDOW };

export interface CompressedCopies {
  br: Buffer;
  gz: Buffer;
}

/** Whether a file is precompressed: text, and large enough. Notes' Markdown is not: only one button and a few tools request it, and it was a fifth of all files. */
export function isCompressible(file: string, size: number): boolean {
  return TEXT.test(file) && size >= SMALLEST;
}

/** Both copies of a page: unless they shall be `best` by brotli 6, 12 % larger than 11 at an eightieth of its time. */
export function compressPage(content: Buffer, mode: Exclude<Compression, 'none'>, cacheDir: string): CompressedCopies {
  return mode === 'best'
    ? compressBest(content, cacheDir)
    : { br: brotli(content, PAGE), gz: gzipSync(content, { level: 6 }) };
}

/** Both copies at the slowest setting, from the cache when this content was seen before. */
export function compressBest(content: Buffer, cacheDir: string): CompressedCopies {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const name = `compressed/${hash.slice(0, 2)}/${hash}`;
  return {
    br: remember(cacheDir, `${name}.br`, () => brotli(content, BEST)),
    gz: remember(cacheDir, `${name}.gz`, () => gzipSync(content, { level: 9 })),
  };
}

/** Between both: of the application 1.7 % larger than the slowest at two fifths of its time. */
const NEARLY_BEST = { ...BEST, quality: 10 };

/**
 * Bytes of contents at the slowest setting, together. Where a faster one keeps to `most` already it is what that one takes: the
 * slowest needs half a second for an application.
 */
export function sizeWithin(most: number, contents: readonly (string | Buffer)[], cacheDir: string): number {
  const sum = (size: (content: Buffer) => number) =>
    contents.reduce((total, content) => total + size(Buffer.from(content)), 0);
  for (const setting of [PAGE, NEARLY_BEST]) {
    const size = sum((content) => brotli(content, setting).length);
    if (size <= most) return size;
  }
  return sum((content) => compressBest(content, cacheDir).br.length);
}

function brotli(content: Buffer, setting: typeof PAGE): Buffer {
  return brotliCompressSync(content, { params: brotliParams(content, setting) });
}

/** Brotli's parameters for one content. */
export function brotliParams(content: Buffer, { quality, window, block }: typeof PAGE): Record<number, number> {
  return {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_LGWIN]: window,
    [zlib.BROTLI_PARAM_LGBLOCK]: block,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
}

function remember(cacheDir: string, name: string, make: () => Buffer): Buffer {
  const found = readCached(cacheDir, name);
  if (found) return found;
  const made = make();
  writeCached(cacheDir, name, made);
  return made;
}

/** Deletes results older than a month. */
export function pruneCompressed(cacheDir: string): void {
  const folder = join(cacheDir, 'compressed');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && Date.now() - stats.mtimeMs > 30 * 24 * 60 * 60 * 1000) rmSync(file, { force: true });
  }
}
