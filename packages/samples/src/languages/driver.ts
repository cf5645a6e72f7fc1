/** What the checker needs of a language. */

import type { Ran } from '../isolation/run-limited.ts';
import type { Sample, Word } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import type { ToolName } from '../toolchain.ts';

/** How a program is built: as the fence says, or with sanitizers. */
export type Build = 'plain' | 'sanitized';

/** A recording, or why there is none. */
export type Recorded = { recording: string } | { refused: string };

export interface Driver {
  /** Check words that this language supports. */
  words: readonly Word[];
  /** Tools a sample needs; the first is shown to readers. */
  tools(sample: Sample): ToolName[];
  /** Shown to readers beside the tool: `C++20`. */
  detail?(sample: Sample): string;
  /** Version of how samples are built here; results of another are checked again. */
  recipe: number;
  /** Why this sample cannot be checked as it is written; Chinese. */
  refuses?(sample: Sample): string | undefined;
  /** Turns statements into a whole program; line `n` of the fence must become line `n + before`. */
  wrap?(text: string): { text: string; before: number };
  /** Checks only the syntax. */
  parse(runner: SampleRunner): Promise<Ran>;
  /** Compiles without linking a program. */
  compile?(runner: SampleRunner): Promise<Ran>;
  /** Builds what `run` starts; absent, or undefined, when nothing needs building. */
  build?(runner: SampleRunner, build: Build): Promise<Ran | undefined>;
  /** Runs the program. */
  run?(runner: SampleRunner, build: Build): Promise<Ran>;
  /** Records a run line by line; the text that is kept, or why it cannot be recorded, Chinese. */
  record?(runner: SampleRunner, output: string | undefined): Promise<Recorded>;
  /** Whether a passing program is run again with sanitizers. */
  isSanitized?(sample: Sample): boolean;
}
