/** Reads what a sample has written. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './isolation/box.ts';

/** A plain file of the sample's folder, never what a link leads to; undefined when there is none, or one larger than `most` bytes. */
export function readProduct(box: Box, name: string, most: number): Buffer | undefined {
  try {
    const file = openSync(join(box.folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = fstatSync(file);
      return stats.isFile() && stats.size <= most ? readFileSync(file) : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}
