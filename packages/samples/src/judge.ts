/** Checks one sample by its check word: must it compile, fail, run, print. */

import { listed } from 'study-notes/words/phrases';
import { compareOutput } from './compare-output.ts';
import type { Ran, Stopped } from './isolation/run-limited.ts';
import type { Build, Driver } from './languages/driver.ts';
import { locateMessage } from './locate.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { type SamplePlace, textOf, type Word } from './sample.ts';
import type { SampleRunner } from './sample-runner.ts';
import type { Failed, Passed, Verdict } from './verdict.ts';
import { words } from './words/checker.ts';

type Check = (runner: SampleRunner, driver: Driver) => Promise<Verdict>;

const CHECKS: Record<Exclude<Word, 'unchecked'>, Check> = {
  syntax: async (runner, driver) => mustSucceed(runner, await driver.parse(runner), words.syntaxFailed),
  compile: async (runner, driver) => mustSucceed(runner, await compile(runner, driver), words.compilingFailed),
  'compile=fail': async (runner, driver) => mustNotCompile(runner, await compile(runner, driver)),
  snippet: checkSnippet,
  run: checkRun,
  'run=fail': checkRunFail,
};

/** The verdict on a sample whose word is not `unchecked`. */
export async function judge(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  const { word } = runner.sample;
  if (word === 'unchecked') throw new Error('nothing to judge');
  if (!driver.words.includes(word)) {
    return failed(runner, {
      rule: 'sample-words',
      message: words.wordNotForLanguage(runner.sample.language, word, listed(driver.words)),
    });
  }
  const refused = driver.refuses?.(runner.sample);
  if (refused) return failed(runner, { rule: 'sample-words', message: refused });
  if (runner.sample.settings.trace && !(word === 'run' && driver.record)) {
    return failed(runner, { rule: 'sample-trace', message: words.traceOnly });
  }
  const verdict = await CHECKS[word](runner, driver);
  return verdict.ok && runner.sample.settings.trace ? record(runner, driver, verdict) : verdict;
}

/** Records the run of a sample that has passed. */
async function record(runner: SampleRunner, driver: Driver, passed: Passed): Promise<Verdict> {
  const recorded = await driver.record?.(runner, passed.output);
  if (!recorded || 'refused' in recorded)
    return failed(runner, {
      rule: 'sample-trace',
      message: words.notRecorded(recorded?.refused ?? words.noRecording),
    });
  return { ...passed, recording: recorded.recording };
}

function compile(runner: SampleRunner, driver: Driver): Promise<Ran> {
  return (driver.compile ?? driver.parse)(runner);
}

async function checkSnippet(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  if (!driver.wrap) return mustSucceed(runner, await compile(runner, driver), words.compilingFailed);
  const { text, before } = driver.wrap(textOf(runner.main));
  runner.write(runner.main.name, text);
  runner.moveLines(runner.main.name, before);
  const verdict = mustSucceed(runner, await compile(runner, driver), words.compilingFailed);
  return verdict.ok ? checkSanitized(runner, driver, verdict) : verdict;
}

async function checkRun(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(runner, 'plain');
  if (built && built.code !== 0) return mustSucceed(runner, built, words.compilingFailed);
  const ran = await runProgram(runner, driver, 'plain');
  const verdict = mustSucceed(runner, ran, words.runningFailed);
  if (!verdict.ok) return verdict;
  const compared = checkOutput(runner, ran);
  if (!compared.ok) return compared;
  const drawn = checkPictures(runner);
  return drawn.ok ? checkSanitized(runner, driver, compared) : drawn;
}

/** Runs the same program with sanitizers: one that prints the right thing may still have undefined behaviour. */
async function checkSanitized(runner: SampleRunner, driver: Driver, passed: Verdict): Promise<Verdict> {
  if (!driver.isSanitized?.(runner.sample)) return passed;
  const built = await driver.build?.(runner, 'sanitized');
  if (built && built.code !== 0) return mustSucceed(runner, built, words.sanitizedFailed);
  const verdict = mustSucceed(runner, await runProgram(runner, driver, 'sanitized'), words.sanitizersFound);
  return verdict.ok ? passed : verdict;
}

