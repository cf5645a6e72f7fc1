/** INI: sections, `key=value`, comments; Unreal's leading `+ - . !` are part of the key. */

import type { Ran } from '../isolation/run-limited.ts';
import { type SampleFile, textOf } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import { words } from '../words/checker.ts';
import type { Driver } from './driver.ts';

const LINE = /^\s*(?:$|[;#]|\[[^[\]]+\]\s*(?:[;#].*)?$|[-+.!@]?[\w"][^=]*=)/;

/** The INI driver: no tool, four kinds of lines. */
export const ini: Driver = {
  words: ['syntax', 'unchecked'],
  recipe: 1,
  tools: () => [],
  parse: async (runner: SampleRunner): Promise<Ran> => {
    const stderr = runner.sample.files.flatMap(errorsOf).join('\n');
    return { code: stderr === '' ? 0 : 1, signal: null, stdout: '', stderr, stray: [] };
  },
};

function errorsOf(file: SampleFile): string[] {
  return textOf(file)
    .split('\n')
    .flatMap((line, index) => (LINE.test(line) ? [] : [words.notIni(file.name, index + 1, line)]));
}
