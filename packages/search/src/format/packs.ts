/**
 * Several files of the index in one, a pack: readers ask for their part of it (HTTP ranges), and a host keeps few files.
 * Each begins where a block does, so that one character of the manifest says how long it is.
 */

/** Where a file of the index lies. */
export interface Place {
  /** Number of its pack, and the first file in that: of which group, and which one of it. */
  pack: number;
  head: readonly [group: number, at: number];
  /** Bytes. */
  from: number;
  size: number;
}

/** Code unit of a size of no blocks; it is above those of the two signs. */
const NO_BLOCKS = 64;
/** Before the first file of a pack; before each group of files but the first. */
const PACK = ',';
const GROUP = ' ';

/** The row that says where all files lie: their sizes in bytes by group, and which ones begin a pack. */
export function rowOf(groups: number[][], block: number, isFirst: (group: number, at: number) => boolean): string {
  const signOf = (size: number) => String.fromCharCode(NO_BLOCKS + blocksOf(size, block));
  const signs = groups.map((sizes, group) =>
    sizes.map((size, at) => (isFirst(group, at) ? PACK : '') + signOf(size)).join(''),
  );
  return signs.join(GROUP);
}

/** Places of all files of a row by group. */
export function placesOf(row: string, block: number): Place[][] {
  const groups: Place[][] = [[]];
  let pack = -1;
  let head: Place['head'] = [0, 0];
  let from = 0;
  for (let at = 0; at < row.length; at++) {
    const group = groups.at(-1) as Place[];
    if (row[at] === GROUP) groups.push([]);
    else if (row[at] === PACK) [pack, head, from] = [pack + 1, [groups.length - 1, group.length], 0];
    else {
      const size = (row.charCodeAt(at) - NO_BLOCKS) * block;
      group.push({ pack, head, from, size });
      from += size;
    }
  }
  return groups;
}

/** Blocks that a file takes: its last byte there says how many before it are empty. */
function blocksOf(size: number, block: number): number {
  return Math.ceil((size + 1) / block);
}

/** A file as it lies in a pack. */
export function fillBlocks(file: Uint8Array, block: number): Uint8Array {
  const filled = new Uint8Array(blocksOf(file.length, block) * block);
  filled.set(file);
  filled[filled.length - 1] = filled.length - file.length - 1;
  return filled;
}

/** A file out of its blocks. */
export function outOfBlocks(filled: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return filled.subarray(0, filled.length - 1 - (filled.at(-1) ?? 0));
}
