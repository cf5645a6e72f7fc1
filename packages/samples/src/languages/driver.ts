/** What a language must offer the checker. */
import type { Bench } from '../bench.ts';
import type { Ran } from '../isolation/run-limited.ts';
import type { Sample, Word } from '../sample.ts';
import type { ToolName } from '../toolchain.ts';

/** How a program is built: as the fence says, or a second time with sanitizers. */
export type Build = 'plain' | 'sanitized';

export interface Driver {
  /** Words that have a meaning in this language. */
  words: readonly Word[];
  /** Tools a sample needs; the first is the one that readers are told. */
  tools(sample: Sample): ToolName[];
  /** What readers are told besides the tool: `C++20`. */
  detail?(sample: Sample): string;
  /** Changes with the way samples are built here, so that older results are made again. */
  recipe: number;
  /** Why this sample cannot be checked as it is written; Chinese. */
  refuses?(sample: Sample): string | undefined;
  /** Turns statements into a whole program; line `n` of the fence must become line `n + before`. */
  wrap?(text: string): { text: string; before: number };
  /** Only the grammar. */
  parse(bench: Bench): Promise<Ran>;
  /** Compiles without linking a program. */
  compile?(bench: Bench): Promise<Ran>;
  /** Makes what `run` starts; absent, or undefined, where nothing needs to be made. */
  build?(bench: Bench, build: Build): Promise<Ran | undefined>;
  /** Runs the program. */
  run?(bench: Bench, build: Build): Promise<Ran>;
  /** True when a passing program runs a second time with sanitizers. */
  isSanitized?(sample: Sample): boolean;
}
