/** Records a run of a C++ program line by line: gdb stops at every line of the sample and writes what can be seen there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SANITIZED_LIMITS } from '../isolation/limits.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { textOf } from '../sample.ts';
import { shortHash } from '../sample-key.ts';
import { type SampleRunner, stdinOf, TOOLS, type Workshop } from '../sample-runner.ts';
import { words } from '../words/checker.ts';
import type { Recorded } from './driver.ts';

/** Largest recording as readers fetch it, bytes. */
const LARGEST = 8 * 1024;

/** Where the box sees the recorder. */
const INSIDE = `${TOOLS}/record`;
const PROGRAM = 'recorded-program';
const HEAP = 'recorder-heap.so';
const MARK = '@recording ';

/** How the sample is compiled. */
export interface CompilerWords {
  words: string[];
  libraries: string[];
  flags: string[];
}

const folderOf = ({ toolsDir }: Workshop) => join(toolsDir, 'record');

/** Hash of the recorder: another one may record otherwise. */
export function recorderHash(workshop: Workshop): string {
  const folder = folderOf(workshop);
  return shortHash(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The recording of a program that has passed, as text; `output` is what it printed when it ran by itself. */
export async function recordCpp(
  runner: SampleRunner,
  compiler: CompilerWords,
  output: string | undefined,
): Promise<Recorded> {
  const refused = whyNot(runner, compiler);
  if (refused) return { refused };
  const built = await build(runner, compiler);
  if (built.code !== 0) return { refused: words.recordingNotCompiled(built.stderr.slice(0, 600)) };
  runner.write('recorded-input', stdinOf(runner.sample));
  const ran = await runner.run(['gdb', '-nx', '-q', '-batch', '-x', `${INSIDE}/record.py`], {
    limits: { ...SANITIZED_LIMITS, output: 1024 * 1024 },
    mounts: mounts(runner),
    environment: { RECORD_SOURCE: runner.main.name, RECORD_PROGRAM: `./${PROGRAM}`, RECORD_HEAP: `./${HEAP}` },
  });
  return read(ran, runner, output);
}

function whyNot({ sample, main }: SampleRunner, { words: command, flags }: CompilerWords): string | undefined {
  if (command[0] !== 'g++') return words.gppOnly;
  if (sample.files.length > 1) return words.oneFileOnly;
  if (sample.settings.asan || sample.settings.tsan) return words.noSanitizers;
  if (flags.some((flag) => /^-(?:O|g|f)/.test(flag))) return words.noCodeFlags;
  return /#\s*include\s*<(?:thread|future|GLFW)/.test(textOf(main)) ? words.noThreads : undefined;
}

const mounts = ({ workshop }: SampleRunner) => [{ from: folderOf(workshop), to: INSIDE }];

/** What nobody has set holds a pattern, so that it can be told from values, and is the same on every machine. */
async function build(runner: SampleRunner, { words, libraries, flags }: CompilerWords): Promise<Ran> {
  const heap = ['g++', '-std=c++20', '-O1', '-g', '-shared', '-fPIC', `${INSIDE}/heap.cpp`, '-o', HEAP];
  const made = await runner.build(heap, { mounts: mounts(runner) });
  if (made.code !== 0) return made;
  const own = [...words, '-ftrivial-auto-var-init=pattern', runner.main.name, '-o', PROGRAM, ...libraries, ...flags];
  return runner.build(own);
}

function read(ran: Ran, { main }: SampleRunner, output: string | undefined): Recorded {
  const line = ran.stdout.split('\n').find((one) => one.startsWith(MARK));
  if (!line) return { refused: words.gdbStopped(ran.stopped ?? ran.code, ran.stderr.trim().slice(-600)) };
  const told = JSON.parse(line.slice(MARK.length)) as { refused?: string; output: string };
  if (told.refused !== undefined) return { refused: told.refused };
  if (output !== undefined && told.output !== output) return { refused: words.otherOutputRecorded };
  const recording = JSON.stringify({ version: 1, code: textOf(main).trimEnd().split('\n'), ...told });
  const size = gzipSync(recording, { level: 9 }).length;
  return size > LARGEST ? { refused: words.largeRecording(Math.ceil(size / 1024), LARGEST / 1024) } : { recording };
}
