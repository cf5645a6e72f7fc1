/** CMake: scripts run by `cmake -P`, and projects that are configured, built and run. */

import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, textOf } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import type { Driver } from './driver.ts';

const LISTS = 'CMakeLists.txt';

/** The CMake driver. */
export const cmake: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: (sample) => (hasCMake(sample) && sample.word !== 'syntax' ? ['cmake', 'ninja', 'g++'] : ['cmake']),
  parse: parseOnly,
  compile: (runner) => (hasCMake(runner.sample) ? buildWithCMake(runner, []) : parseOnly(runner)),
  build: async (runner) => (hasCMake(runner.sample) ? buildWithCMake(runner, []) : undefined),
  run: (runner) => runner.run(hasCMake(runner.sample) ? [runTarget(runner.sample)] : ['cmake', '-P', runner.main.name]),
};

/** Whether the sample is a project with its own `CMakeLists.txt`. */
export function hasCMake({ files }: Sample): boolean {
  return files.some(({ name }) => name === LISTS);
}

/** Configures and builds; extra flags are passed to the compiler and the linker. `release` stands in place of `-O3 -DNDEBUG`. */
export async function buildWithCMake(runner: SampleRunner, flags: string[], release?: string): Promise<Ran> {
  const extra = flags.length > 0 ? [`-DCMAKE_CXX_FLAGS=${flags.join(' ')}`] : [];
  if (release !== undefined) extra.push(`-DCMAKE_CXX_FLAGS_RELEASE=${release}`);
  const configured = await runner.build(['cmake', '-G', 'Ninja', '-S', '.', '-B', 'build', ...extra]);
  if (configured.code !== 0) return configured;
  return runner.build(['cmake', '--build', 'build', '--parallel', '1']);
}

/** The first executable that the project adds. */
export function runTarget({ files }: Sample): string {
  const lists = files.find(({ name }) => name === LISTS);
  const target = lists && /^\s*add_executable\s*\(\s*([\w.+-]+)/m.exec(textOf(lists))?.[1];
  return `./build/${target ?? 'main'}`;
}

/** The file is wrapped in a condition that is never true: it is parsed to its end, but no command runs. */
function parseOnly(runner: SampleRunner): Promise<Ran> {
  const text = textOf(runner.main);
  runner.write(runner.main.name, `if(FALSE)\n${text}endif()\n`);
  runner.moveLines(runner.main.name, 1);
  return runner.build(['cmake', '-P', runner.main.name]);
}
