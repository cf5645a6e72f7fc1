/** An even difference over a picture or a part of it, too faint to be seen in any one pixel. */
import type { PNG } from 'pngjs';

/** Parts along each side of a picture: large enough that a few pixels that moved along an edge do not weigh. */
const PARTS = 8;
const CHANNELS = [0, 1, 2, 3];
/** Levels up to which one pixel counts: what differs by more is seen, and counted, by itself. */
const SEEN = 26;

/** The largest mean difference of a channel over one block, in levels of 0 to 255; both pictures have the same size. */
export function shiftOf(one: PNG, other: PNG): number {
  const columns = spansOf(one.width);
  const blocks = spansOf(one.height).flatMap((rows) => columns.map((columns) => ({ rows, columns })));
  const means = blocks.flatMap((block) => CHANNELS.map((channel) => meanOf(one, other, { ...block, channel })));
  return Math.max(...means.map(Math.abs));
}

interface Span {
  from: number;
  to: number;
}

/** A side cut into parts that are as long as each other, or into single pixels. */
function spansOf(length: number): Span[] {
  const parts = Math.min(PARTS, length);
  const cut = (part: number) => Math.floor((part * length) / parts);
  return Array.from({ length: parts }, (_, part) => ({ from: cut(part), to: cut(part + 1) }));
}

/** Signed, since rounding goes both ways and cancels out while a shift adds up. */
function meanOf(one: PNG, other: PNG, part: { rows: Span; columns: Span; channel: number }): number {
  const { rows, columns, channel } = part;
  let sum = 0;
  for (let y = rows.from; y < rows.to; y++) {
    for (let x = columns.from; x < columns.to; x++) {
      const at = (y * one.width + x) * CHANNELS.length + channel;
      sum += Math.max(-SEEN, Math.min(SEEN, (one.data[at] ?? 0) - (other.data[at] ?? 0)));
    }
  }
  return sum / ((rows.to - rows.from) * (columns.to - columns.from));
}
