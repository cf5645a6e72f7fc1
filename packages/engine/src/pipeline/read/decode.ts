/** Bytes of a file to text that is the same wherever it was written: UTF-8, no BOM, LF, NFC. */
import { isUtf8 } from 'node:buffer';
import { words } from '../../words/notes-source.ts';

export type Decoded = { text: string } | { badByte: BadByte };

export interface BadByte {
  /** Offset from 0. */
  offset: number;
  value: number;
  line: number;
  /** In characters, from 1. */
  column: number;
  /** What the file seems to be written in. */
  guess: string;
}

/** Decodes a file, or says which byte is not UTF-8. */
export function decode(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) return { badByte: describeByte(bytes, firstBadByte(bytes)) };
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return { text: (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).normalize('NFC') };
}

/** The longest valid start by halving: a cut character at its end does not count as wrong. */
function firstBadByte(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, wholeCharacters(bytes, middle)))) good = middle;
    else bad = middle;
  }
  return wholeCharacters(bytes, good);
}

/** Moves an end back to before a character that it cuts. */
function wholeCharacters(bytes: Buffer, end: number): number {
  for (let back = 1; back <= 3 && back <= end; back++) {
    const byte = bytes[end - back] ?? 0;
    if (byte < 0x80) return end;
    if (byte >= 0xc2) return lengthOf(byte) > back ? end - back : end;
  }
  return end;
}

function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

function describeByte(bytes: Buffer, offset: number): BadByte {
  const before = bytes
    .subarray(0, offset)
    .toString('utf8')
    .split(/\r\n?|\n/);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return {
    offset,
    value: bytes[offset] ?? 0,
    line: before.length,
    column: [...(before.at(-1) ?? '')].length + 1,
    guess: isUtf16 ? 'UTF-16' : words.otherEncoding,
  };
}
