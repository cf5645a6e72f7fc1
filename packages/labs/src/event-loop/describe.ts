/** The loop in words. */
import { MOST_STEPS } from './model.ts';
import type { Piece, Preset } from './programs.ts';
import type { Machine } from './types.ts';

export const PRESET_NAMES: Record<Preset, string> = {
  order: '宏任务与微任务',
  await: 'async 函数与 then 交替',
  starve: '微任务里再排微任务',
  timers: '定时器的次序',
  events: '立即派发与延迟事件',
  unbind: '广播途中解绑',
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

/** Panels of the drawing, from top to bottom, with what they hold now. */
export function panels(machine: Machine): { name: string; items: readonly string[] }[] {
  const handlers = Object.entries(machine.handlers).flatMap(([event, bound]) =>
    bound.map(({ name }) => `${event} → ${name}`),
  );
  return [
    { name: '调用栈', items: machine.stack.map(({ name }) => name) },
    { name: '微任务', items: machine.microtasks.map(({ name }) => name) },
    { name: '宏任务', items: machine.timers.map(({ name, due }) => `${name}（${due} ms 到期）`) },
    ...(machine.deferred.length || handlers.length
      ? [
          { name: '延迟事件', items: machine.deferred },
          { name: '已绑定', items: handlers },
        ]
      : []),
    { name: '已打印', items: machine.log },
  ];
}

/** What the drawing shows. */
export const figureLabel = (machine: Machine) =>
  panels(machine)
    .map(({ name, items }) => `${name} ${items.length} 项`)
    .join('，');

/** What the last step did, and what has been printed. */
export function resultText(machine: Machine, step: number, last: number): string {
  const isEnd = step >= last;
  const isCut = isEnd && last >= MOST_STEPS - 1;
  const end = isCut ? '；程序没有停下来的意思，到此为止' : isEnd ? '；全部执行完' : '';
  return `第 ${step} 步：${machine.did}；已打印：${machine.log.join(' → ') || '无'}${end}。`;
}
