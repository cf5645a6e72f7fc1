import { expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { byteMap, paddingOf } from './byte-map.ts';
import { resultText } from './describe.ts';
import { moveField, newField, sortByAlignment } from './edit.ts';
import { layoutProgram } from './layout.ts';
import { memoryLink } from './link.ts';
import { startState } from './state.ts';

it('opens links of the first release, and refuses programs that no compiler would take', () => {
  const open = (classes: unknown) => memoryLink.read(writeJsonLink({ classes, shown: 'A' }) as string);
  const { step: _, picked: __, ...old } = startState({ program: 'padding' });
  const [first] = old.classes;
  expect(memoryLink.read(writeJsonLink(old) as string)).toEqual(startState({ program: 'padding' }));
  for (const classes of [
    [{ ...first, bases: [{ name: 'B', virtual: false }] }],
    [first, first],
    [{ ...first, fields: [{ name: 'a', type: 'std::string' }] }],
    [{ ...first, fields: [{ name: 'a', type: 'toString' }] }],
    [{ ...first, fields: [{ name: 'a', type: 'int', count: 1e9 }] }],
    [{ ...first, fields: [{ name: 'a', type: 'int', count: 8.5 }] }],
    [{ ...first, align: 3 }],
    [{ ...first, fields: 7 }],
    [],
  ])
    expect(open(classes), JSON.stringify(classes)).toBeUndefined();
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
