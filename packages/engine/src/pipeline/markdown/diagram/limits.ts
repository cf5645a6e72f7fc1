/**
 * What the diagrams of a note may hold. Layout time grows with the square or cube of what is placed, and layouts cannot be
 * interrupted, so oversized diagrams are rejected before.
 */

/** Characters of one source; the longest that people write have a third. */
const MAX_LENGTH = 6000;
/** Nodes, edges and groups of one drawing; more than 60 are hardly legible. */
const MAX_PARTS = 160;
const MAX_DRAWINGS = 40;
/** Parts of all drawings of a note. */
const MAX_IN_NOTE = 500;

/** Why something is not drawn. */
export class TooLarge extends Error {}

/** Budget of one note's drawings; each method throws `TooLarge` when it is exceeded. */
export class DiagramBudget {
  #drawings = 0;
  #parts = 0;

  /** Before a source is read. */
  source(text: string): void {
    this.#drawings += 1;
    if (this.#drawings > MAX_DRAWINGS) throw new TooLarge(`一页里的图超过 ${MAX_DRAWINGS} 个`);
    if (text.length > MAX_LENGTH) throw new TooLarge(`图有 ${text.length} 个字符，最多 ${MAX_LENGTH} 个`);
  }

  /** Before a layout starts. */
  parts(count: number): void {
    if (count > MAX_PARTS) throw new TooLarge(`图里的节点、连线和分组有 ${count} 个，最多 ${MAX_PARTS} 个`);
    this.#parts += count;
    if (this.#parts > MAX_IN_NOTE) throw new TooLarge(`一页里各图的节点、连线和分组超过 ${MAX_IN_NOTE} 个`);
  }
}
