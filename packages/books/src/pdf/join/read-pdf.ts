/** Reads a PDF as Chromium writes it: every object by itself, none packed, and a cross-reference table that says where. */
import { words } from '../../words/books.ts';

export interface PdfObject {
  /** What it says; of a stream its dictionary. */
  text: string;
  stream?: Buffer;
}

export interface PdfFile {
  objects: ReadonlyMap<number, PdfObject>;
  trailer: string;
}

/** The file's objects by their numbers. Throws when it is of another make. */
export function readPdf(bytes: Buffer): PdfFile {
  const file = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-100))?.[1]);
  const places = placesIn(file, table);
  const objects = places.map(({ number, at }, index): [number, PdfObject] => {
    const end = places[index + 1]?.at ?? table;
    return [number, readObject(file.slice(at, end), bytes.subarray(at, end))];
  });
  return { objects: new Map(objects), trailer: file.slice(file.lastIndexOf('trailer')) };
}

/** Where objects begin, in the order of the file. */
function placesIn(file: string, table: number): { number: number; at: number }[] {
  const head = /^xref\s+0 (\d+)\s+/.exec(file.slice(table, table + 100));
  if (!head) throw new Error(words.noTable);
  const begin = table + head[0].length;
  const lines = Array.from({ length: Number(head[1]) }, (_, number) => ({
    number,
    line: file.slice(begin + 20 * number, begin + 20 * number + 20),
  }));
  const used = lines.filter(({ line }) => line[17] === 'n');
  return used.map(({ number, line }) => ({ number, at: Number(line.slice(0, 10)) })).sort((a, b) => a.at - b.at);
}

const STREAM = '>> stream\n';

function readObject(text: string, bytes: Buffer): PdfObject {
  const begin = text.indexOf('obj\n') + 4;
  const at = text.indexOf(STREAM);
  if (at === -1) return { text: text.slice(begin, text.lastIndexOf('endobj')).trimEnd() };
  const dictionary = text.slice(begin, at + 2);
  const from = at + STREAM.length;
  return { text: dictionary, stream: bytes.subarray(from, from + numberAfter('Length', dictionary)) };
}

/** The number, or the number of the object, that a key has. */
export function numberAfter(key: string, text: string): number {
  const found = new RegExp(`/${key} (\\d+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(words.notInPdf(`/${key}`));
  return Number(found);
}

/** The text of an object. */
export function textOfObject({ objects }: PdfFile, number: number): string {
  const found = objects.get(number);
  if (!found) throw new Error(words.notInPdf(`${number} 0 obj`));
  return found.text;
}

/** A string, which may look like a reference, or a reference. */
const REFERENCE = /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 R\b/g;

/** Puts other numbers into a text's references. */
export function mapReferences(text: string, to: (number: number) => number): string {
  return text.replace(REFERENCE, (whole, number?: string) =>
    number === undefined ? whole : `${to(Number(number))} 0 R`,
  );
}

/** The numbers that a text refers to. */
export function references(text: string): number[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, number]) => (number === undefined ? [] : [Number(number)]));
}
