/** One range of terms with their postings, as bytes and as what the query reads. */
import { type BitCoder, BitReader } from './bit-coder.ts';
import { frontCode, frontDecode } from './front-code.ts';
import { codeList, Models, type Postings } from './posting-list.ts';

export interface Shard {
  /** Sorted by code units. */
  terms: string[];
  lists: Postings[];
}

/** Bytes that say how long the terms' text is. */
const HEAD_BYTES = 4;

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
