/** One range of terms with their postings, as bytes and as what the query reads. */
import { type BitCoder, BitReader, codeBits, codeNumber, HALF_BYTE, Model, NUMBER } from './bit-coder.ts';

/** Sections that have a term, each as one number: see `entryOf`. */
export interface Postings {
  /** Sections that have the term, before the list was cut to its best. */
  count: number;
  /** In the order of pages and sections. */
  entries: number[];
}

export interface Shard {
  /** Sorted by code units. */
  terms: string[];
  lists: Postings[];
}

/** Sections a page can have in the numbering. */
const SECTION_STEP = 1024;
const BYTE_STEP = 256;
/** Bytes that say how long the terms' text is. */
const HEAD_BYTES = 4;

/**
 * A page's number, a section's number in it, and a byte: high half the share of the heading that the term covers, low
 * half its weight in the text, both in 15 steps.
 */
export function entryOf(page: number, section: number, byte: number): number {
  return (page * SECTION_STEP + section) * BYTE_STEP + byte;
}

/** Page and section of an entry as one number. */
export function sectionKey(entry: number): number {
  return Math.floor(entry / BYTE_STEP);
}

export function pageOf(key: number): number {
  return Math.floor(key / SECTION_STEP);
}

export function sectionOf(key: number): number {
  return key % SECTION_STEP;
}

export function byteOf(entry: number): number {
  return entry % BYTE_STEP;
}

/** Front-coded terms: how many units are taken over from the term before stands first, as a character from here on. */
const FIRST_SIGN = 33;
const MOST_SHARED = 90;

/** What a list's numbers are coded by: each learns while a shard is gone through. */
class Models {
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
function codeList(coder: BitCoder, models: Models, given?: Postings): Postings {
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

/** Length of the terms' text, the text in the encoding that `decodeShard` reads (GB18030), and the lists as bits. */
export function encodeShard(
  { terms, lists }: Shard,
  encodeText: (text: string) => Uint8Array,
  writer: BitCoder & { end: () => number[] },
): Uint8Array {
  const text = encodeText(frontCode(terms));
  const models = new Models();
  for (const list of lists) codeList(writer, models, list);
  const bits = writer.end();
  const whole = new Uint8Array(HEAD_BYTES + text.length + bits.length);
  new DataView(whole.buffer).setUint32(0, text.length);
  whole.set(text, HEAD_BYTES);
  whole.set(bits, HEAD_BYTES + text.length);
  return whole;
}

function frontCode(terms: string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < term.length && term[shared] === before[shared]) shared++;
      if (isLowSurrogate(term, shared)) shared--;
      before = term;
      return String.fromCharCode(FIRST_SIGN + shared) + term.slice(shared);
    })
    .join('\n');
}

/** A pair must not be cut: half of it cannot be written down. */
function isLowSurrogate(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(at));
}

/** Throws when the bytes are no shard. */
export function decodeShard(bytes: Uint8Array): Shard {
  const end = HEAD_BYTES + new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(0);
  const terms = frontDecode(new TextDecoder('gb18030').decode(bytes.subarray(HEAD_BYTES, end)));
  const reader = new BitReader(bytes.subarray(end));
  const models = new Models();
  const shard = { terms, lists: terms.map(() => codeList(reader, models)) };
  if (!reader.isDone) throw new Error('damaged shard');
  return shard;
}

function frontDecode(text: string): string[] {
  let before = '';
  return text.split('\n').flatMap((coded) => {
    before = before.slice(0, coded.charCodeAt(0) - FIRST_SIGN) + coded.slice(1);
    return coded ? before : [];
  });
}
