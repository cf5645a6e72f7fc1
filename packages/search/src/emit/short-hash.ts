/** Hashes of the index's files, as their names and the manifest have them. */
import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../format/files.ts';

/** 64 bits in lower case: the same on file systems that fold case. */
export function hashOfBytes(content: string | Uint8Array): string {
  return BigInt(`0x${createHash('sha256').update(content).digest('hex').slice(0, 16)}`)
    .toString(36)
    .padStart(13, '0');
}

/** The end of the hash, as in the manifest. */
export function shortHash(content: string | Uint8Array): string {
  return hashOfBytes(content).slice(-HASH_LENGTH);
}
