import { expect, it } from 'vitest';
import { cardOf, isWrong } from './guess-card.ts';
import type { Round } from './guessing.ts';

const round: Round = {
  guess: { question: '下一个？', choices: ['1', '<b>9</b>'], right: 0, because: '数下去。' },
  ...{ of: 'AQ', after: 'Ag', chosen: 1 },
};
const model = {
  describe: (state: object) => `第 ${(state as { step: number }).step} 步。`,
  link: { read: (text: string) => (text === 'AQ' ? { step: 0 } : undefined), write: () => 'AQ' },
};
const slot = { key: 'count-2', caption: '数一数' };

it('asks what was asked, of what was to be seen, and leads back there', () => {
  expect(cardOf(round, model, slot)).toEqual({
    question: '数一数\n第 0 步。\n下一个？\n1. 1\n2. <b>9</b>',
    answer: '1. 1\n数下去。',
    place: '#lab=count-2.AQ',
  });
});

it('is never longer than a card may be', () => {
  const because = '因为'.repeat(5000);
  const { answer } = cardOf({ ...round, guess: { ...round.guess, because } }, model, slot);
  expect(answer).toHaveLength(2000);
  expect(answer).toMatch(/…$/);
});

it('is offered for a wrong answer alone', () => {
  const { chosen: _, ...open } = round;
  expect([round, { ...round, chosen: 0 }, open].map(isWrong)).toEqual([true, false, false]);
});
