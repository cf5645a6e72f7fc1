import * as v from 'valibot';
import { attributes, choice, number, numbers, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { atEnd } from '../model/story.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Figure } from './Figure.tsx';
import { tableModel } from './model.ts';
import { inputOf, inputText, isInput } from './problems.ts';
import { PROBLEM_NAMES } from './types.ts';

const ended = atEnd(tableModel);

const PARTS = ['a', 'b', 'numbers', 'size'] as const;

/** Each part of the input is of another kind in each problem: it must suit its own. */
const options = v.pipe(
  attributes({
    problem: choice(PROBLEM_NAMES),
    a: text('', 8),
    b: text('', 8),
    numbers: numbers({ min: 1, max: 34, most: 20 }),
    size: number({ min: 0, max: 10, start: 0, whole: true }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { value: input } = dataset;
    for (const key of PARTS) {
      const value = input[key];
      if (isInput(input.problem, inputOf(input.problem, { [key]: value }))) continue;
      addIssue({
        message: inputText(input.problem, key),
        input: value,
        path: [{ type: 'object', origin: 'value', input, key, value }],
      });
    }
  }),
);

export default defineStill({
  model: ended,
  options,
  Picture: ({ options }) => <Figure state={ended.start(options)} />,
  Controls,
  Details,
});
