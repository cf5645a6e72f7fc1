import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Codec, checked, fixed, flag, list, maybe, oneOf, record, snap, text, whole } from './codec.ts';
import { LONGEST_LINK, linkFormat, version } from './link-format.ts';

interface State {
  kind: 'a' | 'b' | 'c';
  size: number;
  angle: number;
  marks: boolean[];
  note: string;
  picked: number | undefined;
}

const codec: Codec<State> = record<State>({
  kind: oneOf(['a', 'b', 'c']),
  size: whole(-3, 1000),
  angle: fixed(-1, 1, 0.1),
  marks: list(flag, 0, 20),
  note: text(12),
  picked: maybe(whole(0, 9)),
});
const format = linkFormat(codec);

const anyState = fc.record<State>({
  kind: fc.constantFrom('a', 'b', 'c'),
  size: fc.integer({ min: -3, max: 1000 }),
  angle: fc.double({ min: -1, max: 1, noNaN: true }).map((value) => snap(value, { min: -1, max: 1, step: 0.1 })),
  marks: fc.array(fc.boolean(), { maxLength: 20 }),
  note: fc.string({ maxLength: 12, unit: fc.constantFrom('字', 'a', '\0', '\ud800', '😀'.slice(0, 1)) }),
  picked: fc.option(fc.nat(9), { nil: undefined }),
});

it('gives every state back from its link', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const link = format.write(state);
      expect(link).toMatch(/^[\w-]+$/);
      expect(format.read(link ?? '')).toEqual(state);
    }),
  );
});

it('reads a state within the ranges or nothing, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'AQab09-_=+ é'), maxLength: LONGEST_LINK + 5 }), (link) => {
      const state = format.read(link);
      if (state === undefined) return;
      expect(format.write(state)).toBeDefined();
      expect(state.size).toBeLessThanOrEqual(1000);
    }),
  );
});

it('refuses digits beyond the state, an unknown version and parts that do not belong together', () => {
  const small = linkFormat(whole(0, 200));
  expect(small.read(small.write(7) ?? '')).toBe(7);
  expect(small.read('Ack')).toBeUndefined();
  expect(small.read('AQEB')).toBeUndefined();
  expect(small.read('CQc')).toBeUndefined();
  const even = linkFormat(checked(whole(0, 200), (value) => value % 2 === 0));
  expect(even.write(7)).toBeUndefined();
  expect(even.read(small.write(7) ?? '')).toBeUndefined();
});

it('opens the links of an older version', () => {
  const old = linkFormat(record<{ n: number }>({ n: whole(0, 9) }));
  const today = linkFormat(record<{ count: number }>({ count: whole(0, 99) }), [
    version(record<{ n: number }>({ n: whole(0, 9) }), ({ n }) => ({ count: n })),
  ]);
  expect(today.read(old.write({ n: 4 }) ?? '')).toEqual({ count: 4 });
  expect(today.read(today.write({ count: 44 }) ?? '')).toEqual({ count: 44 });
});

it('snaps to 0 itself where a range passes it, not to what is left of a sum', () => {
  const range = { min: -1.2, max: 1.2, step: 0.1 };
  expect(snap(0.01, range)).toBe(0);
  expect(linkFormat(fixed(range.min, range.max, range.step)).write(0)).toBeDefined();
});

it('has no link for a state out of range or too long', () => {
  const one = { kind: 'a', size: 0, angle: 0, marks: [], note: '', picked: undefined } as const;
  expect(format.write({ ...one, marks: [], size: 1001 })).toBeUndefined();
  expect(format.write({ ...one, marks: [], angle: 0.05 })).toBeUndefined();
  expect(linkFormat(text(400)).write('字'.repeat(300))).toBeUndefined();
});
