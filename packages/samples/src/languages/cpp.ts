/** C++: g++ by default, clang with libc++ for C++23; game engines' code against stub headers. */
import { join } from 'node:path';
import { RUN_LIMITS, SANITIZED_LIMITS } from '../isolation/limits.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, textOf } from '../sample.ts';
import { type CommandOptions, type SampleRunner, TOOLS, type Workshop } from '../sample-runner.ts';
import { buildWithCMake, hasCMake, runTarget } from './cmake.ts';
import type { Build, Driver } from './driver.ts';
import { parseWithGrammar } from './parser.ts';
import { recordCpp } from './record-cpp.ts';
import { findStubs, ownHeaders } from './stubs.ts';

const SOURCE = /\.(?:cpp|cc|cxx|c)$/;
const PROGRAM = 'sample-program';

/** Headers whose library must be linked explicitly. */
const LIBRARIES: [include: RegExp, library: string][] = [
  [/#\s*include\s*<GLFW\//, '-lglfw'],
  [/#\s*include\s*<epoxy\//, '-lepoxy'],
  [/#\s*include\s*<assimp\//, '-lassimp'],
];

/** Header libraries missing from Debian 12: `packages/samples/tools/include` holds them as released, each with its licence. */
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
    const recorder = sample.settings.trace ? (['gdb'] as const) : [];
    return [compilerOf(sample), ...builder, ...(drawsOnScreen(sample) ? (['xvfb'] as const) : []), ...recorder];
  },
  detail: (sample) => (hasCMake(sample) ? 'CMake' : (standardInFlags(sample) ?? standardOf(sample)).toUpperCase()),
  isSanitized: ({ settings }) => !settings.asan && !settings.tsan,
  wrap: wrapStatements,
  parse: parseCpp,
  compile: (runner) => (hasCMake(runner.sample) ? buildWithCMake(runner, []) : compileOnly(runner)),
  build: (runner, build) => (hasCMake(runner.sample) ? buildProject(runner, build) : link(runner, build)),
  run,
  record: (runner, output) =>
    recordCpp(
      runner,
      { words: compilerWords(runner), libraries: librariesOf(runner.sample), flags: ownFlags(runner) },
      output,
    ),
};

function standardOf({ settings }: Sample): string {
  return settings.std ?? 'c++20';
}

/** The last `-std=` wins; g++ supports part of C++23. */
function standardInFlags({ settings }: Sample): string | undefined {
  return settings.flags?.match(/-std=(\S+)(?!.*-std=)/)?.[1];
}

/** g++ 12 lacks most of C++23's library; clang 19 with libc++ has it. */
function compilerOf(sample: Sample): 'g++' | 'clang++' {
  return /^(?:c|gnu)\+\+2[36bc]$/.test(standardOf(sample)) ? 'clang++' : 'g++';
}

function compilerWords({ sample }: SampleRunner): string[] {
  const isClang = compilerOf(sample) === 'clang++';
  const common = [`-std=${standardOf(sample)}`, '-Wall', '-Wextra', '-g', '-fdiagnostics-color=never', '-pthread'];
  return isClang ? ['clang++-19', '-stdlib=libc++', ...common] : ['g++', ...common];
}

function ownFlags({ sample }: SampleRunner): string[] {
  return (sample.settings.flags ?? '').split(/\s+/).filter(Boolean);
}

function sanitizers({ sample }: SampleRunner, build: Build): string[] {
  if (sample.settings.tsan) return ['-fsanitize=thread'];
  if (sample.settings.asan) return ['-fsanitize=address', '-fno-omit-frame-pointer'];
  return build === 'sanitized' ? SANITIZERS : [];
}

/**
 * A sanitized build is optimised little: at `-O3` it compiles twice to three times as long as at `-O1`, and a ray tracer
 * built so runs no faster. What passes at one level passes at the other, so `recipe` stays.
 */
function buildProject(runner: SampleRunner, build: Build): Promise<Ran> {
  const flags = sanitizers(runner, build);
  return buildWithCMake(runner, flags, flags.length > 0 ? '-O1 -DNDEBUG' : undefined);
}

function sourcesOf(runner: SampleRunner): string[] {
  const sources = runner.namesIn('cpp', SOURCE);
  // A header alone is compiled as a source file.
  return sources.length > 0 ? sources : ['-x', 'c++', runner.main.name];
}

function librariesOf({ files }: Sample): string[] {
  const code = files.map(textOf).join('\n');
  return LIBRARIES.filter(([include]) => include.test(code)).map(([, library]) => library);
}

/** Whether a sample uses the bundled headers. */
export function usesKeptHeaders({ language, files }: Sample): boolean {
  return language === 'cpp' && files.some((file) => KEPT_HEADERS.test(textOf(file)));
}

/** Folder of the bundled headers. */
export function keptHeaders({ toolsDir }: Workshop): string {
  return join(toolsDir, 'include');
}

/** Compiles, with the bundled headers as system headers where the sample needs them, so that their warnings are ignored. */
function compile(runner: SampleRunner, words: string[]): Promise<Ran> {
  if (!usesKeptHeaders(runner.sample)) return runner.build(words);
  const folder = `${TOOLS}/include`;
  return runner.build([...words, '-isystem', folder], { mounts: [{ from: keptHeaders(runner.workshop), to: folder }] });
}

function compileOnly(runner: SampleRunner): Promise<Ran> {
  return compile(runner, [
    ...compilerWords(runner),
    ...sanitizers(runner, 'plain'),
    '-c',
    ...sourcesOf(runner),
    ...ownFlags(runner),
  ]);
}

function link(runner: SampleRunner, build: Build): Promise<Ran> {
  const words = [...compilerWords(runner), ...sanitizers(runner, build), ...sourcesOf(runner), '-o', PROGRAM];
  return compile(runner, [...words, ...librariesOf(runner.sample), ...ownFlags(runner)]);
}

async function run(runner: SampleRunner, build: Build): Promise<Ran> {
  const isSanitized = sanitizers(runner, build).length > 0;
  const options = await runOptions(runner, isSanitized);
  const program = hasCMake(runner.sample) ? runTarget(runner.sample) : `./${PROGRAM}`;
  // Sanitizers this old cannot map their shadow memory where newer kernels may load a program.
  return runner.run(isSanitized ? ['setarch', '--addr-no-randomize', program] : [program], options);
}

async function runOptions({ sample, workshop }: SampleRunner, isSanitized: boolean): Promise<CommandOptions> {
  const draws = drawsOnScreen(sample);
  const environment: Record<string, string> = isSanitized
    ? {
        // Graphics drivers keep memory until exit; that is not the sample's fault.
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
    // Nobody looks: programs of the notes that could open a window and wait for its end write pictures instead.
    OFFSCREEN: '1',
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

async function parseCpp(runner: SampleRunner): Promise<Ran> {
  const stubs = findStubs(runner.workshop.stubsDir, runner.sample.note);
  if (stubs === undefined && !runner.sample.settings.std) return parseWithGrammar(runner, 'cpp');
  for (const name of ownHeaders(runner.sample, stubs)) runner.write(name, '');
  const words = [
    ...compilerWords(runner),
    '-fsyntax-only',
    ...(stubs ? [`-I${TOOLS}/stubs`] : []),
    ...sourcesOf(runner),
  ];
  return runner.build([...words, ...ownFlags(runner)], {
    mounts: stubs ? [{ from: stubs, to: `${TOOLS}/stubs` }] : [],
  });
}

/** Wraps statements in `main`; their `#include` lines move above it and leave empty lines behind. */
function wrapStatements(text: string): { text: string; before: number } {
  const lines = text.split('\n');
  const includes = lines.filter((line) => /^\s*#\s*include\b/.test(line));
  const body = lines.map((line) => (includes.includes(line) ? '' : line));
  const before = [...PRELUDE, ...includes, 'int main() {'];
  return { text: [...before, ...body, '}', ''].join('\n'), before: before.length };
}
