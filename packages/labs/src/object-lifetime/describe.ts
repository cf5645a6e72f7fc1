/** The program's run in words. */

import { PROGRAMS, type ProgramName } from './programs.ts';
import type { LiveObject, Step } from './steps.ts';

const STATES: Record<LiveObject['state'], string> = {
  alive: '存活',
  moved: '已被移走',
  dead: '已析构',
  leaked: '泄漏',
};

/** What the step did, and where. */
export function stepText(steps: readonly Step[], step: number): string {
  const { kind, line, text } = steps[step] as Step;
  if (kind !== 'start') return `第 ${step} 步（第 ${line + 1} 行）：${text}。`;
  return `${text}。T 是一个会报告自己构造、移动与析构的类型；按“下一步”逐步执行。`;
}

/** Who is alive after a step. */
export function aliveText(steps: readonly Step[], step: number): string {
  if (step === 0) return '';
  const names = namesOfAlive(steps, step);
  return names.length === 0 ? '此刻没有存活的对象。' : `此刻存活：${names.join('、')}。`;
}

const namesOfAlive = (steps: readonly Step[], step: number) =>
  (steps[step]?.objects ?? []).filter(({ state }) => state === 'alive').map(({ name }) => name);

/** Name of the timeline. */
export function timelineLabel(program: ProgramName, steps: readonly Step[], step: number): string {
  return `${PROGRAMS[program].title}的时间线，第 ${step} 步，存活：${namesOfAlive(steps, step).join('、') || '没有'}`;
}

/** An object now, cell by cell: name, place, state, value, owners, watchers. */
export function cellsOf(object: LiveObject): string[] {
  const { name, place, state, value, owners, watchers } = object;
  const isHeap = place === '堆' && state !== 'dead';
  return [
    name,
    place,
    STATES[state],
    value || '（空）',
    isHeap && owners.length > 0 ? `${owners.length}（${owners.join('、')}）` : '—',
    watchers.length > 0 ? watchers.join('、') : '—',
  ];
}

export const COLUMNS = ['对象', '位置', '状态', '值', '引用计数', '弱引用'];
