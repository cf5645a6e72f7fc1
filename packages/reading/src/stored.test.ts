import { expect, it } from 'vitest';
import { CHOICES, parseSettings, settingsText, soundText } from './stored.ts';
import * as en from './words/en/panel.ts';
import { settings } from './words/zh-CN/panel.ts';

const NONE = parseSettings('');

it('offers at most eight settings, each stored choice once and the site’s own among them', () => {
  expect(settings.length).toBeLessThanOrEqual(8);
  const offered = Object.fromEntries(settings.map(({ name, choices }) => [name, choices.map(([at]) => at).sort()]));
  const stored = Object.entries(CHOICES).map(([name, last]) => [name, [...Array(last + 1).keys()]]);
  expect(offered).toEqual(Object.fromEntries(stored));
});

it('reads every setting as it was written', () => {
  for (const { name, choices } of settings)
    for (const [choice] of choices) {
      const chosen = { ...NONE, [name]: choice };
      expect(parseSettings(settingsText(chosen))).toEqual(chosen);
    }
  expect(parseSettings(settingsText({ ...CHOICES }))).toEqual(CHOICES);
});

it('stores nothing when all is the site’s own', () => {
  expect(settingsText(NONE)).toBe('');
});

it.each([
  null,
  undefined,
  '{"size":2}',
  'size9',
  'size0',
  'lead1size2',
  'size2size2',
  'size2 lead1',
  'size2lead1\n',
  ' size2',
  'SIZE2',
  'size2"><script>',
  'toString1',
  'size2'.repeat(1e5),
])('takes %j for no setting at all', (stored) => {
  expect(soundText(stored)).toBe('');
  expect(parseSettings(stored)).toEqual(NONE);
});

it('offers the same in every language', () => {
  const shape = (all: typeof settings) => all.map(({ name, choices }) => [name, choices.map(([choice]) => choice)]);
  expect(shape(en.settings)).toEqual(shape(settings));
});
