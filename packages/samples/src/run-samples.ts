/** Runs samples, as many at a time as there are cores and memory. */
import { availableParallelism, totalmem } from 'node:os';
import { Bench, type Workshop } from './bench.ts';
import { MOST_MEMORY } from './isolation/limits.ts';
import { judge } from './judge.ts';
import { keptHeaders, usesKeptHeaders } from './languages/cpp.ts';
import { driverOf } from './languages/drivers.ts';
import { findStubs, hashHeaders } from './languages/stubs.ts';
import type { Sample } from './sample.ts';
import { shortHash } from './sample-key.ts';
import type { ToolName } from './toolchain.ts';
import type { Verdict } from './verdict.ts';

/** Tools a sample needs that this machine lacks. */
export function missingTools(sample: Sample, { toolchain }: Workshop): ToolName[] {
  return toolchain.missing(driverOf(sample.language).tools(sample));
}

/** Hash of all that a result depends on besides the sample: tools, their use, headers, the isolation. */
export function toolHashOf(sample: Sample, workshop: Workshop): string {
  const driver = driverOf(sample.language);
  const versions = driver.tools(sample).map((name) => [name, workshop.toolchain.version(name)]);
  const headers = hashHeaders(headersOf(sample, workshop));
  return shortHash([driver.recipe, versions, headers, workshop.isolationHash]).slice(0, 8);
}

/** Folder of the headers that a sample is compiled against besides the system's. */
function headersOf(sample: Sample, workshop: Workshop): string | undefined {
  if (sample.language !== 'cpp') return undefined;
  if (sample.word === 'syntax') return findStubs(workshop.stubsDir, sample.note);
  return usesKeptHeaders(sample) ? keptHeaders(workshop) : undefined;
}

/** The tool readers are told. */
export function toolLabel(sample: Sample, { toolchain }: Workshop): string {
  const [first] = driverOf(sample.language).tools(sample);
  return first ? toolchain.label(first) : '';
}

/** Checks all of them; the verdicts are in their order. */
export async function runSamples(
  samples: Sample[],
  workshop: Workshop,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let next = 0;
  let done = 0;
  const work = async (lane: number) => {
    for (let index = next++; index < samples.length; index = next++) {
      verdicts[index] = await checkSample(samples[index] as Sample, workshop, lane);
      onProgress(++done, samples.length);
    }
  };
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  await Promise.all(Array.from({ length: lanes(availableParallelism(), memory) }, (_, lane) => work(lane)));
  return verdicts;
}

/** Samples at a time: each may take all that it is allowed to, and some stays with the system. */
export function lanes(cores: number, memory: number): number {
  return Math.max(1, Math.min(cores, Math.floor((memory - RESERVED) / MOST_MEMORY)));
}

const RESERVED = 1024 ** 3;

async function checkSample(sample: Sample, workshop: Workshop, lane: number): Promise<Verdict> {
  let bench: Bench | undefined;
  try {
    bench = await Bench.open(sample, workshop, lane);
    return await judge(bench, driverOf(sample.language));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { file: sample.file, line: sample.line };
    return { ok: false, rule: 'sample-checker', message: `检查器自己出错了：${reason}`, place };
  } finally {
    bench?.close();
  }
}
