/** Runs in words. */
import { type End, type EndKind, type Exploration, endOf } from './explore.ts';
import { instructionOf, statusOf } from './model.ts';
import { PROGRAMS, type ProgramName } from './programs.ts';
import { planOf, shownRun, type ThreadState } from './state.ts';
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

export const QUESTIONS: Record<ProgramName, string> = {
  race: '两个线程各加一次，怎样走，结果却只有1？点一个线程，它就走一步。',
  mutex: '一个线程拿着锁时，另一个走得动吗？点线程，试着让结果只有1。',
  atomic: '换成原子加法，还走得出只有1的结果吗？点一个线程，它就走一步。',
  deadlock: '怎样走，两个线程会谁也走不动？点一个线程，它就走一步。',
  ordered: '两边先锁同一把，还走得到死锁吗？点一个线程，它就走一步。',
  condition: '让消费者先走：它睡下时，锁在谁手里？点一个线程，它就走一步。',
  'lost-wakeup': '怎样走，等待者会永远睡下去？点一个线程，它就走一步。',
  singleton: '哪一次访问是数据竞争？点一个线程，它就走一步。',
  philosophers: '怎样走，三个人各拿一把叉子，谁也吃不上？点一个人，他就走一步。',
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

/** The same, short enough for the head of its column. */
export function shortStatus(program: Program, run: Run, thread: number): string {
  const status = statusOf(program, run, thread);
  if (status.kind === 'blocked') return `等 ${status.mutex}（${program.threads[status.owner]?.name}拿着）`;
  return statusText(program, run, thread);
}

export const nameOf = (program: Program, thread: number) => `线程${program.threads[thread]?.name ?? ''}`;

/** What the drawing shows. */
export const figureLabel = ({ program, step }: ThreadState) => `${TITLES[program]}：前 ${step} 步由哪个线程执行`;

/** What a thread's next step does to a run. */
export function stepText(program: Program, run: Run, thread: number): string {
  const name = nameOf(program, thread);
  const does = instructionOf(program, run, thread);
  switch (does?.op) {
    case undefined:
      return '';
    case 'load':
      return `${name}读 ${does.from}，得 ${run.variables[does.from] ?? 0}`;
    case 'store': {
      const { local, plus } = does.value;
      return `${name}往 ${does.to} 写 ${(local ? (run.threads[thread]?.locals[local] ?? 0) : 0) + plus}`;
    }
    case 'add':
      return `${name}给 ${does.to} 原子地加 ${does.by}`;
    case 'lock':
      return `${name}锁上 ${does.mutex}`;
    case 'unlock':
      return `${name}放开 ${does.mutex}`;
    case 'wait':
      return `${name}放开 ${does.mutex}，睡在 ${does.condition} 上`;
    case 'notify_one':
    case 'notify_all':
      return `${name}通知 ${does.condition}，${wakes(program, run, does)}`;
    case 'unless': {
      const value = run.variables[does.variable] ?? 0;
      return `${name}看 ${does.variable}，是 ${value}，${value === does.equals ? '进入' : '跳过'}这一段`;
    }
  }
}

function wakes(program: Program, run: Run, { op, condition }: { op: string; condition: string }): string {
  const queue = run.sleepers[condition] ?? [];
  if (queue.length === 0) return '没有人在睡，这次通知就丢了';
  return `叫醒${(op === 'notify_all' ? queue : queue.slice(0, 1)).map((each) => nameOf(program, each)).join('、')}`;
}

/** Where the run stands. */
export function describe(state: ThreadState): string {
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
    [`第 ${state.step} 步`, ...lastStep(state), ...(end ? [END_NAMES[end]] : [])].join('，'),
    ...(shared ? [shared] : []),
    ...held,
    ...queues,
    ...(end === 'done' ? [] : threads),
    ...races,
  ]
    .join('；')
    .concat('。');
}

/** What the last step did, where there was one. */
function lastStep(state: ThreadState): string[] {
  const { order, runs } = planOf(state);
  const [thread, before] = [order[state.step - 1], runs[state.step - 1]];
  return thread === undefined || !before ? [] : [stepText(PROGRAMS[state.program], before, thread)];
}

/** One way to end. */
export const endText = ({ kind, variables, count }: End): string =>
  `${[END_NAMES[kind], variablesText(variables)].filter(Boolean).join('，')}：${count} 种`;

/** All interleavings in a sentence. */
export function explorationText({ total, races }: Exploration): string {
  const danger = races.length ? `对 ${races.join('、')} 有数据竞争，C++ 里整个程序是未定义行为` : '没有数据竞争';
  return `这个程序共有 ${total} 种交错；${danger}。`;
}
