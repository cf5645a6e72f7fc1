/** Which files of the index share a pack. Cuts stay where they were after an edit, as those between shards do. */
import { rowOf } from '../format/packs.ts';
import { createCutter } from '../index/cut.ts';
import { shortHash } from './short-hash.ts';

/** A file of the index, before it is in a pack. */
export interface IndexFile {
  /** What a cut before it hangs on: unlike any other's, and the same in the next build. */
  name: string;
  /** Tells it from what it was and will be; text chunks of a page have it in common, so that the manifest says less. */
  version: string;
  bytes: number;
}

export interface Pack<File> {
  /** Group of its first file, and which one of that group it is. */
  head: [group: number, at: number];
  files: File[];
  hash: string;
}

export interface Packing {
  /** Bytes that files begin at a multiple of. */
  block: number;
  /** Bytes of a pack, about; 0: each file is one. */
  size: number;
}

const SMALL_SITE: Packing = { block: 128, size: 24_000 };
/** Its manifest names more packs and files, so packs are larger and sizes coarser. */
const LARGE_SITE: Packing = { block: 256, size: 64_000 };
/** Pages up to which a site is a small one. */
const MOST_SMALL = 3000;
/** Where a host gives no parts of files, readers pay whole packs: up to so many pages each file is one. Beyond, they would be too many for such hosts. */
const MOST_ALONE = 2000;

/** How a site of so many pages is packed; `hasRanges`: its host gives parts of files. */
export function packingOf(pages: number, hasRanges: boolean): Packing {
  const packing = pages <= MOST_SMALL ? SMALL_SITE : LARGE_SITE;
  return hasRanges ? packing : { ...packing, size: pages <= MOST_ALONE ? 0 : SMALL_SITE.size };
}

export interface CutPacks<File = IndexFile> {
  packs: Pack<File>[];
  /** What the manifest says of them: where each file lies, and their hashes. */
  row: string;
  hashes: string;
}

/** Packs of files that come in groups. */
export function cutPacks<File extends IndexFile>(groups: File[][], { block, size }: Packing): CutPacks<File> {
  const cutter = createCutter(size);
  const packs: Pack<File>[] = [];
  for (const [group, files] of groups.entries()) {
    for (const [at, file] of files.entries()) {
      if (cutter.cutsBefore(file.name, file.bytes) || packs.length === 0)
        packs.push({ head: [group, at], files: [], hash: '' });
      packs.at(-1)?.files.push(file);
    }
  }
  // From the same file on, the same files packed otherwise are another pack.
  for (const pack of packs)
    pack.hash = shortHash([block, size, ...new Set(pack.files.map(({ version }) => version))].join());
  const heads = new Set(packs.map(({ head }) => String(head)));
  const sizes = groups.map((files) => files.map(({ bytes }) => bytes));
  const row = rowOf(sizes, block, (group, at) => heads.has(String([group, at])));
  return { row, hashes: packs.map(({ hash }) => hash).join(''), packs };
}
