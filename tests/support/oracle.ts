/**
 * What a real compiler or interpreter says, kept beside the test: models of labs are held to it on machines without those
 * tools. `UPDATE_ORACLES=1 npx vitest run packages/labs/src` asks the tools again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const RUNNERS = {
  cpp: runCpp,
  lua: (file: string) => execFileSync('lua5.4', [file], { encoding: 'utf8' }),
  cmake: runCmake,
  sh: (file: string) => execFileSync('dash', [file], { encoding: 'utf8', maxBuffer: 1 << 26 }),
};

function runCpp(file: string): string {
  const program = `${file}.out`;
  execFileSync('g++', ['-std=c++20', '-w', '-O0', '-fwrapv', '-fno-access-control', file, '-o', program], {
    stdio: 'inherit',
  });
  return execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

/**
 * Configures a project that generates `answers/<target>`; what stands there, and the libraries on the target's link line
 * by their names without a prefix up to `_`, a line each.
 */
function runCmake(file: string): string {
  const [source, build] = [dirname(file), join(dirname(file), 'build')];
  copyFileSync(file, join(source, 'CMakeLists.txt'));
  execFileSync('cmake', ['-G', 'Unix Makefiles', '-S', source, '-B', build], { stdio: 'ignore' });
  const names = readdirSync(join(build, 'answers')).sort();
  return names.map((name) => `${name} ${answerOf(build, name)}`).join('\n');
}

function answerOf(build: string, name: string): string {
  const answer = readFileSync(join(build, 'answers', name), 'utf8');
  const line = join(build, 'CMakeFiles', `${name}.dir`, 'link.txt');
  const words = existsSync(line) ? readFileSync(line, 'utf8').split(/\s+/) : [];
  // What is linked with stands there as a file of its own; the target's own file follows -o.
  const libraries = words.flatMap((word, i) =>
    words[i - 1] === '-o' ? [] : (/^lib\w+?_(\w+)\.(?:a|so)$/.exec(word)?.slice(1) ?? []),
  );
  return `${answer}|${libraries.join(';')}`;
}

/**
 * Output of `source`, from the record `fixture` when that was made from exactly this source; a record of another source
 * or none is an error that says how to mend it.
 */
export function oracle(language: keyof typeof RUNNERS, source: string, fixture: URL): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  if (process.env.UPDATE_ORACLES) return record(language, source, fixture, hash);
  const [first, ...lines] = existsSync(fixture) ? readFileSync(fixture, 'utf8').split('\n') : [];
  if (first !== hash) {
    throw new Error(
      `${fixture.pathname} was not recorded from this program: UPDATE_ORACLES=1 npx vitest run packages/labs/src`,
    );
  }
  return lines.join('\n');
}

function record(language: keyof typeof RUNNERS, source: string, fixture: URL, hash: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  try {
    const file = join(folder, `program.${language}`);
    writeFileSync(file, source);
    const output = RUNNERS[language](file);
    mkdirSync(dirname(fixture.pathname), { recursive: true });
    writeFileSync(fixture, `${hash}\n${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Numbers in [0, 1) that are the same in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
