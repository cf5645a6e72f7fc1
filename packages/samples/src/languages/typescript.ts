/** TypeScript by the project's own compiler, strictly; it runs in Node as modules. */
import { join } from 'node:path';
import type { Ran } from '../isolation/run-limited.ts';
import { NODE, type SampleRunner, TOOLS } from '../sample-runner.ts';
import type { Driver } from './driver.ts';

const OPTIONS = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom', '--pretty', 'false'];

/** The TypeScript driver. */
export const typescript: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['typescript', 'node'],
  parse: (runner) => compile(runner, ['--noEmit', '--noCheck']),
  compile: (runner) => compile(runner, ['--noEmit']),
  build: (runner) => compile(runner, []),
  run: (runner) => runner.run([NODE, runner.main.name.replace(/\.([mc]?)tsx?$/, '.$1js')]),
};

function compile(runner: SampleRunner, extra: string[]): Promise<Ran> {
  runner.write('package.json', '{ "type": "module" }\n');
  const mounts = ['typescript', '@typescript'].map((name) => ({
    from: join(runner.workshop.modulesDir, name),
    to: `${TOOLS}/node_modules/${name}`,
  }));
  const compiler = [NODE, `${TOOLS}/node_modules/typescript/bin/tsc`];
  return runner.build([...compiler, ...OPTIONS, ...extra, ...runner.namesIn('typescript')], { mounts });
}
