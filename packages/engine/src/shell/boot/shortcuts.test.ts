import { expect, it } from 'vitest';
import { asksToFind } from './shortcuts.ts';

const reading = { isContentEditable: false, closest: () => null };
const field = (name: string) => ({ ...reading, closest: (names: string) => names.split(',').includes(name) || null });
const press = (key: string, extra: Partial<KeyboardEvent> = {}, place: object = reading) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...extra,
    composedPath: () => [place],
  }) as KeyboardEvent;

it.each<[string, KeyboardEvent, boolean]>([
  ['/', press('/'), true],
  ['/ with Shift, where the keyboard has it there', press('/', { shiftKey: true }), true],
  ['/ in a field', press('/', {}, field('input')), false],
  ['/ in a selection', press('/', {}, field('select')), false],
  ['/ in a text', press('/', {}, field('textarea')), false],
  ['/ in an editable element', press('/', {}, { ...reading, isContentEditable: true }), false],
  ['k', press('k'), false],
  ['Ctrl+K', press('k', { ctrlKey: true }), true],
  ['Cmd+K', press('k', { metaKey: true }), true],
  ['Ctrl+K under Caps Lock', press('K', { ctrlKey: true }), true],
  ['Ctrl+K in a field', press('k', { ctrlKey: true }, field('input')), true],
  ['Ctrl+Alt+K, which is AltGr+K', press('k', { ctrlKey: true, altKey: true }), false],
  ['Ctrl+Shift+K, which is the browser’s', press('K', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Backspace', press('Backspace', { ctrlKey: true }), false],
  ['Ctrl+/', press('/', { ctrlKey: true }), false],
  ['a key press without a key, as autofill sends', press(undefined as unknown as string), false],
])('%s: whether it asks for the search', (_name, event, expected) => {
  expect(asksToFind(event)).toBe(expected);
});
