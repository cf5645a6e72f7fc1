import { expect, it } from 'vitest';
import { rowsOf } from './rows.ts';

const SEARCH = { name: '搜索', keys: ['Control+K', 'Meta+K', '/'] };
const HELP = { name: '快捷键', keys: ['?', 'Control+/'] };
const MARKS = { name: '上一处', keys: ['Shift+N'] };
const ON = { isMac: false, isOff: false };

it('lists what has keys once, with the keys of this machine', () => {
  expect(rowsOf([SEARCH, { ...SEARCH }, MARKS], ON)).toEqual([
    { name: '搜索', keys: [['Ctrl', 'K'], ['/']] },
    { name: '上一处', keys: [['Shift', 'N']] },
  ]);
  expect(rowsOf([SEARCH, HELP], { ...ON, isMac: true })).toEqual([
    { name: '搜索', keys: [['⌘', 'K'], ['/']] },
    { name: '快捷键', keys: [['?'], ['Ctrl', '/']] },
  ]);
});

it('lists no key of a single character when these are off', () => {
  const tabs = { name: '标签', keys: ['ArrowLeft', 'Home'] };
  expect(rowsOf([SEARCH, HELP, MARKS, tabs], { ...ON, isOff: true })).toEqual([
    { name: '搜索', keys: [['Ctrl', 'K']] },
    { name: '快捷键', keys: [['Ctrl', '/']] },
    { name: '标签', keys: [['←'], ['Home']] },
  ]);
});
