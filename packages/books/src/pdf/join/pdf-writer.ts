/** Writes a PDF: equal streams once, everything that is no stream packed (the structure for screen readers is most of it). */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Objects in a pack: a reader unpacks all for one. */
const PACK = 200;

/** Where an object lies: at a byte, or in a pack at an index. */
type Place = { at: number } | { pack: number; index: number };

export class PdfWriter {
  #last = 0;
  readonly #texts = new Map<number, string>();
  readonly #streams = new Map<number, { text: string; bytes: Buffer }>();
  readonly #known = new Map<string, number>();

  /** A number for an object that is told later, since it refers to others that refer to it. */
  reserve(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Tells an object. */
  set(number: number, text: string): void {
    this.#texts.set(number, text);
  }

  /** Adds an object, and gives its number. */
  add(text: string): number {
    const number = this.reserve();
    this.set(number, text);
    return number;
  }

  /** Adds a stream, unless an equal one is there: letters and pictures that several parts have. */
  addStream(text: string, bytes: Buffer): number {
    const key = createHash('sha1').update(text).update(bytes).digest('base64');
    const number = this.#known.get(key) ?? this.reserve();
    this.#known.set(key, number);
    this.#streams.set(number, { text, bytes });
    return number;
  }

  /** The file's bytes. */
  write(root: number, info: number): Buffer {
    const chunks: Buffer[] = [];
    const places = new Map<number, Place>();
    let at = 0;
    const put = (chunk: Buffer) => {
      chunks.push(chunk);
      at += chunk.length;
    };
    const putStream = (number: number, { text, bytes }: { text: string; bytes: Buffer }) => {
      places.set(number, { at });
      put(Buffer.from(`${number} 0 obj\n${text} stream\n`, 'latin1'));
      put(bytes);
      put(Buffer.from('\nendstream\nendobj\n'));
    };
    put(Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1'));
    for (const [number, stream] of this.#streams) putStream(number, stream);
    for (const [number, stream] of this.#packs(places)) putStream(number, stream);
    const table = this.reserve();
    const start = at;
    places.set(table, { at });
    putStream(table, tableOf(places, table + 1, `/Root ${root} 0 R /Info ${info} 0 R`));
    put(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    return Buffer.concat(chunks);
  }

  /** The packs of all that is no stream, by their numbers; notes what lies in them. */
  #packs(places: Map<number, Place>): [number, { text: string; bytes: Buffer }][] {
    const all = [...this.#texts];
    return Array.from({ length: Math.ceil(all.length / PACK) }, (_, turn) => {
      const pack = this.reserve();
      const objects = all.slice(turn * PACK, (turn + 1) * PACK);
      for (const [index, [number]] of objects.entries()) places.set(number, { pack, index });
      return [pack, packOf(objects)];
    });
  }
}

function packOf(objects: [number, string][]): { text: string; bytes: Buffer } {
  let at = 0;
  const head = objects.map(([number, text]) => {
    const line = `${number} ${at}`;
    at += text.length + 1;
    return line;
  });
  const first = `${head.join(' ')}\n`;
  const bytes = deflateSync(Buffer.from(`${first}${objects.map(([, text]) => text).join('\n')}\n`, 'latin1'));
  const text = `<</Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode /Length ${bytes.length}>>`;
  return { text, bytes };
}

/** The cross-reference stream: a byte for the kind, four for the place, two for the index. */
function tableOf(places: ReadonlyMap<number, Place>, size: number, keys: string): { text: string; bytes: Buffer } {
  const lines = Buffer.alloc(7 * size);
  for (const [number, place] of places) {
    const isPacked = 'pack' in place;
    lines.writeUInt8(isPacked ? 2 : 1, 7 * number);
    lines.writeUInt32BE(isPacked ? place.pack : place.at, 7 * number + 1);
    lines.writeUInt16BE(isPacked ? place.index : 0, 7 * number + 5);
  }
  const bytes = deflateSync(lines);
  return {
    text: `<</Type /XRef /W [1 4 2] /Size ${size} ${keys} /Filter /FlateDecode /Length ${bytes.length}>>`,
    bytes,
  };
}
