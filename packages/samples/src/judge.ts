/** Checks one sample by its word: what must compile, fail, run, print. */
import type { Bench } from './bench.ts';
import { compareOutput } from './compare-output.ts';
import type { Ran, Stopped } from './isolation/run-limited.ts';
import type { Build, Driver } from './languages/driver.ts';
import { locateMessage } from './locate.ts';
import { type SamplePlace, textOf, type Word } from './sample.ts';
import type { Failed, Verdict } from './verdict.ts';

type Check = (bench: Bench, driver: Driver) => Promise<Verdict>;

const CHECKS: Record<Exclude<Word, 'unchecked'>, Check> = {
  syntax: async (bench, driver) => mustSucceed(bench, await driver.parse(bench), '语法检查没有通过'),
  compile: async (bench, driver) => mustSucceed(bench, await compile(bench, driver), '编译失败'),
  'compile=fail': async (bench, driver) => mustNotCompile(bench, await compile(bench, driver)),
  snippet: checkSnippet,
  run: checkRun,
  'run=fail': checkRunFail,
};

/** The verdict on a sample that has a word other than `unchecked`. */
export async function judge(bench: Bench, driver: Driver): Promise<Verdict> {
  const { word } = bench.sample;
  if (word === 'unchecked') throw new Error('nothing to judge');
  if (!driver.words.includes(word)) {
    return failed(
      bench,
      'sample-words',
      `${bench.sample.language} 的代码块不能写 ${word}，可以写：${driver.words.join('、')}。`,
    );
  }
  const refused = driver.refuses?.(bench.sample);
  if (refused) return failed(bench, 'sample-words', refused);
  return CHECKS[word](bench, driver);
}

function compile(bench: Bench, driver: Driver): Promise<Ran> {
  return (driver.compile ?? driver.parse)(bench);
}

async function checkSnippet(bench: Bench, driver: Driver): Promise<Verdict> {
  if (!driver.wrap) return mustSucceed(bench, await compile(bench, driver), '编译失败');
  const { text, before } = driver.wrap(textOf(bench.main));
  bench.write(bench.main.name, text);
  bench.moveLines(bench.main.name, before);
  const verdict = mustSucceed(bench, await compile(bench, driver), '编译失败');
  return verdict.ok ? checkSanitized(bench, driver, verdict) : verdict;
}

async function checkRun(bench: Bench, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(bench, 'plain');
  if (built && built.code !== 0) return mustSucceed(bench, built, '编译失败');
  const ran = await runProgram(bench, driver, 'plain');
  const verdict = mustSucceed(bench, ran, '运行失败');
  if (!verdict.ok) return verdict;
  const compared = checkOutput(bench, ran);
  return compared.ok ? checkSanitized(bench, driver, compared) : compared;
}

/** The same program with sanitizers: a page that prints the right thing may still teach undefined behaviour. */
async function checkSanitized(bench: Bench, driver: Driver, passed: Verdict): Promise<Verdict> {
  if (!driver.isSanitized?.(bench.sample)) return passed;
  const built = await driver.build?.(bench, 'sanitized');
  if (built && built.code !== 0) return mustSucceed(bench, built, '加上 ASan 与 UBSan 之后编译失败');
  const verdict = mustSucceed(bench, await runProgram(bench, driver, 'sanitized'), 'ASan 或 UBSan 发现了问题');
  return verdict.ok ? passed : verdict;
}

async function checkRunFail(bench: Bench, driver: Driver): Promise<Verdict> {
  const built = await driver.build?.(bench, 'plain');
  if (built && built.code !== 0) return mustSucceed(bench, built, 'run=fail 的代码必须能编译，编译却失败了');
  const ran = await runProgram(bench, driver, 'plain');
  if (ran.stopped) return stopped(bench, ran, ran.stopped);
  if (ran.stray.length > 0) return outside(bench, ran);
  const { expect, output } = bench.sample;
  if (expect === undefined && !output) {
    return failed(
      bench,
      'sample-words',
      'run=fail 没有说程序会怎样失败：写 expect="…"，或在后面接一个 ```output 代码块。',
    );
  }
  if (ran.code === 0) return failed(bench, 'sample-run', `说好会失败（run=fail），程序却正常结束了${told(ran)}`);
  if (expect !== undefined && !`${ran.stdout}\n${ran.stderr}`.includes(expect)) {
    return failed(bench, 'sample-expect', `程序失败了，但没有打印“${expect}”${told(ran)}`);
  }
  return output ? checkEvidence(bench, ran, output.text) : { ok: true };
}

