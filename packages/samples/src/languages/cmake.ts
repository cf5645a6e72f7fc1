/** CMake: scripts run by `cmake -P`, and projects that are configured, built and run. */
import type { Bench } from '../bench.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, textOf } from '../sample.ts';
import type { Driver } from './driver.ts';

const LISTS = 'CMakeLists.txt';

/** The CMake driver. */
export const cmake: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: (sample) => (hasCMake(sample) && sample.word !== 'syntax' ? ['cmake', 'ninja', 'g++'] : ['cmake']),
  parse: parseOnly,
  compile: (bench) => (hasCMake(bench.sample) ? buildWithCMake(bench, []) : parseOnly(bench)),
  build: async (bench) => (hasCMake(bench.sample) ? buildWithCMake(bench, []) : undefined),
  run: (bench) => bench.run(hasCMake(bench.sample) ? [runTarget(bench.sample)] : ['cmake', '-P', bench.main.name]),
};

/** True when the sample is a project with its own `CMakeLists.txt`. */
export function hasCMake({ files }: Sample): boolean {
  return files.some(({ name }) => name === LISTS);
}

/** Configures and builds; extra flags reach the compiler and the linker. */
export async function buildWithCMake(bench: Bench, flags: string[]): Promise<Ran> {
  const extra = flags.length > 0 ? [`-DCMAKE_CXX_FLAGS=${flags.join(' ')}`] : [];
  const configured = await bench.build(['cmake', '-G', 'Ninja', '-S', '.', '-B', 'build', ...extra]);
  if (configured.code !== 0) return configured;
  return bench.build(['cmake', '--build', 'build', '--parallel', '1']);
}

/** The first executable that the project adds. */
export function runTarget({ files }: Sample): string {
  const lists = files.find(({ name }) => name === LISTS);
  const target = lists && /^\s*add_executable\s*\(\s*([\w.+-]+)/m.exec(textOf(lists))?.[1];
  return `./build/${target ?? 'main'}`;
}

/** A whole file inside a condition that is never true: it must be read to its end, and no command of it runs. */
function parseOnly(bench: Bench): Promise<Ran> {
  const text = textOf(bench.main);
  bench.write(bench.main.name, `if(FALSE)\n${text}endif()\n`);
  bench.moveLines(bench.main.name, 1);
  return bench.build(['cmake', '-P', bench.main.name]);
}
