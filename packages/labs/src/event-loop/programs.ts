/** Programs to start from, and statements to add. */
import type { Statement } from './types.ts';
import { words } from './words/lab.ts';

export const PRESETS = ['order', 'await', 'starve', 'timers', 'events', 'unbind'] as const;
export type Preset = (typeof PRESETS)[number];

const log = (text: string): Statement => ({ do: 'log', text });
const timeout = (ms: number, ...body: Statement[]): Statement => ({ do: 'timeout', ms, body });
const microtask = (...body: Statement[]): Statement => ({ do: 'microtask', body });
const on = (event: string, handler: string, ...body: Statement[]): Statement => ({ do: 'on', event, handler, body });
const emit = (event: string): Statement => ({ do: 'emit', event });
const post = (event: string): Statement => ({ do: 'post', event });
const update: Statement = { do: 'update' };

/** The programs; made when they are asked for, since what they print is words. */
export const PROGRAMS: Readonly<Record<Preset, readonly Statement[]>> = {
  get order(): Statement[] {
    const { sync, syncEnd, microtask: first, another, later, macrotask } = words.order;
    return [
      timeout(0, log(macrotask)),
      { do: 'promise', chain: [[log(first)], [log(later)]] },
      log(sync),
      microtask(log(another)),
      log(syncEnd),
    ];
  },
  get await(): Statement[] {
    const { before, main, first, second } = words.awaiting;
    return [
      { do: 'async', parts: [[log(before)], [log(first)], [log(second)]] },
      { do: 'promise', chain: [[log('4 then')], [log('6 then')]] },
      log(main),
    ];
  },
  get starve(): Statement[] {
    const { macrotask, microtask: named } = words.starving;
    return [timeout(0, log(macrotask)), microtask(log(named(1)), microtask(log(named(2)), microtask(log(named(3)))))];
  },
  get timers(): Statement[] {
    const { main, short, within, tied, long } = words.timers;
    return [timeout(80, log(long)), timeout(40, log(short), microtask(log(within))), timeout(40, log(tied)), log(main)];
  },
  get events(): Statement[] {
    const { hit, death, ...game } = words.game;
    return [
      on(hit, game.damage, log(game.loseHealth), post(death)),
      on(hit, game.sound, log(game.playSound)),
      on(death, game.loot, log(game.dropLoot)),
      emit(hit),
      log(game.rest),
      update,
      log(game.frameEnd),
    ];
  },
  get unbind(): Statement[] {
    const [event, got] = [words.notice, words.received];
    return [
      on(event, 'A', log(got('A')), { do: 'off', event, handler: 'B' }),
      on(event, 'B', log(got('B'))),
      on(event, 'C', log(got('C'))),
      emit(event),
      log(words.secondTime),
      emit(event),
    ];
  },
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
