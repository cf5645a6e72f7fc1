import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { byteMap, paddingOf } from './byte-map.ts';
import { resultText } from './describe.ts';
import { moveField, newField, sortByAlignment } from './edit.ts';
import { layoutProgram } from './layout.ts';
import { PRESETS } from './presets.ts';
import { memoryState, startState } from './state.ts';

it.each(PRESETS)('takes its own program %s as a link', (program) => {
  const state = startState({ program });
  expect(safeParse(memoryState, JSON.parse(JSON.stringify(state))).success).toBe(true);
});

it('refuses programs that no compiler would take', () => {
  const [first] = startState({ program: 'padding' }).classes;
  const refuses = (classes: unknown) => expect(safeParse(memoryState, { classes, shown: 'A' }).success).toBe(false);
  refuses([{ ...first, bases: [{ name: 'B', virtual: false }] }]);
  refuses([first, first]);
  refuses([{ ...first, fields: [{ name: 'a', type: 'std::string' }] }]);
  refuses([{ ...first, fields: [{ name: 'a', type: 'toString' }] }]);
  refuses([{ ...first, fields: [{ name: 'a', type: 'int', count: 1e9 }] }]);
  refuses([]);
});

it('sorts members so that padding is left only at the end', () => {
  const [spec] = startState({ program: 'padding' }).classes;
  if (!spec) throw new Error('no class');
  const sorted = { ...spec, fields: sortByAlignment(spec.fields, () => 1) };
  const map = byteMap(layoutProgram([sorted]), 'A');
  expect(map.slice(0, -1).every(({ kind }) => kind === 'member')).toBe(true);
  expect(paddingOf(map)).toBeLessThan(paddingOf(byteMap(layoutProgram([spec]), 'A')));
});

it('moves members within their list and names new ones freely', () => {
  const fields = [
    { name: 'a', type: 'int' },
    { name: 'b', type: 'int' },
  ];
  expect(moveField(fields, 1, 0).map(({ name }) => name)).toEqual(['b', 'a']);
  expect(moveField(fields, 1, 2)).toEqual(fields);
  expect(newField(fields).name).toBe('c');
});

it('tells size, padding and offsets in words', () => {
  const { classes } = startState({ program: 'virtual' });
  expect(resultText(layoutProgram(classes), 'B')).toBe(
    'sizeof(B) = 16，alignof(B) = 8，填充 2 字节；偏移：A::vptr 0、A::a 8、A::b 12、B::c 13；基类子对象：A 0。',
  );
});
