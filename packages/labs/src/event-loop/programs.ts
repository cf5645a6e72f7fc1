/** Programs to start from, and statements to add. */
import type { Statement } from './types.ts';

export const PRESETS = ['order', 'await', 'starve', 'timers', 'events', 'unbind'] as const;
export type Preset = (typeof PRESETS)[number];

const log = (text: string): Statement => ({ do: 'log', text });
const timeout = (ms: number, ...body: Statement[]): Statement => ({ do: 'timeout', ms, body });
const microtask = (...body: Statement[]): Statement => ({ do: 'microtask', body });
const on = (event: string, handler: string, ...body: Statement[]): Statement => ({ do: 'on', event, handler, body });
const emit = (event: string): Statement => ({ do: 'emit', event });
const post = (event: string): Statement => ({ do: 'post', event });
const update: Statement = { do: 'update' };

/** The programs. */
export const PROGRAMS: Record<Preset, readonly Statement[]> = {
  order: [
    timeout(0, log('5 宏任务')),
    { do: 'promise', chain: [[log('3 微任务')], [log('4 后一个微任务')]] },
    log('1 同步'),
    microtask(log('3 又一个微任务')),
    log('2 同步结束'),
  ],
  await: [
    { do: 'async', parts: [[log('1 await 之前')], [log('3 第一个 await 之后')], [log('5 第二个 await 之后')]] },
    { do: 'promise', chain: [[log('4 then')], [log('6 then')]] },
    log('2 主程序'),
  ],
  starve: [
    timeout(0, log('宏任务要等所有微任务')),
    microtask(log('微 1'), microtask(log('微 2'), microtask(log('微 3')))),
  ],
  timers: [
    timeout(80, log('80 毫秒')),
    timeout(40, log('40 毫秒'), microtask(log('40 毫秒里的微任务'))),
    timeout(40, log('同时到期，后设的在后')),
    log('先跑完主程序'),
  ],
  events: [
    on('命中', '扣血', log('扣血'), post('死亡')),
    on('命中', '音效', log('播放音效')),
    on('死亡', '掉落', log('掉落物品')),
    emit('命中'),
    log('这一帧的其余逻辑'),
    update,
    log('帧末'),
  ],
  unbind: [
    on('通知', 'A', log('A 收到'), { do: 'off', event: '通知', handler: 'B' }),
    on('通知', 'B', log('B 收到')),
    on('通知', 'C', log('C 收到')),
    emit('通知'),
    log('第二次'),
    emit('通知'),
  ],
};

/** Kinds of statements that the reader may post, each with a label of its own. */
export const PIECES = ['log', 'timeout', 'microtask', 'promise', 'async', 'on', 'emit', 'post', 'update'] as const;
export type Piece = (typeof PIECES)[number];

/** The program with one more statement; what it prints is the next free letter. */
export function withPiece(program: readonly Statement[], piece: Piece): Statement[] {
  const text = JSON.stringify(program);
  const label = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !text.includes(`"${letter}`)) ?? 'Z';
  return [...program, newStatement(piece, label)];
}

/** A new statement; `label` is what it prints. */
function newStatement(piece: Piece, label: string): Statement {
  const pieces: Record<Piece, () => Statement> = {
    log: () => log(label),
    timeout: () => timeout(0, log(label)),
    microtask: () => microtask(log(label)),
    promise: () => ({ do: 'promise', chain: [[log(`${label}1`)], [log(`${label}2`)]] }),
    async: () => ({ do: 'async', parts: [[log(`${label}1`)], [log(`${label}2`)]] }),
    on: () => on('e', label, log(label)),
    emit: () => emit('e'),
    post: () => post('e'),
    update: () => ({ do: 'update' }),
  };
  return pieces[piece]();
}
