/**
 * What the diagrams of a note may hold. The layouts take the square or the cube of what they place, and cannot be
 * interrupted: whatever is not a picture that somebody looks at ends before they start.
 */

/** Characters of one source; the longest that people write have a third. */
const LONGEST = 6000;
/** Nodes, edges and groups of one drawing; more than 60 can hardly be read. */
const MOST_PARTS = 160;
const MOST_DRAWINGS = 40;
/** Parts of all drawings of a note. */
const MOST_IN_NOTE = 500;

/** Why something is not drawn. */
export class TooLarge extends Error {}

/** Counts over the drawings of one note; each count throws `TooLarge` where it is too much. */
export class DiagramRoom {
  #drawings = 0;
  #parts = 0;

  /** Before a source is read. */
  source(text: string): void {
    this.#drawings += 1;
    if (this.#drawings > MOST_DRAWINGS) throw new TooLarge(`一页里的图超过 ${MOST_DRAWINGS} 个`);
    if (text.length > LONGEST) throw new TooLarge(`图有 ${text.length} 个字符，最多 ${LONGEST} 个`);
  }

  /** Before a layout starts. */
  parts(count: number): void {
    if (count > MOST_PARTS) throw new TooLarge(`图里的节点、连线和分组有 ${count} 个，最多 ${MOST_PARTS} 个`);
    this.#parts += count;
    if (this.#parts > MOST_IN_NOTE) throw new TooLarge(`一页里各图的节点、连线和分组超过 ${MOST_IN_NOTE} 个`);
  }
}
