import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { Sample } from '../sample.ts';
import { SampleRunner } from '../sample-runner.ts';
import { LACKS_TOOLS } from '../test-tools.ts';
import { openWorkshop } from '../workshop.ts';
import { buildWithCMake } from './cmake.ts';

const LISTS = 'project(p LANGUAGES CXX)\nadd_executable(app main.cpp part.cpp)\n';
const FILES = {
  'CMakeLists.txt': LISTS,
  'part.h': '#define PART 1\n',
  'part.cpp': '#include "part.h"\nint part() { return PART; }\n',
  'main.cpp': 'int part();\nint main() { return part() - 1; }\n',
};

function sampleOf(files: Record<string, string | undefined>): Sample {
  const place = { file: 'a.md', line: 1 };
  return {
    ...{ ...place, key: '', note: 'a.md', language: 'cpp', word: 'run', settings: {} },
    files: Object.entries(files).flatMap(([name, text]) =>
      text === undefined
        ? []
        : [
            {
              name,
              language: name.endsWith('.txt') ? 'cmake' : 'cpp',
              lines: text.split('\n').map((line) => ({ text: line, ...place })),
            },
          ],
    ),
  };
}

it.skipIf(LACKS_TOOLS !== '')(
  `compiles once what projects with the same CMake files share, and nothing that differs${LACKS_TOOLS}`,
  async () => {
    const workshop = openWorkshop({ contentDir: tmpdir(), cacheDir: tmpdir() });
    const build = async (changed: Record<string, string | undefined>) => {
      const runner = await SampleRunner.open(sampleOf({ ...FILES, ...changed }), workshop, 0);
      try {
        const { code } = await buildWithCMake(runner, []);
        return { code, compiled: runner.list('build/.objects').filter((name) => /^[0-9a-v]{20,}$/.test(name)).length };
      } finally {
        runner.close();
      }
    };
    try {
      expect(await build({})).toEqual({ code: 0, compiled: 2 });
      const other = { 'main.cpp': 'int part();\nint main() { return part() + 1; }\n' };
      expect(await build(other)).toEqual({ code: 0, compiled: 1 });
      expect(await build({ 'part.h': '#define PART 2\n' })).toEqual({ code: 0, compiled: 1 });
      expect(await build({ 'CMakeLists.txt': `${LISTS}# another\n` })).toEqual({ code: 0, compiled: 2 });
      expect((await build({ 'part.h': undefined })).code).not.toBe(0);
      expect((await build({ 'main.cpp': 'int main() { return missing; }\n' })).code).not.toBe(0);
    } finally {
      workshop.close();
    }
  },
  300_000,
);
