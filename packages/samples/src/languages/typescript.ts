/** TypeScript by the project's own compiler, strictly; it runs in Node as modules. */
import { join } from 'node:path';
import { type Bench, NODE, TOOLS } from '../bench.ts';
import type { Ran } from '../isolation/run-limited.ts';
import type { Driver } from './driver.ts';

const OPTIONS = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom', '--pretty', 'false'];

/** The TypeScript driver. */
export const typescript: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'syntax', 'unchecked'],
  recipe: 1,
  tools: () => ['typescript', 'node'],
  parse: (bench) => compile(bench, ['--noEmit', '--noCheck']),
  compile: (bench) => compile(bench, ['--noEmit']),
  build: (bench) => compile(bench, []),
  run: (bench) => bench.run([NODE, bench.main.name.replace(/\.([mc]?)tsx?$/, '.$1js')]),
};

function compile(bench: Bench, extra: string[]): Promise<Ran> {
  bench.write('package.json', '{ "type": "module" }\n');
  const mounts = ['typescript', '@typescript'].map((name) => ({
    from: join(bench.workshop.modulesDir, name),
    to: `${TOOLS}/node_modules/${name}`,
  }));
  const compiler = [NODE, `${TOOLS}/node_modules/typescript/bin/tsc`];
  return bench.build([...compiler, ...OPTIONS, ...extra, ...bench.namesIn('typescript')], { mounts });
}
