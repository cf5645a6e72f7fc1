/** Headers that stand for engines: every one of them holds by itself. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const STUBS = resolve(import.meta.dirname, '../../content/.stubs/游戏引擎');

/** Named in the tests that are skipped without it. */
const LACKS = spawnSync('g++', ['--version']).status === 0 ? '' : ' (needs g++: packages/samples/tools/install.sh)';

describe.skipIf(LACKS !== '')(`stub headers${LACKS}`, () => {
  it.each(readdirSync(STUBS))('of %s compile, alone and all together', (engine) => {
    const folder = join(STUBS, engine);
    const headers = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.h')).sort();
    expect(headers.length).toBeGreaterThan(0);
    const program = headers.map((name) => `#include "${name}"\n`).join('');
    const words = ['-std=c++20', '-fsyntax-only', '-Wall', '-x', 'c++', `-I${folder}`, '-'];
    const together = spawnSync('g++', words, { input: program, encoding: 'utf8' });
    expect(together.stderr).toBe('');
    const backwards = spawnSync('g++', words, { input: program.split('\n').reverse().join('\n'), encoding: 'utf8' });
    expect(backwards.stderr).toBe('');
  });
});
