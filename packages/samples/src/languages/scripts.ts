/** Languages run from source: Bash, JavaScript, Lua, Python. */

import type { Ran } from '../isolation/run-limited.ts';
import { NODE, type SampleRunner } from '../sample-runner.ts';
import type { Driver } from './driver.ts';

/** JavaScript in Node; a `.mjs` title means a module with its own `await`. */
export const javascript: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['node'],
  parse: checkScripts,
  compile: checkScripts,
  run: (runner) => runner.run([NODE, runner.main.name]),
};

function checkScripts(runner: SampleRunner): Promise<Ran> {
  return eachUntilFailure(runner.namesIn('javascript'), (name) => runner.build([NODE, '--check', name]));
}

/** Lua 5.4. */
export const lua: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['lua', 'luac'],
  parse: (runner) => runner.build(['luac5.4', '-p', ...runner.namesIn('lua')]),
  compile: (runner) => runner.build(['luac5.4', '-p', ...runner.namesIn('lua')]),
  run: (runner) => runner.run(['lua5.4', runner.main.name]),
};

const PYTHON = '/usr/bin/python3';
const PARSE_PYTHON = 'import sys\nfor name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")';

/** The system's Python 3. */
export const python: Driver = {
  words: ['run', 'run=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['python'],
  parse: (runner) => runner.build([PYTHON, '-c', PARSE_PYTHON, ...runner.namesIn('python')]),
  run: (runner) => runner.run([PYTHON, runner.main.name]),
};

/** Bash; what is only parsed must also pass ShellCheck. */
export const bash: Driver = {
  words: ['run', 'run=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: ({ word }) => (word === 'syntax' ? ['bash', 'shellcheck'] : ['bash']),
  parse: (runner) =>
    eachUntilFailure(runner.namesIn('bash'), async (name) => {
      const parsed = await runner.build(['bash', '-n', name]);
      if (parsed.code !== 0) return parsed;
      return runner.build(['shellcheck', '-s', 'bash', '-S', 'error', '-f', 'gcc', name]);
    }),
  run: (runner) => runner.run(['bash', runner.main.name]),
};

/** Runs one command per name; returns the first failure, else the last success. */
export async function eachUntilFailure(names: string[], run: (name: string) => Promise<Ran>): Promise<Ran> {
  let last: Ran = { code: 0, signal: null, stdout: '', stderr: '', stray: [] };
  for (const name of names) {
    last = await run(name);
    if (last.code !== 0) return last;
  }
  return last;
}
