import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { byteMap, partialMap } from './byte-map.ts';
import { type MemoryAction, memoryModel } from './lab-model.ts';
import { PRESETS } from './presets.ts';
import { segmentsOf } from './segments.ts';
import { ALIGNMENTS, LIMITS, laidOut, lastStep, type MemoryState, PACKS } from './state.ts';
import { BUILT_IN } from './types.ts';

const { start, reduce } = memoryModel;
const index = fc.integer({ min: -1, max: 7 });
const name = fc.constantFrom('A', 'B', 'C', 'D');
const anyAction: fc.Arbitrary<MemoryAction> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), from: index, to: index }),
  fc.constantFrom({ kind: 'add' as const }, { kind: 'sort' as const }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'pick' as const), index }),
  fc.record({
    kind: fc.constant('type' as const),
    index,
    type: fc.constantFrom(...Object.keys(BUILT_IN), 'A', 'B', 'no'),
  }),
  fc.record({
    kind: fc.constant('count' as const),
    index,
    count: fc.double({ min: -1, max: 12 }).map((n) => Math.round(n * 2) / 2),
  }),
  fc.record({ kind: fc.constant('overlap' as const), index, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('show' as const), name }),
  fc.record({
    kind: fc.constant('base' as const),
    name,
    base: fc.constantFrom('none' as const, 'plain' as const, 'virtual' as const),
  }),
  fc.constantFrom(...ALIGNMENTS, 3, undefined).map((align) => ({ kind: 'class' as const, patch: { align } })),
  fc.constantFrom(...PACKS, 0, undefined).map((pack) => ({ kind: 'class' as const, patch: { pack } })),
  fc.boolean().map((polymorphic) => ({ kind: 'class' as const, patch: { polymorphic } })),
  fc.boolean().map((hasConstructor) => ({ kind: 'class' as const, patch: { hasConstructor } })),
  fc.constantFrom(...PRESETS).map((program) => ({ kind: 'program' as const, program })),
  fc.integer({ min: -2, max: 14 }).map((step) => ({ kind: 'go' as const, step })),
) as fc.Arbitrary<MemoryAction>;

const anyState = fc
  .tuple(fc.constantFrom(...PRESETS), fc.array(anyAction, { maxLength: 12 }), fc.nat(12))
  .map(([program, actions, step]) => reduce(actions.reduce(reduce, start({ program })), { kind: 'go', step }));

it.each(PRESETS)('%s holds what every lab holds', (program) => {
  checkModel(memoryModel, { options: [{ program }], action: () => anyAction, most: 25 });
});

it('stays small enough to draw, however classes are nested', () => {
  let state = start({ program: 'tail' });
  for (const shown of ['B', 'C']) {
    state = reduce(state, { kind: 'show', name: shown });
    for (let i = 0; i < 7; i++) {
      state = reduce(state, { kind: 'add' });
      state = reduce(state, { kind: 'type', index: i, type: shown === 'B' ? 'A' : 'B' });
      state = reduce(state, { kind: 'count', index: i, count: 8 });
    }
  }
  expect(laidOut(state).layout.size).toBeLessThanOrEqual(LIMITS.size);
});

it('an edit keeps what was all placed so, and a step within the run', () => {
  const whole = start({ program: 'padding' });
  const more = reduce(whole, { kind: 'add' });
  expect(more.step).toBe(lastStep(more));
  const part = reduce(whole, { kind: 'go', step: 2 });
  expect(reduce(part, { kind: 'move', from: 0, to: 4 }).step).toBe(2);
});

it('the member that is picked stays so wherever it is moved', () => {
  const picked = reduce(start({ program: 'padding' }), { kind: 'pick', index: 1 });
  expect(reduce(picked, { kind: 'move', from: 1, to: 4 }).picked).toBe(4);
  expect(reduce(picked, { kind: 'move', from: 4, to: 0 }).picked).toBe(2);
});

it('components are placed one by one until the map is whole, and each brings its bytes', () => {
  fc.assert(
    fc.property(anyState, ({ classes, shown }) => {
      const { layouts, layout } = laidOut({ classes, shown });
      const whole = byteMap(layouts, shown).filter(({ kind }) => kind !== 'padding');
      const { placements } = layout;
      expect(partialMap(layouts, shown, 0)).toEqual([]);
      expect(partialMap(layouts, shown, placements.length).filter(({ kind }) => kind !== 'padding')).toEqual(whole);
      for (const { piece, offset } of whole) {
        expect(offset).toBeGreaterThanOrEqual(placements[piece]?.offset ?? Number.NaN);
      }
    }),
  );
});

it('the parts of a run of bytes lie in rows of eight', () => {
  fc.assert(
    fc.property(fc.nat(80), fc.integer({ min: 1, max: 60 }), (offset, size) => {
      const parts = segmentsOf({ offset, size });
      expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(size);
      for (const { x, width } of parts) expect(x + width).toBeLessThanOrEqual(30 + 8 * 42);
    }),
  );
});

describe('a guess', () => {
  const check = (holds: (guess: { said: string; because: string }, state: MemoryState) => void) =>
    fc.assert(
      fc.property(anyState, (state) => {
        const guess = memoryModel.guess?.(state);
        expect(guess === undefined).toBe(state.step === lastStep(state));
        if (guess) holds({ ...guess, said: guess.choices[guess.right] ?? '' }, state);
      }),
      { numRuns: 2000 },
    );

  it('of a place is where the layout has it, and its reason is what happened', () => {
    check(({ said, because }, state) => {
      const { layout } = laidOut(state);
      const next = layout.placements[state.step];
      if (!next) return;
      // A class may be a base of its own and a virtual one besides.
      const places = { member: layout.fields, base: layout.bases, virtual: layout.virtualBases, vptr: [] };
      const placed = places[next.kind].find((part) => part.name === next.name);
      expect(said).toBe(String(next.kind === 'vptr' ? 0 : placed?.offset));
      expect(because).toContain(`偏移 ${said}：`);
      if (because.includes('接着放')) expect(next.offset).toBe(next.before);
      const padded = /先补 (\d+) 字节，到对齐 (\d+) 的倍数/.exec(because);
      if (padded) {
        const [gap, align] = [Number(padded[1]), Number(padded[2])];
        expect(next.before + gap).toBe(next.offset);
        expect([next.offset % align, gap < align, gap > 0]).toEqual([0, true, true]);
      }
      // Bytes that nothing else uses: the next one begins where it says.
      expect(because).toContain(`数据用到第 ${layout.placements[state.step + 1]?.before ?? next.after} 字节`);
      if (because.includes('不占字节')) expect([next.offset, next.after]).toEqual([0, next.before]);
      if (because.includes('不能同址')) {
        const types = state.classes.map((spec) => spec.name);
        const isEmpty = (type: string) => laidOut({ ...state, shown: type }).layout.isEmpty;
        expect(types.some(isEmpty)).toBe(true);
      }
    });
  });

  it('of the size is the size, and its padding is what the map ends with', () => {
    check(({ said, because }, state) => {
      const { layouts, layout } = laidOut(state);
      if (state.step !== layout.placements.length) return;
      expect(said).toBe(String(layout.size));
      const tail = Number(/末尾补 (\d+) 字节/.exec(because)?.[1] ?? 0);
      const end = byteMap(layouts, state.shown).at(-1);
      if (because.includes('没有数据')) expect([layout.isEmpty, layout.size]).toEqual([true, 1]);
      else expect(layout.end + tail).toBe(layout.size);
      if (tail > 0) expect(end?.kind).toBe('padding');
      expect(layout.size % layout.align).toBe(0);
    });
  });
});
