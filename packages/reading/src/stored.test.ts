import { speak } from 'study-notes/words/follow';
import { expect, it, onTestFinished } from 'vitest';
import { CHOICES, parseSettings, settingsText, soundText } from './stored.ts';
import { words } from './words/panel.ts';

const NONE = parseSettings('');

it('offers at most eight settings, each stored choice once and the site’s own among them', () => {
  expect(words.settings.length).toBeLessThanOrEqual(8);
  const offered = Object.fromEntries(
    words.settings.map(({ name, choices }) => [name, choices.map(([at]) => at).sort()]),
  );
  const stored = Object.entries(CHOICES).map(([name, last]) => [name, [...Array(last + 1).keys()]]);
  expect(offered).toEqual(Object.fromEntries(stored));
});

it('reads every setting as it was written', () => {
  for (const { name, choices } of words.settings)
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
  const shape = () => words.settings.map(({ name, choices }) => [name, choices.map(([choice]) => choice)]);
  const inChinese = shape();
  speak('en');
  onTestFinished(() => speak('zh-CN'));
  expect(words.reset).toBe('Reset');
  expect(shape()).toEqual(inChinese);
});
