/**
 * A program's run, recorded line by line. Whoever checks programs publishes it as JSON and gives its address to the
 * figure of the code (`data-run`); whoever draws memory offers to open it. Neither knows the other.
 */

/** A variable, a member, an element, a frame of the stack or a block of the heap. */
export interface RecordedCell {
  name?: string;
  type?: string;
  /** In words, where it has no cells of its own. */
  value?: string;
  /** Place that it points to: `0:a.x` (frame 0, variable a, member x), `H1[2]` (block 1 of the heap, element 2). */
  to?: string;
  /** Owners and watchers of what a smart pointer points to, in words. */
  count?: string;
  cells?: RecordedCell[];
  /** Never set; destroyed, though its name is still known; pointing to a freed block; a block that nothing points to. */
  state?: 'unset' | 'dead' | 'dangling' | 'lost';
  /** Of a frame: the line it is in, from 1. */
  line?: number;
  /** Of a block: bytes, and elements that it has room for. */
  size?: number;
  room?: number;
}

/** One moment, before a line is executed; cells are numbers of `RecordedRun.parts`. */
export type RecordedStep = [
  line: number,
  /** The outermost first. */
  frames: number[],
  heap: number[],
  /** Number of characters printed. */
  printed: number,
];

export interface RecordedRun {
  version: 1;
  /** The whole program. */
  code: string[];
  /** Every frame and block that occurs, each once. */
  parts: RecordedCell[];
  steps: RecordedStep[];
  output: string;
}
