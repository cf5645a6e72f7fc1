/** Languages that are run from their source: Bash, JavaScript, Lua, Python. */
import { type Bench, NODE } from '../bench.ts';
import type { Ran } from '../isolation/run-limited.ts';
import type { Driver } from './driver.ts';

/** JavaScript in Node; a `.mjs` title means a module with its own `await`. */
export const javascript: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['node'],
  parse: checkScripts,
  compile: checkScripts,
  run: (bench) => bench.run([NODE, bench.main.name]),
};

function checkScripts(bench: Bench): Promise<Ran> {
  return eachUntilFailure(bench.namesIn('javascript'), (name) => bench.build([NODE, '--check', name]));
}

/** Lua 5.4. */
export const lua: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['lua', 'luac'],
  parse: (bench) => bench.build(['luac5.4', '-p', ...bench.namesIn('lua')]),
  compile: (bench) => bench.build(['luac5.4', '-p', ...bench.namesIn('lua')]),
  run: (bench) => bench.run(['lua5.4', bench.main.name]),
};

const PYTHON = '/usr/bin/python3';
const PARSE_PYTHON = 'import sys\nfor name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")';

/** The system's Python 3. */
export const python: Driver = {
  words: ['run', 'run=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['python'],
  parse: (bench) => bench.build([PYTHON, '-c', PARSE_PYTHON, ...bench.namesIn('python')]),
  run: (bench) => bench.run([PYTHON, bench.main.name]),
};

/** Bash; what is only parsed also passes ShellCheck's errors. */
export const bash: Driver = {
  words: ['run', 'run=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: ({ word }) => (word === 'syntax' ? ['bash', 'shellcheck'] : ['bash']),
  parse: (bench) =>
    eachUntilFailure(bench.namesIn('bash'), async (name) => {
      const parsed = await bench.build(['bash', '-n', name]);
      if (parsed.code !== 0) return parsed;
      return bench.build(['shellcheck', '-s', 'bash', '-S', 'error', '-f', 'gcc', name]);
    }),
  run: (bench) => bench.run(['bash', bench.main.name]),
};

/** Runs one command for each name and gives the first failure, else the last success. */
export async function eachUntilFailure(names: string[], run: (name: string) => Promise<Ran>): Promise<Ran> {
  let last: Ran = { code: 0, signal: null, stdout: '', stderr: '', stray: [] };
  for (const name of names) {
    last = await run(name);
    if (last.code !== 0) return last;
  }
  return last;
}
