/** The grammars of `packages/samples/tools`, for what is only parsed. */
import { type Bench, NODE, TOOLS } from '../bench.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { eachUntilFailure } from './scripts.ts';

/** Parses all files of a language with its tree-sitter grammar. */
export function parseWithGrammar(bench: Bench, language: 'cpp' | 'csharp' | 'slang'): Promise<Ran> {
  const mounts = [{ from: bench.workshop.toolsDir, to: `${TOOLS}/check` }];
  return eachUntilFailure(bench.namesIn(language), (name) =>
    bench.build([NODE, `${TOOLS}/check/parse.mjs`, language, name], { mounts }),
  );
}
