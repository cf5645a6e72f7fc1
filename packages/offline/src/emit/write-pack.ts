/** Writes files as one pack, see `pack-format.ts`. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LENGTH_BYTES, type PackedFile, type PackHeader } from '../pack-format.ts';

export interface FileToPack {
  /** Decoded path without base. */
  path: string;
  content: Buffer;
  fields: Record<string, string>;
  isDocument: boolean;
}

/** The bytes of a pack; `fields` are the headers of all its files. The same files give the same bytes. */
export async function writePack(files: readonly FileToPack[], fields: Record<string, string>): Promise<Buffer> {
  const prefix = commonPrefix(files.flatMap(({ isDocument, content }) => (isDocument ? [content] : [])));
  const bodies = files.map(({ isDocument, content }) => (isDocument ? content.subarray(prefix.length) : content));
  const packed = files.map(
    ({ path, fields: own, isDocument }, at): PackedFile => [path, bodies[at]?.length ?? 0, own, isDocument ? 1 : 0],
  );
  const header = Buffer.from(JSON.stringify({ prefix: prefix.length, fields, files: packed } satisfies PackHeader));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  return promisify(gzip)(Buffer.concat([length, header, prefix, ...bodies]), { level: 9 });
}

/** What all of them begin with. */
export function commonPrefix(texts: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0), ...others] = texts;
  let { length } = first;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same++;
    length = same;
  }
  return first.subarray(0, length);
}

/** Bytes of a pack when it is unpacked, which gzip has at its end. */
export function unpackedSize(pack: Buffer): number {
  return pack.readUInt32LE(pack.length - 4);
}
