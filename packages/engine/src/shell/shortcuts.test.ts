import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { asksToFind } from './boot/shortcuts.ts';
import { isTaken, pressName } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

it.each<[KeyboardEvent, string]>([
  [press('?', { shiftKey: true }), '?'],
  [press('？', { shiftKey: true }), '?'],
  [press('/', { shiftKey: true }), '/'],
  [press('b'), 'B'],
  [press('B'), 'B'],
  [press('B', { shiftKey: true }), 'Shift+B'],
  [press('/', { ctrlKey: true }), 'Control+/'],
  [press('k', { ctrlKey: true, altKey: true }), 'Control+Alt+K'],
  [press('Escape'), 'Escape'],
  [press('Enter', { shiftKey: true }), 'Shift+Enter'],
  [press(' '), ' '],
])('names a press as aria-keyshortcuts writes it: %#', (event, name) => {
  expect(pressName(event)).toBe(name);
});

const reading = { isContentEditable: false, closest: () => null };
const at = (place: object, more: object = {}) =>
  ({ isComposing: false, keyCode: 66, composedPath: () => [place], ...more }) as unknown as KeyboardEvent;
const within = (name: string) => ({
  ...reading,
  closest: (names: string) => (names.split(',').includes(name) ? {} : null),
});

it.each<[string, KeyboardEvent, boolean]>([
  ['the page', at(reading), false],
  ['a field', at(within('textarea')), true],
  ['an editable element', at({ ...reading, isContentEditable: true }), true],
  ['a lab, which has keys of its own', at(within('.lab')), true],
  ['an input method that composes', at(reading, { isComposing: true }), true],
  ['an input method that has just ended', at(reading, { keyCode: 229 }), true],
])('leaves a press to %s where it is its own', (_what, event, expected) => {
  expect(isTaken(event)).toBe(expected);
});

it('opens the search by the keys that its button names', () => {
  const button = readFileSync(
    fileURLToPath(new URL('../../../search/src/slot/SearchButton.tsx', import.meta.url)),
    'utf8',
  );
  const names = /aria-keyshortcuts="(.*?)"/.exec(button)?.[1]?.split(' ') ?? [];
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const parts = name.split('+');
    const held = { ctrlKey: parts.includes('Control'), metaKey: parts.includes('Meta'), composedPath: () => [reading] };
    expect(asksToFind(press(parts.at(-1) as string, held as object)), name).toBe(true);
  }
});
