/** C++: g++ by default, clang with libc++ for C++23; engines' code against stub headers. */
import { join } from 'node:path';
import { type Bench, type CommandOptions, TOOLS, type Workshop } from '../bench.ts';
import { RUN_LIMITS, SANITIZED_LIMITS } from '../isolation/limits.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, textOf } from '../sample.ts';
import { buildWithCMake, hasCMake, runTarget } from './cmake.ts';
import type { Build, Driver } from './driver.ts';
import { parseWithGrammar } from './parser.ts';
import { findStubs, ownHeaders } from './stubs.ts';

const SOURCE = /\.(?:cpp|cc|cxx|c)$/;
const PROGRAM = 'sample-program';

/** Headers whose code lies in a library that must be named. */
const LIBRARIES: [include: RegExp, library: string][] = [
  [/#\s*include\s*<GLFW\//, '-lglfw'],
  [/#\s*include\s*<epoxy\//, '-lepoxy'],
  [/#\s*include\s*<assimp\//, '-lassimp'],
];

/** Libraries of headers that Debian 12 does not have: `packages/samples/tools/include` holds them as released, each with its licence. */
const KEPT_HEADERS = /^\s*#\s*include\s*<entt\//m;

/** Sanitizers of the second run. */
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all', '-fno-omit-frame-pointer'];

const PRELUDE = [
  ...['algorithm', 'array', 'atomic', 'bit', 'cassert', 'chrono', 'cmath', 'compare', 'concepts', 'cstddef', 'cstdint'],
  ...['cstdio', 'cstdlib', 'cstring', 'deque', 'exception', 'filesystem', 'fstream', 'functional', 'future', 'iomanip'],
  ...['iostream', 'iterator', 'limits', 'list', 'map', 'memory', 'mutex', 'numbers', 'numeric', 'optional', 'queue'],
  ...['random', 'ranges', 'regex', 'set', 'span', 'sstream', 'stack', 'stdexcept', 'string', 'string_view', 'thread'],
  ...['tuple', 'type_traits', 'typeinfo', 'unordered_map', 'unordered_set', 'utility', 'variant', 'vector'],
].map((name) => `#include <${name}>`);

/** The C++ driver. */
export const cpp: Driver = {
  words: ['run', 'run=fail', 'compile', 'compile=fail', 'snippet', 'syntax', 'unchecked'],
  recipe: 1,
  tools(sample) {
    if (sample.word === 'syntax') return sample.settings.std ? [compilerOf(sample)] : ['g++', 'parsers'];
    const builder = hasCMake(sample) ? (['cmake', 'ninja'] as const) : [];
    return [compilerOf(sample), ...builder, ...(drawsOnScreen(sample) ? (['xvfb'] as const) : [])];
  },
  detail: (sample) => (hasCMake(sample) ? 'CMake' : (standardInFlags(sample) ?? standardOf(sample)).toUpperCase()),
  isSanitized: ({ settings }) => !settings.asan && !settings.tsan,
  wrap: wrapStatements,
  parse: parseCpp,
  compile: (bench) => (hasCMake(bench.sample) ? buildWithCMake(bench, []) : compileOnly(bench)),
  build: (bench, build) =>
    hasCMake(bench.sample) ? buildWithCMake(bench, sanitizers(bench, build)) : link(bench, build),
  run,
};

function standardOf({ settings }: Sample): string {
  return settings.std ?? 'c++20';
}

/** The compiler takes its last `-std=`: so g++ is asked for C++23, of which it knows a part. */
function standardInFlags({ settings }: Sample): string | undefined {
  return settings.flags?.match(/-std=(\S+)(?!.*-std=)/)?.[1];
}

/** g++ 12 lacks most of C++23's library; clang 19 with libc++ has it. */
function compilerOf(sample: Sample): 'g++' | 'clang++' {
  return /^(?:c|gnu)\+\+2[36bc]$/.test(standardOf(sample)) ? 'clang++' : 'g++';
}

function compilerWords({ sample }: Bench): string[] {
  const isClang = compilerOf(sample) === 'clang++';
  const common = [`-std=${standardOf(sample)}`, '-Wall', '-Wextra', '-g', '-fdiagnostics-color=never', '-pthread'];
  return isClang ? ['clang++-19', '-stdlib=libc++', ...common] : ['g++', ...common];
}

function ownFlags({ sample }: Bench): string[] {
  return (sample.settings.flags ?? '').split(/\s+/).filter(Boolean);
}

function sanitizers({ sample }: Bench, build: Build): string[] {
  if (sample.settings.tsan) return ['-fsanitize=thread'];
  if (sample.settings.asan) return ['-fsanitize=address', '-fno-omit-frame-pointer'];
  return build === 'sanitized' ? SANITIZERS : [];
}

function sourcesOf(bench: Bench): string[] {
  const sources = bench.namesIn('cpp', SOURCE);
  // A header alone is compiled as if it were a source.
  return sources.length > 0 ? sources : ['-x', 'c++', bench.main.name];
}

function librariesOf({ files }: Sample): string[] {
  const code = files.map(textOf).join('\n');
  return LIBRARIES.filter(([include]) => include.test(code)).map(([, library]) => library);
}

/** Whether a sample is compiled against headers that the checker keeps. */
export function usesKeptHeaders({ language, files }: Sample): boolean {
  return language === 'cpp' && files.some((file) => KEPT_HEADERS.test(textOf(file)));
}

/** Folder of the headers that the checker keeps. */
export function keptHeaders({ toolsDir }: Workshop): string {
  return join(toolsDir, 'include');
}

/** Compiles with the kept headers in sight where the sample asks for them; their warnings are not the sample's. */
function compile(bench: Bench, words: string[]): Promise<Ran> {
  if (!usesKeptHeaders(bench.sample)) return bench.build(words);
  const folder = `${TOOLS}/include`;
  return bench.build([...words, '-isystem', folder], { mounts: [{ from: keptHeaders(bench.workshop), to: folder }] });
}

function compileOnly(bench: Bench): Promise<Ran> {
  return compile(bench, [
    ...compilerWords(bench),
    ...sanitizers(bench, 'plain'),
    '-c',
    ...sourcesOf(bench),
    ...ownFlags(bench),
  ]);
}

function link(bench: Bench, build: Build): Promise<Ran> {
  const words = [...compilerWords(bench), ...sanitizers(bench, build), ...sourcesOf(bench), '-o', PROGRAM];
  return compile(bench, [...words, ...librariesOf(bench.sample), ...ownFlags(bench)]);
}

async function run(bench: Bench, build: Build): Promise<Ran> {
  const isSanitized = sanitizers(bench, build).length > 0;
  const options = await runOptions(bench, isSanitized);
  const program = hasCMake(bench.sample) ? runTarget(bench.sample) : `./${PROGRAM}`;
  // Sanitizers of this age cannot map their shadow where newer kernels may put a program.
  return bench.run(isSanitized ? ['setarch', '--addr-no-randomize', program] : [program], options);
}

async function runOptions({ sample, workshop }: Bench, isSanitized: boolean): Promise<CommandOptions> {
  const draws = drawsOnScreen(sample);
  const environment: Record<string, string> = isSanitized
    ? {
        // Drivers of graphics keep memory to their end; that is no fault of the sample.
        ASAN_OPTIONS: `color=never:detect_leaks=${draws ? 0 : 1}`,
        UBSAN_OPTIONS: 'color=never:print_stacktrace=1',
        TSAN_OPTIONS: 'color=never',
      }
    : {};
  const limits = isSanitized ? SANITIZED_LIMITS : RUN_LIMITS;
  if (!draws) return { environment, limits };
  const display = await workshop.display();
  Object.assign(environment, {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    LP_NUM_THREADS: '2',
  });
  const socket = `/tmp/.X11-unix/X${display.slice(1)}`;
  return { environment, limits, mounts: [{ from: socket, to: socket }] };
}

function drawsOnScreen({ files }: Sample): boolean {
  return files.some((file) => /#\s*include\s*<GLFW\//.test(textOf(file)));
}

async function parseCpp(bench: Bench): Promise<Ran> {
  const stubs = findStubs(bench.workshop.stubsDir, bench.sample.note);
  if (stubs === undefined && !bench.sample.settings.std) return parseWithGrammar(bench, 'cpp');
  for (const name of ownHeaders(bench.sample, stubs)) bench.write(name, '');
  const words = [...compilerWords(bench), '-fsyntax-only', ...(stubs ? [`-I${TOOLS}/stubs`] : []), ...sourcesOf(bench)];
  return bench.build([...words, ...ownFlags(bench)], { mounts: stubs ? [{ from: stubs, to: `${TOOLS}/stubs` }] : [] });
}

/** Statements inside `main`; their `#include` lines move above it and leave empty lines. */
function wrapStatements(text: string): { text: string; before: number } {
  const lines = text.split('\n');
  const includes = lines.filter((line) => /^\s*#\s*include\b/.test(line));
  const body = lines.map((line) => (includes.includes(line) ? '' : line));
  const before = [...PRELUDE, ...includes, 'int main() {'];
  return { text: [...before, ...body, '}', ''].join('\n'), before: before.length };
}
