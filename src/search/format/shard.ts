/** One range of terms with their postings, as bytes and as what the query reads. */

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

/**
 * Four columns, each compressed better alone: terms; for every list its length and the steps between its pages;
 * section numbers; bytes. `encodeText` writes the terms in the encoding that `decodeShard` reads: GB18030.
 */
export function encodeShard({ terms, lists }: Shard, encodeText: (text: string) => Uint8Array): Uint8Array {
  const columns: Columns = { pages: [], sections: [], bytes: [] };
  for (const list of lists) encodeList(list, columns);
  const text = encodeText(frontCode(terms));
  const head: number[] = [];
  for (const length of [terms.length, text.length, columns.pages.length, columns.sections.length]) push(head, length);
  const { pages, sections, bytes } = columns;
  const whole = new Uint8Array(head.length + text.length + pages.length + sections.length + bytes.length);
  let at = 0;
  for (const part of [head, text, pages, sections, bytes]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

interface Columns {
  pages: number[];
  sections: number[];
  bytes: number[];
}

function encodeList({ count, entries }: Postings, { pages, sections, bytes }: Columns): void {
  push(pages, entries.length);
  push(pages, count - entries.length);
  let page = 0;
  for (let at = 0; at < entries.length; ) {
    const current = pageOf(sectionKey(entries[at] as number));
    let end = at;
    while (end < entries.length && pageOf(sectionKey(entries[end] as number)) === current) end++;
    const own = end - at;
    push(pages, (current - page) * 2 + (own > 1 ? 1 : 0));
    if (own > 1) push(pages, own);
    let section = 0;
    for (; at < end; at++) {
      const entry = entries[at] as number;
      push(sections, sectionOf(sectionKey(entry)) - section);
      section = sectionOf(sectionKey(entry));
      bytes.push(byteOf(entry));
    }
    page = current;
  }
}

function push(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
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
  const head = new Reader(bytes, 0, bytes.length);
  const [count, textLength, pagesLength, sectionsLength] = [head.next(), head.next(), head.next(), head.next()];
  const textEnd = head.at + textLength;
  const pagesEnd = textEnd + pagesLength;
  const sectionsEnd = pagesEnd + sectionsLength;
  if (sectionsEnd > bytes.length) throw new Error('damaged shard');
  const terms = frontDecode(new TextDecoder('gb18030').decode(bytes.subarray(head.at, textEnd)), count);
  const pages = new Reader(bytes, textEnd, pagesEnd);
  const sections = new Reader(bytes, pagesEnd, sectionsEnd);
  const values = new Reader(bytes, sectionsEnd, bytes.length);
  const shard = { terms, lists: terms.map(() => decodeList(pages, sections, values)) };
  if (!pages.isDone || !sections.isDone || !values.isDone) throw new Error('damaged shard');
  return shard;
}

function frontDecode(text: string, count: number): string[] {
  if (count === 0) return [];
  let before = '';
  const terms = text.split('\n').map((coded) => {
    before = before.slice(0, coded.charCodeAt(0) - FIRST_SIGN) + coded.slice(1);
    return before;
  });
  if (terms.length !== count) throw new Error('damaged shard');
  return terms;
}

function decodeList(pages: Reader, sections: Reader, values: Reader): Postings {
  const entries: number[] = [];
  const length = pages.next();
  const count = length + pages.next();
  let page = 0;
  while (entries.length < length) {
    const step = pages.next();
    page += Math.floor(step / 2);
    const own = step % 2 === 1 ? pages.next() : 1;
    let section = 0;
    for (let i = 0; i < own; i++) {
      section += sections.next();
      entries.push(entryOf(page, section, values.byte()));
    }
    if (own === 0) throw new Error('damaged shard');
  }
  return { count, entries };
}

/** Reads numbers from a range of bytes; throws at its end. */
class Reader {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #end: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = end;
  }

  get isDone(): boolean {
    return this.at === this.#end;
  }

  byte(): number {
    if (this.at >= this.#end) throw new Error('damaged shard');
    return this.#bytes[this.at++] as number;
  }

  next(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      if (scale > 2 ** 40) throw new Error('damaged shard');
    }
  }
}
