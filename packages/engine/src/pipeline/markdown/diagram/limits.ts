/**
 * What the diagrams of a note may hold. Layout time grows with the square or cube of what is placed, and layouts cannot be
 * interrupted, so oversized diagrams are rejected before.
 */
import { words } from '../../../words/code-and-diagrams.ts';

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
    if (this.#drawings > MAX_DRAWINGS) throw new TooLarge(words.manyDiagrams(MAX_DRAWINGS));
    if (text.length > MAX_LENGTH) throw new TooLarge(words.longDiagram(text.length, MAX_LENGTH));
  }

  /** Before a layout starts. */
  parts(count: number): void {
    if (count > MAX_PARTS) throw new TooLarge(words.manyParts(count, MAX_PARTS));
    this.#parts += count;
    if (this.#parts > MAX_IN_NOTE) throw new TooLarge(words.manyPartsInNote(MAX_IN_NOTE));
  }
}
