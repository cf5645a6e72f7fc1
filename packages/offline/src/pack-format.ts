/**
 * A pack: gzip of the header's length (4 bytes, little endian), the header as JSON, what all documents begin with, and the
 * files one after the other. Compressed inside, so that it is the same on every host, and gzip's check sum tells damage.
 */

export interface PackHeader {
  /** Bytes with which every document begins: policy, sheet and boot are the same on all of them. */
  prefix: number;
  /** Headers of every answer. */
  fields: Record<string, string>;
  files: PackedFile[];
}

/** Decoded path without base; bytes in the pack; its own headers; 1 for a document, whose beginning is left out. */
export type PackedFile = [path: string, bytes: number, fields: Record<string, string>, isDocument: 0 | 1];

export const LENGTH_BYTES = 4;
