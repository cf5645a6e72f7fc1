/** A term's postings as numbers, each told by what stands before it. */
import { type BitCoder, codeBits, codeNumber, HALF_BYTE, Model, NUMBER } from './bit-coder.ts';
import { BYTE_STEP, byteOf, pageOf, SECTION_STEP, sectionKey, sectionOf } from './entry.ts';

/** Sections that have a term, each as one number: see `entryOf`. */
export interface Postings {
  /** Sections that have the term, before the list was cut to its best. */
  count: number;
  /** In the order of pages and sections. */
  entries: number[];
}

/** What a list's numbers are coded by: each learns while a shard is gone through. */
export class Models {
  readonly lengths = new Model(2 * NUMBER);
  /** By how many bits the list's length has: short lists take long steps. */
  readonly pages = new Model(33 * NUMBER);
  readonly shares = new Model(HALF_BYTE);
  /** By whether there is a share, and by the mean of the weights before. */
  readonly weights = new Model(2 * 16 * HALF_BYTE);
  /** The next section of a page; the first by half its share or, without one, half its weight. */
  readonly sections = new Model((1 + 16) * NUMBER);
}

/** How far the mean of the weights moves with each. */
const MEAN_STEP = 0.25;

/** A list, written or read: with a writer all its numbers are given, with a reader none is. */
export function codeList(coder: BitCoder, models: Models, given?: Postings): Postings {
  const length = codeNumber(coder, models.lengths, 0, given?.entries.length);
  const count = length + codeNumber(coder, models.lengths, 1, given && given.count - length);
  const entries: number[] = [];
  let [key, mean] = [-1, 0];
  for (let at = 0; at < length; at++) {
    const entry = given?.entries[at] ?? 0;
    const byte = codeByte(coder, models, mean, byteOf(entry));
    key = codeKey(coder, models, { length, byte, before: key, key: sectionKey(entry) });
    mean += ((byte % 16) - mean) * (at === 0 ? 1 : MEAN_STEP);
    if (!given) entries.push(key * BYTE_STEP + byte);
  }
  return given ?? { count, entries };
}

function codeByte(coder: BitCoder, { shares, weights }: Models, mean: number, byte: number): number {
  const share = codeBits(coder, shares, 0, 4, byte >> 4);
  const context = Math.round(mean) + (share ? 16 : 0);
  return share * 16 + codeBits(coder, weights, context * HALF_BYTE, 4, byte % 16);
}

interface Step {
  /** Of the list. */
  length: number;
  byte: number;
  /** Page and section of the entry before; −1: there is none. */
  before: number;
  key: number;
}

/** Page and section. */
function codeKey(coder: BitCoder, models: Models, { length, byte, before, key }: Step): number {
  const page = Math.max(0, pageOf(before));
  const pages = codeNumber(coder, models.pages, 32 - Math.clz32(length), pageOf(key) - page);
  const isSame = before >= 0 && pages === 0;
  const least = isSame ? sectionOf(before) + 1 : 0;
  const first = byte > 15 ? 9 + (byte >> 5) : 1 + (byte >> 1);
  const sections = codeNumber(coder, models.sections, isSame ? 0 : first, sectionOf(key) - least);
  return (page + pages) * SECTION_STEP + least + sections;
}
