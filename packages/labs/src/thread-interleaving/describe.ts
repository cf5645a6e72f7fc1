/** Runs in words. */
import { type End, type EndKind, type Exploration, endOf } from './explore.ts';
import { statusOf } from './model.ts';
import { PROGRAMS, type ProgramName } from './programs.ts';
import { shownRun, type ThreadState } from './state.ts';
import type { Program, Run } from './types.ts';

export const TITLES: Record<ProgramName, string> = {
  race: '没有锁的计数',
  mutex: '用互斥量保护',
  atomic: '原子加法',
  deadlock: '两把锁，次序相反',
  ordered: '两把锁，次序相同',
  condition: '条件变量：带谓词等待',
  'lost-wakeup': '条件变量：丢失的唤醒',
  singleton: '双重检查的单例（错误版）',
  philosophers: '三位哲学家',
};

const END_NAMES: Record<EndKind, string> = { done: '全部结束', deadlock: '死锁', asleep: '有线程永远睡着' };

/** Shared variables with their values. */
export function variablesText(variables: Run['variables']): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name} = ${value}`)
    .join('，');
}

/** What a thread does now. */
export function statusText(program: Program, run: Run, thread: number): string {
  const status = statusOf(program, run, thread);
  if (status.kind === 'ready') return '可以走';
  if (status.kind === 'done') return '已结束';
  if (status.kind === 'asleep') return `睡在 ${status.condition} 上`;
  return `等 ${status.mutex}，它在${nameOf(program, status.owner)}手里`;
}

const nameOf = (program: Program, thread: number) => `线程${program.threads[thread]?.name ?? ''}`;

/** What the drawing shows. */
export const figureLabel = ({ program, shown }: ThreadState) => `${TITLES[program]}：前 ${shown} 步由哪个线程执行`;

/** Where the run stands. */
export function resultText(state: ThreadState): string {
  const program = PROGRAMS[state.program];
  const run = shownRun(state);
  const end = endOf(program, run);
  const shared = variablesText(run.variables);
  const held = Object.entries(run.owners).map(([mutex, owner]) => `${mutex} 由${nameOf(program, owner)}持有`);
  const queues = Object.entries(run.sleepers)
    .filter(([, queue]) => queue.length)
    .map(([name, queue]) => `${name} 的等待队列：${queue.map((thread) => nameOf(program, thread)).join('、')}`);
  const threads = program.threads.map((_, thread) => `${nameOf(program, thread)}${statusText(program, run, thread)}`);
  const races = run.races.map(
    ({ variable, threads: [a, b] }) =>
      `数据竞争：${nameOf(program, a)}与${nameOf(program, b)}访问 ${variable}，没有先后约束`,
  );
  return [
    `第 ${state.shown} 步${end ? `，${END_NAMES[end]}` : ''}`,
    ...(shared ? [shared] : []),
    ...held,
    ...queues,
    ...(end === 'done' ? [] : threads),
    ...races,
  ]
    .join('；')
    .concat('。');
}

/** One way to end. */
export const endText = ({ kind, variables, count }: End): string =>
  `${[END_NAMES[kind], variablesText(variables)].filter(Boolean).join('，')}：${count} 种`;

/** All interleavings in a sentence. */
export function explorationText({ total, races }: Exploration): string {
  const danger = races.length ? `对 ${races.join('、')} 有数据竞争，C++ 里整个程序是未定义行为` : '没有数据竞争';
  return `这个程序共有 ${total} 种交错；${danger}。`;
}
