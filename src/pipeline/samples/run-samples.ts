/** Runs samples, as many at a time as there are cores. */
import { availableParallelism } from 'node:os';
import { Bench, type Workshop } from './bench.ts';
import { judge } from './judge.ts';
import { driverOf } from './languages/drivers.ts';
import { findStubs, hashStubs } from './languages/stubs.ts';
import type { Sample } from './sample.ts';
import { shortHash } from './sample-key.ts';
import type { ToolName } from './toolchain.ts';
import type { Verdict } from './verdict.ts';

/** Tools a sample needs that this machine lacks. */
export function missingTools(sample: Sample, { toolchain }: Workshop): ToolName[] {
  return toolchain.missing(driverOf(sample.language).tools(sample));
}

/** Hash of all that a result depends on besides the sample: tools, their use, stub headers. */
export function toolHashOf(sample: Sample, { toolchain, stubsDir }: Workshop): string {
  const driver = driverOf(sample.language);
  const versions = driver.tools(sample).map((name) => [name, toolchain.version(name)]);
  const stubs =
    sample.language === 'cpp' && sample.word === 'syntax' ? hashStubs(findStubs(stubsDir, sample.note)) : '';
  return shortHash([driver.recipe, versions, stubs]).slice(0, 8);
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
  await Promise.all(Array.from({ length: availableParallelism() }, (_, lane) => work(lane)));
  return verdicts;
}

async function checkSample(sample: Sample, workshop: Workshop, lane: number): Promise<Verdict> {
  const bench = new Bench(sample, workshop, lane);
  try {
    return await judge(bench, driverOf(sample.language));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { file: sample.file, line: sample.line };
    return { ok: false, rule: 'sample-checker', message: `检查器自己出错了：${reason}`, place };
  } finally {
    bench.close();
  }
}