async function checkRunFail(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(runner, 'plain');
  if (built && built.code !== 0) return mustSucceed(runner, built, words.mustCompile);
  const ran = await runProgram(runner, driver, 'plain');
  if (ran.stopped) return stopped(runner, ran, ran.stopped);
  if (ran.stray.length > 0) return outside(runner, ran);
  const { expect, output } = runner.sample;
  if (expect === undefined && !output) {
    return failed(runner, {
      rule: 'sample-words',
      message: words.noFailureSaid,
    });
  }
  if (ran.code === 0)
    return failed(runner, {
      rule: 'sample-run',
      message: words.didNotFail(exitReport(ran)),
    });
  if (expect !== undefined && !`${ran.stdout}\n${ran.stderr}`.includes(expect)) {
    return failed(runner, { rule: 'sample-expect', message: words.failedOtherwise(expect, exitReport(ran)) });
  }
  return output ? checkEvidence(runner, ran, output.text) : { ok: true };
}

/** The `output` fence of a failing program is its stdout, or part of its error message. */
function checkEvidence(runner: SampleRunner, ran: Ran, evidence: string): Verdict {
  return ran.stderr.includes(evidence.trim()) ? { ok: true, output: evidence } : checkOutput(runner, ran);
}

function runProgram(runner: SampleRunner, driver: Driver, build: Build): Promise<Ran> {
  if (!driver.run) throw new Error(`${runner.sample.language} cannot run`);
  return driver.run(runner, build);
}

function checkOutput(runner: SampleRunner, ran: Ran): Verdict {
  const { output } = runner.sample;
  if (!output) return { ok: true };
  const difference = compareOutput(output.text, ran.stdout);
  if (!difference) return { ok: true, output: ran.stdout };
  const place = { file: output.file, line: output.line + difference.index };
  const message = words.otherOutput(difference.diff);
  return { ok: false, rule: 'sample-output', message, place, output: ran.stdout };
}

function mustSucceed(runner: SampleRunner, ran: Ran, what: string): Verdict {
  if (ran.stopped) return stopped(runner, ran, ran.stopped);
  if (ran.stray.length > 0) return outside(runner, ran);
  if (ran.code === 0) return { ok: true };
  const text = `${ran.stderr}\n${ran.stdout}`;
  return { ok: false, rule: 'sample-failed', message: `${what}${exitReport(ran)}`, place: locateMessage(runner, text) };
}

function outside(runner: SampleRunner, { stray }: Ran): Failed {
  const message = words.strayFiles(listed(stray));
  return failed(runner, { rule: 'sample-outside', message });
}

function mustNotCompile(runner: SampleRunner, ran: Ran): Verdict {
  if (ran.stopped) return stopped(runner, ran, ran.stopped);
  const { expect } = runner.sample;
  if (ran.code === 0) return failed(runner, { rule: 'sample-compile', message: words.compiled });
  if (ran.code === null)
    return failed(runner, { rule: 'sample-compile', message: words.compilerFailed(exitReport(ran)) });
  const text = `${ran.stderr}\n${ran.stdout}`;
  if (expect === undefined || text.includes(expect)) return { ok: true };
  return {
    ok: false,
    rule: 'sample-expect',
    message: words.otherMessage(expect, exitReport(ran)),
    place: locateMessage(runner, text),
  };
}

function stopped(runner: SampleRunner, ran: Ran, why: Stopped): Failed {
  const detail = why === 'isolation' ? exitReport(ran) : '';
  return failed(runner, { rule: `sample-${why}`, message: `${words.stopped[why]}${detail}` });
}

function failed(
  runner: SampleRunner,
  { rule, message, place }: { rule: string; message: string; place?: SamplePlace },
): Failed {
  return { ok: false, rule, message, place: place ?? { file: runner.sample.file, line: runner.sample.line } };
}

/** Lines of a tool's message that are shown. */
const LINES = 16;

/** How the program ended, and its messages from the first error on. */
function exitReport(ran: Ran): string {
  const end = ran.signal ? words.bySignal(ran.signal) : ran.code ? words.byCode(ran.code) : '';
  const lines = `${ran.stderr.trimEnd()}\n${ran.stdout.trimEnd()}`.trim().split('\n');
  // Short messages in full: the cause of an error is often printed before it.
  const first = lines.length <= LINES ? 0 : lines.findIndex((line) => /error/i.test(line));
  const start = Math.max(0, first);
  const shown = lines.slice(start, start + LINES);
  return shown.join('') === '' ? words.end(end) : words.endWith(end, shown.join('\n'));
}
