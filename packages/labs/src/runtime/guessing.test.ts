import { expect, it } from 'vitest';
import { record, whole } from '../model/codec.ts';
import type { LabModel } from '../model/lab-model.ts';
import { linkFormat } from '../model/link-format.ts';
import { answer, askOf, type Guessing, NO_GUESSING, roundAt } from './guessing.ts';

interface State {
  step: number;
}

const model: LabModel<object, State, number> = {
  start: () => ({ step: 0 }),
  reduce: (_, step) => ({ step }),
  describe: ({ step }) => `${step}。`,
  question: () => '？',
  link: linkFormat(record<State>({ step: whole(0, 9) })),
  steps: { at: ({ step }) => step, last: () => 9, go: (step) => step },
  guess: ({ step }) =>
    step < 2 ? { question: '下一个？', choices: [`${step + 1}`, '9'], right: 0, because: '数下去。' } : undefined,
};
const ask = (step: number) => askOf(model as never, { step });
const text = (step: number) => model.link.write({ step });
const open: Guessing = { ...NO_GUESSING, isOn: true, round: ask(0) as never };

it('asks of the state before a step, and not where nothing can be guessed', () => {
  expect(ask(0)).toMatchObject({ guess: { choices: ['1', '9'] }, of: text(0), after: text(1) });
  expect(ask(2)).toBeUndefined();
});

it('is seen at its state alone while open, and after the step once answered', () => {
  expect([0, 1, 2].map((step) => Boolean(roundAt(open, text(step))))).toEqual([true, false, false]);
  expect([0, 1, 2].map((step) => Boolean(roundAt(answer(open, 1), text(step))))).toEqual([true, true, false]);
});

it('counts an answer once, and no answer that was not offered', () => {
  const right = answer(open, 0);
  expect(right).toMatchObject({ asked: 1, right: 1, round: { chosen: 0 } });
  expect(answer(right, 1)).toBe(right);
  expect(answer(open, 1)).toMatchObject({ asked: 1, right: 0 });
  expect(answer(open, 2)).toBe(open);
});
