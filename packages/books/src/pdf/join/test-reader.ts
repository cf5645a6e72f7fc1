/** Reads a joined book as a PDF reader does, by its cross-reference stream, for tests of this folder. */
import { inflateSync } from 'node:zlib';

export interface Opened {
  root: number;
  info: number;
  /** Text of an object; of a stream its dictionary. */
  object: (number: number) => string;
  /** The text of all objects. */
  all: () => string;
}

/** Opens a book. */
export function openBook(pdf: Buffer): Opened {
  const file = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(file.slice(-60))?.[1]);
  const lines = inflated(pdf, table);
  const textAt = (at: number) => file.slice(file.indexOf('obj\n', at) + 4, file.indexOf('endobj', at));
  const object = (number: number): string => {
    const [kind, at, index] = [7 * number, 7 * number + 1, 7 * number + 5];
    if (lines[kind] !== 2) return textAt(lines.readUInt32BE(at)).split(' stream\n')[0] ?? '';
    const pack = lines.readUInt32BE(7 * lines.readUInt32BE(at) + 1);
    return packed(inflated(pdf, pack).toString('latin1'), textAt(pack), lines.readUInt16BE(index));
  };
  const numbers = Array.from({ length: lines.length / 7 }, (_, number) => number).filter((number) => lines[7 * number]);
  const root = Number(/\/Root (\d+)/.exec(textAt(table))?.[1]);
  const info = Number(/\/Info (\d+)/.exec(textAt(table))?.[1]);
  return { root, info, object, all: () => numbers.map(object).join('\n') };
}

/** The bytes of the stream at a place. */
function inflated(pdf: Buffer, at: number): Buffer {
  const from = pdf.indexOf(' stream\n', at) + ' stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(pdf.toString('latin1', at, from))?.[1]);
  return inflateSync(pdf.subarray(from, from + length));
}

/** Text of the object at an index of a pack. */
function packed(pack: string, head: string, index: number): string {
  const first = Number(/\/First (\d+)/.exec(head)?.[1]);
  const places = pack.slice(0, first).trim().split(' ').map(Number);
  return pack
    .slice(first + (places[2 * index + 1] ?? 0), first + (places[2 * index + 3] ?? Number.POSITIVE_INFINITY))
    .trim();
}
