/** Checks one sample by its check word: must it compile, fail, run, print. */

import { compareOutput } from './compare-output.ts';
import type { Ran, Stopped } from './isolation/run-limited.ts';
import type { Build, Driver } from './languages/driver.ts';
import { locateMessage } from './locate.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { type SamplePlace, textOf, type Word } from './sample.ts';
import type { SampleRunner } from './sample-runner.ts';
import type { Failed, Passed, Verdict } from './verdict.ts';

type Check = (runner: SampleRunner, driver: Driver) => Promise<Verdict>;

const CHECKS: Record<Exclude<Word, 'unchecked'>, Check> = {
  syntax: async (runner, driver) => mustSucceed(runner, await driver.parse(runner), '语法检查没有通过'),
  compile: async (runner, driver) => mustSucceed(runner, await compile(runner, driver), '编译失败'),
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
      message: `${runner.sample.language} 的代码块不能写 ${word}，可以写：${driver.words.join('、')}。`,
    });
  }
  const refused = driver.refuses?.(runner.sample);
  if (refused) return failed(runner, { rule: 'sample-words', message: refused });
  if (runner.sample.settings.trace && !(word === 'run' && driver.record)) {
    return failed(runner, { rule: 'sample-trace', message: 'trace 只能和 run 一起写在 C++ 代码块上。' });
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
      message: `这一段录不下来：${recorded?.refused ?? '这种语言不能录'}。`,
    });
  return { ...passed, recording: recorded.recording };
}

function compile(runner: SampleRunner, driver: Driver): Promise<Ran> {
  return (driver.compile ?? driver.parse)(runner);
}

async function checkSnippet(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  if (!driver.wrap) return mustSucceed(runner, await compile(runner, driver), '编译失败');
  const { text, before } = driver.wrap(textOf(runner.main));
  runner.write(runner.main.name, text);
  runner.moveLines(runner.main.name, before);
  const verdict = mustSucceed(runner, await compile(runner, driver), '编译失败');
  return verdict.ok ? checkSanitized(runner, driver, verdict) : verdict;
}

async function checkRun(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(runner, 'plain');
  if (built && built.code !== 0) return mustSucceed(runner, built, '编译失败');
  const ran = await runProgram(runner, driver, 'plain');
  const verdict = mustSucceed(runner, ran, '运行失败');
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
  if (built && built.code !== 0) return mustSucceed(runner, built, '加上 ASan 与 UBSan 之后编译失败');
  const verdict = mustSucceed(runner, await runProgram(runner, driver, 'sanitized'), 'ASan 或 UBSan 发现了问题');
  return verdict.ok ? passed : verdict;
}

async function checkRunFail(runner: SampleRunner, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(runner, 'plain');
  if (built && built.code !== 0) return mustSucceed(runner, built, 'run=fail 的代码必须能编译，编译却失败了');
  const ran = await runProgram(runner, driver, 'plain');
  if (ran.stopped) return stopped(runner, ran, ran.stopped);
  if (ran.stray.length > 0) return outside(runner, ran);
  const { expect, output } = runner.sample;
  if (expect === undefined && !output) {
    return failed(runner, {
      rule: 'sample-words',
      message: 'run=fail 没有说程序会怎样失败：写 expect="…"，或在后面接一个 ```output 代码块。',
    });
  }
  if (ran.code === 0)
    return failed(runner, {
      rule: 'sample-run',
      message: `说好会失败（run=fail），程序却正常结束了${exitReport(ran)}`,
    });
  if (expect !== undefined && !`${ran.stdout}\n${ran.stderr}`.includes(expect)) {
    return failed(runner, { rule: 'sample-expect', message: `程序失败了，但没有打印“${expect}”${exitReport(ran)}` });
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
  const message = `输出与笔记里写的不同（- 是笔记，+ 是程序）：\n${difference.diff}`;
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
  const message = `它写到了自己的文件夹之外：${stray.join('、')}。只写当前文件夹里的文件。`;
  return failed(runner, { rule: 'sample-outside', message });
}

function mustNotCompile(runner: SampleRunner, ran: Ran): Verdict {
  if (ran.stopped) return stopped(runner, ran, ran.stopped);
  const { expect } = runner.sample;
  if (ran.code === 0)
    return failed(runner, { rule: 'sample-compile', message: '说好不能编译（compile=fail），却编译过了。' });
  if (ran.code === null)
    return failed(runner, { rule: 'sample-compile', message: `编译器自己出错了${exitReport(ran)}` });
  const text = `${ran.stderr}\n${ran.stdout}`;
  if (expect === undefined || text.includes(expect)) return { ok: true };
  return {
    ok: false,
    rule: 'sample-expect',
    message: `编译失败了，但消息里没有“${expect}”${exitReport(ran)}`,
    place: locateMessage(runner, text),
  };
}

const STOPPED: Record<Stopped, string> = {
  time: '超过时间还没有结束（程序限 10 秒）。是不是有死循环，或在等输入？',
  memory: '占用的内存超过上限（1 GiB）。',
  processes: '进程或线程太多（上限 256）。',
  output: '打印得太多（上限 64 KiB）。',
  disk: '写的文件加起来太大或太多（上限 512 MiB、两万个，/tmp 与 /dev/shm 里的也算）。写得小一些，用完就删。',
  isolation: '没能为它建立隔离的环境。',
};

function stopped(runner: SampleRunner, ran: Ran, why: Stopped): Failed {
  const detail = why === 'isolation' ? exitReport(ran) : '';
  return failed(runner, { rule: `sample-${why}`, message: `${STOPPED[why]}${detail}` });
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
  const end = ran.signal ? `（信号 ${ran.signal}）` : ran.code ? `（退出码 ${ran.code}）` : '';
  const lines = `${ran.stderr.trimEnd()}\n${ran.stdout.trimEnd()}`.trim().split('\n');
  // Short messages in full: the cause of an error is often printed before it.
  const first = lines.length <= LINES ? 0 : lines.findIndex((line) => /error/i.test(line));
  const start = Math.max(0, first);
  const shown = lines.slice(start, start + LINES);
  return shown.join('') === '' ? `${end}。` : `${end}：\n${shown.join('\n')}`;
}
