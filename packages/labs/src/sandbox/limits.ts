/** Longest program, characters: it must fit into a link. */
export const LONGEST_PROGRAM = 12_000;

/** Time limit of a run, seconds: what a note may set. */
export const LIMIT = { min: 1, max: 10, start: 3 };
