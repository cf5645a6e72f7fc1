/** The loop in words. */
import type { Piece, Preset } from './programs.ts';
import { type LoopState, lastOf, machineOf, presetOf, type Source } from './state.ts';
import type { Machine } from './types.ts';

export const PRESET_NAMES: Record<Preset, string> = {
  order: '宏任务与微任务',
  await: 'async 函数与 then 交替',
  starve: '微任务里再排微任务',
  timers: '定时器的次序',
  events: '立即派发与延迟事件',
  unbind: '广播途中解绑',
};

const QUESTIONS: Record<Preset, string> = {
  order: '同步代码、微任务、宏任务，谁先打印？',
  await: 'await之后的代码与then怎样交替？',
  starve: '微任务里又排微任务，定时器要等到什么时候？',
  timers: '三个定时器按什么次序取出？',
  events: '立即触发与延迟派发，谁先执行？',
  unbind: 'A在广播途中解绑了B，C还收得到吗？',
};

export const PIECE_NAMES: Record<Piece, string> = {
  log: 'console.log',
  timeout: 'setTimeout 0',
  microtask: 'queueMicrotask',
  promise: 'Promise 链',
  async: 'async 函数',
  on: '绑定 e 的处理函数',
  emit: '立即触发 e',
  post: '延迟事件 e',
  update: '派发延迟事件',
};

export const SOURCE_NAMES: Record<Source, string> = {
  stack: '调用栈',
  microtasks: '微任务队列',
  timers: '宏任务队列',
};

/** What the reader is asked, and how he answers. */
export function question(state: LoopState): string {
  const preset = presetOf(state);
  return `${preset ? QUESTIONS[preset] : '你的程序会按什么次序打印？'}轮到哪一处，就点哪一处。`;
}

/** What the drawing shows. */
export const figureLabel = ({ stack, microtasks, timers, log }: Machine) =>
  `调用栈 ${stack.length} 项，微任务 ${microtasks.length} 项，宏任务 ${timers.length} 项，已打印 ${log.length} 项`;

/** What the last step did, what has been printed, and why a press was refused. */
export function describe(state: LoopState): string {
  const machine = machineOf(state);
  const end = state.step >= lastOf(state) ? '；全部执行完' : '';
  const refused = state.missed ? `${refusalText(machine, state.missed)}。` : '';
  return `第 ${state.step} 步：${machine.did}；已打印：${machine.log.join(' → ') || '无'}${end}。${refused}`;
}

/** Why it is not the turn of what was pressed. */
function refusalText({ stack, microtasks }: Machine, source: Source): string {
  const name = `还轮不到${SOURCE_NAMES[source]}`;
  const top = stack.at(-1);
  if (top) return `${name}：调用栈没有空，“${top.name}”还在执行`;
  if (source === 'stack') return '调用栈是空的，要从队列里取';
  if (microtasks.length > 0) return `${name}：微任务还有 ${microtasks.length} 项，要先清空`;
  return '微任务已经清空，该去别处取了';
}
