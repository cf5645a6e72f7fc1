/** The reading settings in English. */
import type { Setting } from '../../settings.ts';

export const readingSettings = 'Reading settings';
export const close = 'Close';
export const reset = 'Reset';

export const settings: readonly Setting[] = [
  {
    name: 'size',
    label: 'Size',
    choices: [
      [1, 'Small'],
      [0, 'Standard'],
      [2, 'Large'],
      [3, 'Larger'],
      [4, 'Largest'],
    ],
  },
  {
    name: 'lead',
    label: 'Line height',
    choices: [
      [1, 'Tight'],
      [0, 'Standard'],
      [2, 'Loose'],
      [3, 'Loosest'],
    ],
  },
  {
    name: 'wide',
    label: 'Width',
    choices: [
      [1, 'Narrow'],
      [0, 'Standard'],
      [2, 'Wide'],
      [3, 'Widest'],
    ],
  },
  {
    name: 'font',
    label: 'Font',
    choices: [
      [0, 'Sans'],
      [1, 'Serif'],
    ],
  },
  {
    name: 'para',
    label: 'Paragraphs',
    choices: [
      [0, 'Standard'],
      [1, 'Justified'],
      [2, 'Indented'],
      [3, 'Both'],
    ],
  },
  {
    name: 'page',
    label: 'Paper',
    choices: [
      [0, 'Standard'],
      [1, 'Cream'],
      [2, 'High contrast'],
    ],
  },
  {
    name: 'wrap',
    label: 'Code',
    choices: [
      [0, 'Scroll'],
      [1, 'Wrap'],
    ],
  },
  {
    name: 'ruby',
    label: 'Ruby',
    choices: [
      [0, 'Show'],
      [1, 'Hide'],
    ],
  },
];
