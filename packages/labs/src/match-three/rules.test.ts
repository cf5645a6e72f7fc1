/** The rules beside the notes' own program: boards, groups, falls, chains, scores, and the generator's state after each turn. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oracle } from '../../../../tests/support/oracle.ts';
import { type Board, LETTERS } from './board.ts';
import type { Fallen, Spawned } from './fall.ts';
import { findGroups, findMove, reshuffle, type Swap } from './match.ts';
import { draw, type Random, seeded } from './random.ts';
import { type GameEvent, openGame, playTurn, type Rest } from './session.ts';

const NOTES = new URL('../../../../content/游戏引擎/02-Cocos2D/02-消除游戏/程序/', import.meta.url);
const MODULES = {
  random: '01-棋盘/random.lua',
  board: '01-棋盘/board.lua',
  match: '02-匹配/match.lua',
  fall: '03-下落/fall.lua',
  rules: '03-下落/rules.lua',
  session: '03-下落/session.lua',
};
const read = (path: string, base: string | URL = NOTES) => readFileSync(new URL(path, base), 'utf8');
const PROGRAM = [
  ...Object.entries(MODULES).map(([name, path]) => `package.preload["${name}"] = function()\n${read(path)}\nend`),
  read('fixtures/games.lua', import.meta.url),
].join('\n');
const ANSWERS = oracle('lua', PROGRAM, new URL('fixtures/games.txt', import.meta.url))
  .trimEnd()
  .split('\n');

/** The games that `fixtures/games.lua` plays: size, colours, seed. */
const GAMES = [
  [8, 6, 7],
  [5, 5, 25],
  [8, 4, 1],
  [8, 5, 1001],
  [6, 6, 2024],
  [5, 6, 3],
  [5, 6, 77],
  [7, 4, 9999],
] as const;
const DEAD = [
  ['RGBY', 'BYRG', 'RGBY', 'BYRG'],
  ['RGBY', 'YRGB', 'BYRG', 'GBYR'],
  ['RGB', 'BYP', 'OPO'],
];

const listed = (size: number, cells: readonly number[]) =>
  cells.map((cell) => `${Math.floor(cell / size) + 1},${(cell % size) + 1}`).join(' ');
const falls = (list: readonly (Fallen | Spawned)[]) =>
  list
    .map((piece) => `${piece.col + 1}:${piece.from + 1}-${piece.to + 1}${'color' in piece ? `=${piece.color}` : ''}`)
    .join(' ');

function told(size: number, event: GameEvent): string {
  switch (event.type) {
    case 'swap':
    case 'swapBack':
      return listed(size, event.swap);
    case 'clear':
      return `${event.chain} ${event.score} ${listed(size, event.cells)}`;
    case 'fall':
      return `${falls(event.moves)} | ${falls(event.spawns)}`;
    case 'shuffle':
      return '';
  }
}

const moveOf = (rest: Rest): Swap => findMove(rest) ?? [0, 0];

/** A turn as the program prints it, and the game after it. */
function turn(before: Rest, swap: Swap, rule?: typeof onlyRed): { lines: string[]; rest: Rest } {
  const { events, rest } = playTurn(before, swap, rule);
  const lines = events.map((event) => `${event.type} ${told(rest.size, event)}`);
  return { lines: [...lines, `${rest.score} ${rest.random} ${rest.cells.join('')}`], rest };
}

function game(size: number, colors: number, seed: number): string[] {
  let rest = openGame(size, colors, seed);
  const lines = [`game ${size} ${colors} ${seed} ${rest.random} ${rest.cells.join('')}`];
  const picks = seeded(seed + 1);
  const play = (swap: Swap) => {
    const played = turn(rest, swap);
    lines.push(...played.lines);
    rest = played.rest;
  };
  for (let i = 0; i < 12; i++) {
    play(moveOf(rest));
    const row = draw(picks, size) - 1;
    const cell = row * size + draw(picks, size - 1) - 1;
    play([cell, cell + 1]);
  }
  return lines;
}

function onlyRed({ size, cells }: Board): Spawned[] {
  const spawns: Spawned[] = [];
  for (let col = 0; col < size; col++) {
    let from = size;
    for (let to = 0; to < size; to++) {
      if (cells[to * size + col] !== 0) continue;
      cells[to * size + col] = 1;
      spawns.push({ col, from: from++, to, color: 1 });
    }
  }
  return spawns;
}

function endless(): string[] {
  const rest = openGame(8, 6, 1);
  return ['endless', ...turn(rest, moveOf(rest), onlyRed).lines];
}

function groupsOf(seed: number): string[] {
  const random = seeded(seed);
  const board = { size: 6, cells: Array.from({ length: 36 }, () => draw(random, 3) - 1) };
  const lines = findGroups(board).map(
    ({ shape, isAcross, cells }) => `${shape} ${shape === 'line' ? isAcross : '-'} ${listed(6, cells)}`,
  );
  return [`board ${board.cells.join('')}`, ...lines];
}

function dead(lines: readonly string[], seed: number): string[] {
  const cells = lines.toReversed().flatMap((line) => [...line].map((letter) => LETTERS.indexOf(letter) + 1));
  const board = { size: lines.length, cells };
  const random: Random = seeded(seed);
  const before = `dead ${lines.length} ${cells.join('')} ${findMove(board) ?? 'nil'}`;
  const isDone = reshuffle(board, random, 100) !== undefined;
  return [before, `${isDone} ${random.state} ${board.cells.join('')}`];
}

it('plays what the notes’ program plays, number for number', () => {
  const ours = [
    ...GAMES.flatMap(([size, colors, seed]) => game(size, colors, seed)),
    ...endless(),
    ...Array.from({ length: 60 }, (_, i) => groupsOf(i + 1)).flat(),
    ...DEAD.flatMap((lines, i) => dead(lines, i + 1)),
  ];
  expect(ours).toEqual(ANSWERS);
});

it('asks about every kind of event, group and end', () => {
  const all = ANSWERS.join('\n');
  for (const word of [
    'swapBack',
    'clear 3',
    'shuffle',
    'line true',
    'line false',
    'L -',
    'T -',
    'cross -',
    'compound -',
  ])
    expect(all).toContain(word);
  expect(all).toMatch(/^clear 50 /m);
  expect(all).toMatch(/^true .*\n(?:.*\n)*false /m);
});
