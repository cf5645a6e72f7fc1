/** Runs samples, as many at a time as cores and memory allow. */

import { availableParallelism, totalmem } from 'node:os';
import { present } from 'study-notes/shared/present';
import { MOST_MEMORY } from './isolation/limits.ts';
import { judge } from './judge.ts';
import { keptHeaders, usesKeptHeaders } from './languages/cpp.ts';
import { driverOf } from './languages/drivers.ts';
import { recorderHash } from './languages/record-cpp.ts';
import { findStubs, hashHeaders } from './languages/stubs.ts';
import type { Sample } from './sample.ts';
import { shortHash } from './sample-key.ts';
import { SampleRunner, type Workshop } from './sample-runner.ts';
import type { ToolName } from './toolchain.ts';
import type { Verdict } from './verdict.ts';
import { words } from './words/checker.ts';

/** Tools that a sample needs and this machine lacks. */
export function missingTools(sample: Sample, { toolchain }: Workshop): ToolName[] {
  return toolchain.missing(driverOf(sample.language).tools(sample));
}

/** Hash of everything that a result depends on besides the sample: tools and their use, headers, the isolation. */
export function toolHashOf(sample: Sample, workshop: Workshop): string {
  const driver = driverOf(sample.language);
  const versions = driver.tools(sample).map((name) => [name, workshop.toolchain.version(name)]);
  const headers = hashHeaders(headersOf(sample, workshop));
  const recorder = sample.settings.trace ? [recorderHash(workshop)] : [];
  return shortHash([driver.recipe, versions, headers, workshop.isolationHash, ...recorder]).slice(0, 8);
}

/** Folder of the headers that a sample uses besides the system's. */
function headersOf(sample: Sample, workshop: Workshop): string | undefined {
  if (sample.language !== 'cpp') return undefined;
  if (sample.word === 'syntax') return findStubs(workshop.stubsDir, sample.note);
  return usesKeptHeaders(sample) ? keptHeaders(workshop) : undefined;
}

/** The tool shown to readers. */
export function toolLabel(sample: Sample, { toolchain }: Workshop): string {
  const [first] = driverOf(sample.language).tools(sample);
  return first ? toolchain.label(first) : '';
}

/** What was found of a sample, and the seconds that took. */
export interface Judged {
  verdict: Verdict;
  seconds: number;
}

/** Checks all samples; what is found is in the same order. */
export async function runSamples(
  samples: Sample[],
  workshop: Workshop,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Judged[]> {
  const found: Judged[] = [];
  const waiting = longestFirst(samples);
  let done = 0;
  const work = async (lane: number) => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const begin = performance.now();
      const verdict = await checkSample(present(samples[index], words.sample), workshop, lane);
      found[index] = { verdict, seconds: (performance.now() - begin) / 1000 };
      onProgress(++done, samples.length);
    }
  };
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  await Promise.all(Array.from({ length: lanes(availableParallelism(), memory) }, (_, lane) => work(lane)));
  return found;
}

/** Indices, those of the most code and pictures first: begun last, such a one runs on alone while other cores are idle. */
function longestFirst(samples: Sample[]): number[] {
  const weights = samples.map(weightOf);
  return [...samples.keys()].sort((left, right) => (weights[right] ?? 0) - (weights[left] ?? 0));
}

/** Lines to compile; a picture is as much work as some hundred of them. */
function weightOf({ files, pictures = [] }: Sample): number {
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
  return lines + 300 * pictures.length;
}

/** Number of samples at a time: each may use its whole limit, and the system keeps a reserve. */
export function lanes(cores: number, memory: number): number {
  return Math.max(1, Math.min(cores, Math.floor((memory - RESERVED) / MOST_MEMORY)));
}

const RESERVED = 1024 ** 3;

async function checkSample(sample: Sample, workshop: Workshop, lane: number): Promise<Verdict> {
  let runner: SampleRunner | undefined;
  try {
    runner = await SampleRunner.open(sample, workshop, lane);
    return await judge(runner, driverOf(sample.language));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { file: sample.file, line: sample.line };
    return { ok: false, rule: 'sample-checker', message: words.checkerFailed(reason), place };
  } finally {
    runner?.close();
  }
}
