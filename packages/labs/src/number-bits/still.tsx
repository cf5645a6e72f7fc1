import { attributes, choice, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Figure } from './Figure.tsx';
import { numberOf, startState } from './state.ts';
import type { NumberType } from './types.ts';

const TYPES: readonly [NumberType, ...NumberType[]] = [
  'float',
  'double',
  'int8_t',
  'uint8_t',
  'int16_t',
  'uint16_t',
  'int32_t',
  'uint32_t',
  'int64_t',
  'uint64_t',
];

export default defineStill({
  options: attributes({
    type: choice(TYPES),
    value: text('0.1', 100),
    to: choice(['int32_t', ...TYPES.filter((type) => type !== 'int32_t')]),
  }),
  Picture: ({ options }) => <Figure number={numberOf(startState(options))} />,
});
