/** A turn's events as pictures: the board after each phase, and what the phase touched. */
import { copyOf, EMPTY, exchange } from './board.ts';
import { branchOf } from './branch.ts';
import { saysOf } from './describe.ts';
import type { Swap } from './match.ts';
import type { GameScene, Moment, Phase } from './moment.ts';
import { type GameEvent, playTurn, type Rest } from './session.ts';

/** The scenes of a swap from a board at rest. */
export function turnScenes(rest: Rest, swap: Swap): GameScene[] {
  const { events } = playTurn(rest, swap);
  const moments = momentsOf(rest, swap, events);
  return moments.map((moment, i) => {
    const before = moments[i - 1];
    return { ...moment, says: saysOf(moment, rest.score), branch: before && branchOf(before, moment) };
  });
}

const NOTHING = { gained: 0, groups: [], cleared: [], fallen: [], shuffle: undefined };

function momentsOf(rest: Rest, swap: Swap, events: readonly GameEvent[]): Moment[] {
  const { size } = rest;
  const board = copyOf(rest);
  let { score } = rest;
  let chain = 0;
  const moments: Moment[] = [];
  const add = (phase: Phase, what: Partial<Moment> = {}) =>
    moments.push({ ...NOTHING, phase, size, cells: [...board.cells], chain, score, swap, ...what });
  add('idle');
  for (const event of events) {
    switch (event.type) {
      case 'swap':
      case 'swapBack':
        exchange(board, ...swap);
        add(event.type === 'swap' ? 'swap' : 'back');
        break;
      case 'clear':
        chain = event.chain;
        add('match', { groups: event.groups });
        for (const cell of event.cells) board.cells[cell] = EMPTY;
        score += event.score;
        add('clear', { cleared: event.cells, gained: event.score });
        break;
      case 'fall':
        for (const { col, from, to } of event.moves) exchange(board, from * size + col, to * size + col);
        add('fall', { fallen: event.moves });
        for (const { col, to, color } of event.spawns) board.cells[to * size + col] = color;
        add('refill', { fallen: event.spawns });
        break;
      case 'shuffle':
        board.cells = [...event.cells];
        add('shuffle', { shuffle: event });
        break;
    }
  }
  if (moments.at(-1)?.phase === 'refill') add('rest');
  return moments;
}
