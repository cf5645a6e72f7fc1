/** The whole check: which samples must run now, their outcomes, and which results are stored. */
import { own } from 'study-notes/shared/own';
import { present } from 'study-notes/shared/present';
import type { Problem } from 'study-notes/shared/problem';
import { tidyOutput } from './compare-output.ts';
import type { NoteSamples } from './find-samples.ts';
import { driverOf } from './languages/drivers.ts';
import { checkOwners } from './pictures/check-owners.ts';
import { keepPicture } from './pictures/keep-picture.ts';
import { readRecording, removeOldRecordings, writeRecording } from './recordings.ts';
import { damageProblems, readResults, removeOrphans, type SampleResult, writeResults } from './results.ts';
import { type Judged, missingTools, runSamples, toolHashOf, toolLabel } from './run-samples.ts';
import type { Sample } from './sample.ts';
import { shortHash } from './sample-key.ts';
import type { Workshop } from './sample-runner.ts';
import { type SampleFilter, selectSamples } from './select.ts';
import { installHint, type ToolName } from './toolchain.ts';
import { updateOutputs } from './update-outputs.ts';
import type { Failed, Verdict } from './verdict.ts';
import { words } from './words/checker.ts';

export interface CheckOptions {
  contentDir: string;
  notes: NoteSamples[];
  filters: SampleFilter[];
  /** Runs everything, known results or not. */
  all: boolean;
  /** Seed that selects which tenth of the known samples runs again. */
  seed: number;
  /** Rewrites outputs that differ. */
  update: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Outcome of one sample. */
export type Outcome = 'ran' | 'known' | 'failed' | 'skipped' | 'unchecked';

export interface CheckedSample {
  sample: Sample;
  outcome: Outcome;
  /** That it took, of one that ran. */
  seconds?: number;
}

export interface CheckReport {
  checked: CheckedSample[];
  problems: Problem[];
  /** Samples that could not be checked here, by language, with the tools they lack. */
  skipped: { language: string; count: number; tools: ToolName[]; hint: string }[];
  /** Number of outputs rewritten and pictures kept. */
  updated: number;
}

/** One in this many known results is checked again. */
const RECHECK_ONE_IN = 10;

interface Job {
  note: NoteSamples;
  sample: Sample;
  known?: SampleResult;
}

/** Checks the selected samples. */
export async function checkSamples(options: CheckOptions, workshop: Workshop): Promise<CheckReport> {
  const report: CheckReport = { checked: [], problems: checkOwners(options.notes), skipped: [], updated: 0 };
  const jobs: Job[] = [];
  const wanted = options.notes.filter(
    (note) => options.filters.length === 0 || options.filters.some((filter) => filter.matches(note)),
  );
  for (const note of wanted) {
    report.problems.push(...note.problems);
    const known = knownIn(note, options.contentDir, report);
    for (const sample of selectSamples(note, options.filters))
      enqueue({ note, sample, ...knownOf(sample, known) }, jobs, { report, workshop });
  }
  const due = jobs.filter((job) => isDue(job, options, workshop));
  for (const { sample } of jobs.filter((job) => !due.includes(job))) report.checked.push({ sample, outcome: 'known' });
  const ran = await runSamples(
    due.map(({ sample }) => sample),
    workshop,
    options.onProgress,
  );
  const verdicts = ran.map(({ verdict }, index) => keepRecording(present(due[index], words.sample), verdict, options));
  for (const [index, job] of due.entries())
    record(
      job,
      { verdict: present(verdicts[index], words.result), seconds: present(ran[index], words.result).seconds },
      report,
    );
  saveResults(
    options,
    { wanted, fresh: new Map(due.map(({ sample }, index) => [sample, present(verdicts[index], words.result)])) },
    workshop,
  );
  if (options.update) report.updated = update(due, verdicts);
  return report;
}

/** Known results of a note; damaged lines are reported. */
function knownIn({ isNote, note, file }: NoteSamples, contentDir: string, report: CheckReport) {
  if (!isNote) return new Map<string, SampleResult>();
  const { results, damaged } = readResults(contentDir, note);
  report.problems.push(...damageProblems(damaged, file.slice(0, -note.length - 1), note));
  return results;
}

function knownOf(sample: Sample, known: Map<string, SampleResult>): { known?: SampleResult } {
  const found = known.get(sample.key);
  return found ? { known: found } : {};
}

/** Queues a sample, unless it is not checked at all or not on this machine. */
function enqueue(job: Job, jobs: Job[], { report, workshop }: { report: CheckReport; workshop: Workshop }): void {
  const { sample } = job;
  if (sample.word === 'unchecked') {
    report.checked.push({ sample, outcome: 'unchecked' });
    return;
  }
  const tools = missingTools(sample, workshop);
  if (tools.length === 0) {
    jobs.push(job);
    return;
  }
  report.checked.push({ sample, outcome: 'skipped' });
  const same = report.skipped.find(
    ({ language, tools: lacking }) => language === sample.language && String(lacking) === String(tools),
  );
  if (same) same.count++;
  else report.skipped.push({ language: sample.language, count: 1, tools, hint: installHint(tools) });
}

/** True for new and changed samples, those selected by line, and a random part of the others. */
function isDue({ sample, known }: Job, { all, seed, filters, contentDir }: CheckOptions, workshop: Workshop): boolean {
  if (all || !known || known.toolHash !== toolHashOf(sample, workshop)) return true;
  if (sample.settings.trace && readRecording(contentDir, sample.key) === undefined) return true;
  if (filters.some(({ line }) => line !== undefined)) return true;
  return Number.parseInt(shortHash([seed, sample.key]).slice(0, 8), 16) % RECHECK_ONE_IN === 0;
}

function record({ note, sample, known }: Job, { verdict, seconds }: Judged, report: CheckReport): void {
  report.checked.push({ sample, outcome: verdict.ok ? 'ran' : 'failed', seconds });
  if (!verdict.ok) report.problems.push(toProblem({ note, sample }, verdict, known !== undefined));
}

function toProblem(
  { note, sample }: { note: NoteSamples; sample: Sample },
  verdict: Failed,
  wasGood: boolean,
): Problem {
  const { rule, message, place } = verdict;
  const again = wasGood ? words.wasGood : '';
  const fix = words.again(note.file, sample.line);
  const updatable = own(words.updatable, rule) ?? '';
  return { severity: 'error', rule, ...place, column: 1, message: `${message}${again}`, fix: `${fix}${updatable}` };
}

/** Keeps a new recording; one that is another than the kept one fails, unless outputs are to be updated. */
function keepRecording(
  { note, sample }: Job,
  verdict: Verdict,
  { contentDir, update: isUpdate }: CheckOptions,
): Verdict {
  if (!verdict.ok || verdict.recording === undefined || !note.isNote) return verdict;
  const kept = readRecording(contentDir, sample.key);
  if (kept === verdict.recording) return verdict;
  if (kept !== undefined && !isUpdate) {
    const { file, line } = sample;
    return { ok: false, rule: 'sample-trace', message: words.otherRecording, place: { file, line } };
  }
  writeRecording(contentDir, sample.key, verdict.recording);
  return verdict;
}

/** Stores the results: passed samples are added, failed ones removed, others left as they were. */
function saveResults(
  { contentDir, notes, filters }: CheckOptions,
  { wanted, fresh }: { wanted: NoteSamples[]; fresh: Map<Sample, Verdict> },
  workshop: Workshop,
): void {
  for (const note of wanted) {
    if (!note.isNote) continue;
    const { results: known } = readResults(contentDir, note.note);
    const results = note.samples.flatMap((sample) => {
      const verdict = fresh.get(sample);
      if (!verdict) return known.get(sample.key) ?? [];
      return verdict.ok ? [resultOf(sample, verdict.output, workshop)] : [];
    });
    writeResults(contentDir, note.note, results);
  }
  if (filters.length === 0) {
    const traced = notes.flatMap(({ samples }) => samples.filter(({ settings }) => settings.trace));
    removeOldRecordings(contentDir, new Set(traced.map(({ key }) => key)));
    removeOrphans(
      contentDir,
      notes.filter(({ isNote }) => isNote).map(({ note }) => note),
    );
  }
}

function resultOf(sample: Sample, output: string | undefined, workshop: Workshop): SampleResult {
  const { key, language, word } = sample;
  return {
    ...{ key, language, word },
    tool: toolLabel(sample, workshop),
    detail: driverOf(language).detail?.(sample) ?? '',
    toolHash: toolHashOf(sample, workshop),
    outputHash: output === undefined ? '' : shortHash(tidyOutput(output)).slice(0, 8),
  };
}

function update(due: Job[], verdicts: Verdict[]): number {
  const byNote = new Map<NoteSamples, Parameters<typeof updateOutputs>[1]>();
  let pictures = 0;
  due.forEach(({ note, sample }, index) => {
    const verdict = verdicts[index];
    if (!verdict || verdict.ok) return;
    for (const picture of verdict.drawn ?? []) keepPicture(picture);
    pictures += verdict.drawn?.length ?? 0;
    if (verdict.rule !== 'sample-output' || !sample.output) return;
    const list = byNote.get(note) ?? [];
    list.push({ output: sample.output, printed: verdict.output ?? '' });
    byNote.set(note, list);
  });
  return [...byNote].reduce((sum, [{ absolute }, corrections]) => sum + updateOutputs(absolute, corrections), pictures);
}
