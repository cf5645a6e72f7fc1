import { attributes, choice, text } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { bitsModel } from './lab-model.ts';
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
  model: bitsModel,
  Picture: ({ options }) => <Figure state={bitsModel.start(options)} />,
  Controls,
});
