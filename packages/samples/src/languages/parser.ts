/** Tree-sitter grammars of `packages/samples/tools`, for what is only parsed. */

import type { Ran } from '../isolation/run-limited.ts';
import { NODE, type SampleRunner, TOOLS } from '../sample-runner.ts';
import { eachUntilFailure } from './scripts.ts';

/** Parses all files of a language with its tree-sitter grammar. */
export function parseWithGrammar(runner: SampleRunner, language: 'cpp' | 'csharp' | 'slang'): Promise<Ran> {
  const mounts = [{ from: runner.workshop.toolsDir, to: `${TOOLS}/check` }];
  return eachUntilFailure(runner.namesIn(language), (name) =>
    runner.build([NODE, `${TOOLS}/check/parse.mjs`, language, name], { mounts }),
  );
}
