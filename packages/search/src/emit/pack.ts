/** Files of the index as the server has them: compressed inside. */
import { constants, deflateSync } from 'node:zlib';
import type { Chunk } from '../format/files.ts';
import { fillBlocks } from '../format/packs.ts';
import { encodeShard, type Shard } from '../format/shard.ts';
import { BitWriter } from '../index/bit-writer.ts';
import { encodeGb18030 } from '../index/gb18030.ts';

/** A shard as bytes, not compressed. */
export function shardBytes(shard: Shard): Uint8Array {
  return encodeShard(shard, encodeGb18030, new BitWriter());
}

/** A text chunk as the server has it. */
export function packChunk(chunk: Chunk): Buffer {
  return packJson(chunk);
}

/** Any plain data as the server has it. */
export function packJson(value: unknown): Buffer {
  return pack(encodeGb18030(JSON.stringify(value).replace(UNSAFE, toEscape)));
}

/** Compressed as small as zlib can. */
export function pack(bytes: Uint8Array): Buffer {
  return deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
}

/** Files of the index as one, in which each begins where a block does. */
export function joinFiles(files: Uint8Array[], block: number): Buffer {
  return Buffer.concat(files.map((file) => fillBlocks(file, block)));
}

/** Characters that editions of GB18030 encode differently: private use, vertical forms, a few rare ideographs. */
const UNSAFE = /[\u1e3f\u20ac\u9fb4-\u9fbb\ue000-\uf8ff\ufe10-\ufe19]/g;

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
