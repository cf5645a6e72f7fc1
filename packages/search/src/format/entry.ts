/** A section that has a term, as one number. */

/** Sections a page can have in the numbering. */
export const SECTION_STEP = 1024;
export const BYTE_STEP = 256;

/**
 * A page's number, a section's number in it, and a byte: high half the share of the heading that the term covers, low
 * half its weight in the text, both in 15 steps.
 */
export function entryOf(page: number, section: number, byte: number): number {
  return (page * SECTION_STEP + section) * BYTE_STEP + byte;
}

/** Page and section of an entry as one number. */
export function sectionKey(entry: number): number {
  return Math.floor(entry / BYTE_STEP);
}

export function pageOf(key: number): number {
  return Math.floor(key / SECTION_STEP);
}

export function sectionOf(key: number): number {
  return key % SECTION_STEP;
}

export function byteOf(entry: number): number {
  return entry % BYTE_STEP;
}
