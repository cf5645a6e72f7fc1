/** After a clearing: each column closes up, then new pieces come from above. */
import { type Board, EMPTY, exchange } from './board.ts';
import { draw, type Random } from './random.ts';

/** A piece that came from another row of its column; rows from the board's height on lie above it. */
export interface Fallen {
  col: number;
  from: number;
  to: number;
}

/** A new piece. */
export interface Spawned extends Fallen {
  color: number;
}

export function compress(board: Board): Fallen[] {
  const { size, cells } = board;
  const moves: Fallen[] = [];
  for (let col = 0; col < size; col++) {
    let write = 0;
    for (let read = 0; read < size; read++) {
      if (cells[read * size + col] === EMPTY) continue;
      if (read !== write) {
        exchange(board, read * size + col, write * size + col);
        moves.push({ col, from: read, to: write });
      }
      write++;
    }
  }
  return moves;
}

/** Fills what is empty by colours at random, column by column from below; runs may come of it. */
export function refill({ size, cells }: Board, random: Random, colors: number): Spawned[] {
  const spawns: Spawned[] = [];
  for (let col = 0; col < size; col++) {
    let from = size;
    for (let to = 0; to < size; to++) {
      if (cells[to * size + col] !== EMPTY) continue;
      const color = draw(random, colors);
      cells[to * size + col] = color;
      spawns.push({ col, from: from++, to, color });
    }
  }
  return spawns;
}
