import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { lineOf, machineSource } from './machine.ts';
import { type GameAction, type GameOptions, type GameState, gameModel, hintOf, lastOf, sceneOf } from './model.ts';
import type { Phase } from './moment.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const action = ({ size, step }: GameState): fc.Arbitrary<GameAction> => {
  const cell = whole(0, size ** 2 - 1);
  return fc.oneof(
    fc.record({ kind: fc.constant('go' as const), step: whole(-2, step + 9) }),
    fc.record({ kind: fc.constant('swap' as const), from: whole(-2, 70), to: whole(-2, 70) }),
    cell.map((from): GameAction => ({ kind: 'swap', from, to: from + 1 })),
    cell.map((from): GameAction => ({ kind: 'swap', from, to: from - size })),
    fc.record({ kind: fc.constant('open' as const), size: whole(4, 9), colors: whole(3, 7), seed: whole(0, 10_000) }),
    fc.record({ kind: fc.constant('auto' as const), isOn: fc.boolean() }),
    fc.constantFrom<GameAction>({ kind: 'tick' }, { kind: 'program' }, { kind: 'hint' }),
  );
};

it.each(['day1', 'day3', 'dead'] as const)('%s holds what every model holds', (name) => {
  const options: GameOptions = PRESETS[name];
  checkModel(gameModel, { options: [options], action, most: 6 });
});

const phasesOf = (start: GameState): Phase[] =>
  Array.from({ length: lastOf(start) + 1 }, (_, step) => sceneOf({ ...start, step }).phase);
const sayings = (start: GameState): string[] =>
  Array.from({ length: lastOf(start) + 1 }, (_, step) => gameModel.describe({ ...start, step }));

describe('the turn of Day3', () => {
  const start = gameModel.start(PRESETS.day3);

  it('goes through the phases of the printed events', () => {
    const round = ['match', 'clear', 'fall', 'refill'];
    expect(phasesOf(start)).toEqual(['idle', 'swap', ...round, ...round, 'rest']);
    expect(sayings(start).join('')).toContain('10 × 3 × 2 = 60分');
    expect(sayings(start).at(-1)).toContain('2轮共得90分');
  });

  it('is one history of what was pressed: a swap in the middle of it is refused', () => {
    const begun = gameModel.reduce(start, { kind: 'program' });
    expect(begun).toMatchObject({ step: 1, isRunning: true });
    expect(gameModel.reduce(begun, { kind: 'swap', from: 0, to: 1 })).toBe(begun);
    expect(gameModel.reduce(begun, { kind: 'program' })).toBe(begun);
  });

  it('runs to its end and stays there, and the next swap begins from the board it left', () => {
    let state = gameModel.reduce(start, { kind: 'program' });
    for (let i = 0; i < 30; i++) state = gameModel.reduce(state, { kind: 'tick' });
    expect(state).toMatchObject({ step: lastOf(state), isRunning: false });
    const { cells } = sceneOf(state);
    const next = gameModel.reduce(state, { kind: 'program' });
    expect(next).toMatchObject({ cells, score: 90, step: 1 });
  });
});

it.each(PRESET_NAMES)('%s shows what its name says', (name) => {
  const start = gameModel.start(PRESETS[name]);
  const said = sayings(start).join('');
  const words = {
    day1: '第1轮',
    day3: '第2轮',
    corner: 'L形5格',
    tee: 'T形5格',
    chain: '第12轮',
    dead: '一步也走不了',
  };
  expect(said).toContain(words[name]);
});

it('a swap that makes nothing goes back, costs nothing and changes nothing', () => {
  const start = gameModel.start(PRESETS.day1);
  const tried = gameModel.reduce(start, { kind: 'swap', from: 0, to: 1 });
  expect(phasesOf(tried)).toEqual(['idle', 'swap', 'back']);
  const end = { ...tried, step: 2 };
  expect(sceneOf(end)).toMatchObject({ cells: start.cells, score: 0 });
  expect(gameModel.describe(end)).toContain('换回');
});

it('the hint is a move that makes a match, and none is given in the middle of a turn', () => {
  const start = gameModel.start(PRESETS.day1);
  const hinted = gameModel.reduce(start, { kind: 'hint' });
  const [from = 0, to = 0] = hintOf(hinted) ?? [];
  expect(gameModel.describe(hinted)).toContain('提示');
  expect(phasesOf(gameModel.reduce(hinted, { kind: 'swap', from, to }))).toContain('match');
  expect(hintOf({ ...start, step: 2 })).toBeUndefined();
});

it('the guess about the points says the rule’s number', () => {
  const start = gameModel.start(PRESETS.day3);
  const asked = gameModel.guess?.({ ...start, step: 6 });
  expect(asked?.choices[asked.right]).toBe('60分');
});

describe('the machine', () => {
  const notes = '../../../../content/游戏引擎/02-Cocos2D/02-消除游戏/程序/03-下落/session.lua';

  it('is the notes’ own', () => {
    expect(readFileSync(new URL(notes, import.meta.url), 'utf8')).toContain(machineSource());
  });

  it('has a line for every phase but waiting', () => {
    const phases: Phase[] = ['swap', 'back', 'match', 'clear', 'fall', 'refill', 'rest', 'shuffle'];
    expect(phases.map(lineOf)).toEqual([3, 6, 12, 13, 20, 21, 24, 25]);
    expect(lineOf('idle')).toBeUndefined();
  });
});
