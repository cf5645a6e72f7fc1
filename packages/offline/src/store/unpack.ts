/** The files of a pack, one after the other as they arrive. */
import { LENGTH_BYTES, type PackHeader } from '../pack-format.ts';
import { ByteReader } from './byte-reader.ts';

/** Gives decoded paths without base, and answers; throws when the pack is damaged, at the latest at its end. */
export async function* unpack(
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<[path: string, answer: Response]> {
  const reader = new ByteReader(packed.pipeThrough(new DecompressionStream('gzip')));
  const length = new DataView((await reader.take(LENGTH_BYTES)).buffer).getUint32(0, true);
  const header: PackHeader = JSON.parse(new TextDecoder().decode(await reader.take(length)));
  const prefix = await reader.take(header.prefix);
  for (const [path, bytes, fields, isDocument] of header.files) {
    const body = await reader.take(bytes);
    const parts = isDocument ? [prefix, body] : [body];
    yield [path, new Response(new Blob(parts), { headers: { ...header.fields, ...fields } })];
  }
  await reader.end();
}
