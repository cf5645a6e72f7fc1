/** Files are compressed inside (zlib's format, with a check sum): so every host serves them small, whatever it compresses. */

/** The bytes as they were; rejects when they are damaged or cut off. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
