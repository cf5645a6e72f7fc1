import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { resultText } from './describe.ts';
import { lookUp } from './model.ts';
import { PRESETS, type Preset } from './presets.ts';
import { canHaveParent, changePlace, lookupState, startState } from './state.ts';

const accepts = (state: unknown) => safeParse(lookupState, JSON.parse(JSON.stringify(state))).success;

it.each(PRESETS)('takes its own world %s as a link', (world) => {
  expect(accepts(startState({ world }))).toBe(true);
});

it('refuses rings of prototypes, unknown places and names that are code', () => {
  const state = startState({ world: 'prototype' });
  expect(canHaveParent(state.world, 'base', 'obj')).toBe(false);
  expect(accepts({ ...state, ...changePlace({ ...state, edited: 'base' }, { parent: 'obj' }) })).toBe(false);
  expect(accepts({ ...state, ...changePlace(state, { parent: 'nobody' }) })).toBe(false);
  expect(accepts({ ...state, ...changePlace(state, { name: 'a;b' }) })).toBe(false);
  expect(accepts({ ...state, query: { at: 'obj', name: 'constructor' } })).toBe(false);
});

it('takes rings of tables, and Lua says loop', () => {
  const start = startState({ world: 'metatable' });
  const state = { ...start, ...changePlace({ ...start, edited: 'Base' }, { index: 'obj' }) };
  expect(accepts(state)).toBe(true);
  expect(lookUp(state.world, { at: 'obj', name: 'w' }).outcome).toEqual({ kind: 'error', error: 'loop' });
});

it.each<[Preset, string]>([
  ['prototype', '从 obj：没有 z；沿原型到 proto：没有 z；沿原型到 base：有 z；结果是 300。'],
  ['readonly', '从 obj：没有 x；沿原型到 proto：有 x；TypeError：x 在原型上是只读的，严格模式下不能写。'],
  ['metatable', '从 obj：没有 z；沿 __index 到 Derived：没有 z；沿 __index 到 Base：有 z；结果是 300。'],
  ['proxy', '从 proxy：没有 z；沿 __newindex 到 data：没有 z；写进 data。'],
  ['scope', '从 inner：没有 y；到外层 outer：有 y；写进 outer。'],
  ['tdz', '从 inner：有 x；ReferenceError：x 已经属于这个作用域，声明之前不能用。'],
])('tells the look-up of %s', (preset, text) => {
  const { world, query } = startState({ world: preset });
  const lookup = lookUp(world, query);
  expect(resultText(lookup, query, lookup.path.length)).toBe(text);
});

it.each(PRESETS)('opens %s at the question, not at the answer', (preset) => {
  const { world, query, step } = startState({ world: preset });
  expect(resultText(lookUp(world, query), query, step)).toMatch(/^从 \w+ [读写] \w：先猜结果，再按“下一步”逐步看。$/);
});
