/** C#: Roslyn on Mono up to C# 7.3; newer code is only parsed. */

import type { Ran } from '../isolation/run-limited.ts';
import { type SampleRunner, TOOLS } from '../sample-runner.ts';
import type { Driver } from './driver.ts';
import { parseWithGrammar } from './parser.ts';

const PROGRAM = 'sample-program.exe';
const PRELUDE = [
  ...[
    'System',
    'System.Collections.Generic',
    'System.IO',
    'System.Linq',
    'System.Text',
    'System.Threading',
    'System.Threading.Tasks',
  ].map((name) => `using ${name};`),
  'static class Sample {',
  'static void Main() {',
];

/** The C# driver. */
export const csharp: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools: ({ word }) => (word === 'syntax' ? ['parsers'] : ['roslyn', 'mono', 'mcs']),
  detail: ({ word }) => (word === 'syntax' ? '' : 'C# 7.3'),
  wrap: (text) => ({ text: [...PRELUDE, text, '}', '}', ''].join('\n'), before: PRELUDE.length }),
  parse: (runner) => parseWithGrammar(runner, 'csharp'),
  compile: (runner) => compile(runner, '-'),
  build: (runner) => compile(runner, PROGRAM),
  run: (runner) => runner.run(['mono', '--debug', PROGRAM]),
};

function compile(runner: SampleRunner, output: string): Promise<Ran> {
  const mounts = [{ from: runner.workshop.csharpDir(), to: `${TOOLS}/csharp` }];
  return runner.build(['mono', `${TOOLS}/csharp/Driver.exe`, output, ...runner.namesIn('csharp')], { mounts });
}
