/** How a check ends. */
import type { SamplePlace } from './sample.ts';

export interface Passed {
  ok: true;
  /** What it printed; absent when nothing was run. */
  output?: string;
  /** Its run, as it is kept; with the word `trace`. */
  recording?: string;
}

/** Why a sample fails; becomes a problem of its note. */
export interface Failed {
  ok: false;
  /** Rule id: `sample-compile`, `sample-output` … */
  rule: string;
  message: string;
  place: SamplePlace;
  /** The real output, for `--update`. */
  output?: string;
  /** Pictures to keep instead, for `--update`. */
  drawn?: Drawn[];
}

/** A picture as a sample has drawn it. */
export interface Drawn {
  /** Where the note keeps it. */
  absolute: string;
  bytes: Buffer;
}

export type Verdict = Passed | Failed;