/** The `output` fence of a failing program: what it printed on stdout, or a part of its message. */
function checkEvidence(bench: Bench, ran: Ran, evidence: string): Verdict {
  return ran.stderr.includes(evidence.trim()) ? { ok: true, output: evidence } : checkOutput(bench, ran);
}

function runProgram(bench: Bench, driver: Driver, build: Build): Promise<Ran> {
  if (!driver.run) throw new Error(`${bench.sample.language} cannot run`);
  return driver.run(bench, build);
}

function checkOutput(bench: Bench, ran: Ran): Verdict {
  const { output } = bench.sample;
  if (!output) return { ok: true };
  const difference = compareOutput(output.text, ran.stdout);
  if (!difference) return { ok: true, output: ran.stdout };
  const place = { file: output.file, line: output.line + difference.index };
  const message = `输出与笔记里写的不同（- 是笔记，+ 是程序）：\n${difference.diff}`;
  return { ok: false, rule: 'sample-output', message, place, output: ran.stdout };
}

function mustSucceed(bench: Bench, ran: Ran, what: string): Verdict {
  if (ran.stopped) return stopped(bench, ran, ran.stopped);
  if (ran.stray.length > 0) return outside(bench, ran);
  if (ran.code === 0) return { ok: true };
  const text = `${ran.stderr}\n${ran.stdout}`;
  return { ok: false, rule: 'sample-failed', message: `${what}${told(ran)}`, place: locateMessage(bench, text) };
}

function outside(bench: Bench, { stray }: Ran): Failed {
  const message = `它写到了自己的文件夹之外：${stray.join('、')}。只写当前文件夹里的文件。`;
  return failed(bench, 'sample-outside', message);
}

function mustNotCompile(bench: Bench, ran: Ran): Verdict {
  if (ran.stopped) return stopped(bench, ran, ran.stopped);
  const { expect } = bench.sample;
  if (ran.code === 0) return failed(bench, 'sample-compile', '说好不能编译（compile=fail），却编译过了。');
  if (ran.code === null) return failed(bench, 'sample-compile', `编译器自己出错了${told(ran)}`);
  const text = `${ran.stderr}\n${ran.stdout}`;
  if (expect === undefined || text.includes(expect)) return { ok: true };
  return {
    ok: false,
    rule: 'sample-expect',
    message: `编译失败了，但消息里没有“${expect}”${told(ran)}`,
    place: locateMessage(bench, text),
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

function stopped(bench: Bench, ran: Ran, why: Stopped): Failed {
  const detail = why === 'isolation' ? told(ran) : '';
  return failed(bench, `sample-${why}`, `${STOPPED[why]}${detail}`);
}

function failed(bench: Bench, rule: string, message: string, place?: SamplePlace): Failed {
  return { ok: false, rule, message, place: place ?? { file: bench.sample.file, line: bench.sample.line } };
}

/** Longest message of a tool that is shown. */
const LINES = 16;

/** How it ended, and the part of what it said that begins with the error. */
function told(ran: Ran): string {
  const end = ran.signal ? `（信号 ${ran.signal}）` : ran.code ? `（退出码 ${ran.code}）` : '';
  const lines = `${ran.stderr.trimEnd()}\n${ran.stdout.trimEnd()}`.trim().split('\n');
  // Short messages whole: what leads to an error often stands before it.
  const first = lines.length <= LINES ? 0 : lines.findIndex((line) => /error/i.test(line));
  const start = Math.max(0, first);
  const shown = lines.slice(start, start + LINES);
  return shown.join('') === '' ? `${end}。` : `${end}：\n${shown.join('\n')}`;
}
