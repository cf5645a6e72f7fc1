/** A place in a note that survives changes above it: the heading it stands under, and how many blocks below that. */
export type Place = [heading: string, below: number];

/** A block of an article: its id when it is a heading. */
export type Block = string | undefined;

/** The place of a block; undefined above the first heading, where a note begins anyway. */
export function placeOf(blocks: readonly Block[], index: number): Place | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const heading = blocks[at];
    if (heading !== undefined) return [heading, index - at];
  }
  return undefined;
}

/** The index of the block at a place, or of the last block under its heading; undefined when the heading is gone. */
export function indexOf(blocks: readonly Block[], [heading, below]: Place): number | undefined {
  const start = blocks.indexOf(heading);
  if (start < 0) return undefined;
  const next = blocks.findIndex((block, at) => at > start && block !== undefined);
  return Math.min(start + below, (next < 0 ? blocks.length : next) - 1);
}

/** Reads what was stored; undefined for what was not written here. */
export function parsePlace(stored: string | null): Place | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
  const [heading, below] = Array.isArray(value) ? value : [];
  return typeof heading === 'string' && Number.isSafeInteger(below) && below >= 0 ? [heading, below] : undefined;
}
