import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type ContainerAction, containerModel } from './lab-model.ts';
import { planOf } from './places.ts';
import { pressOf, type Spot } from './presses.ts';
import { type ContainerState, type Step, storyOf, TOOLS } from './state.ts';
import { KINDS, type Operation } from './types.ts';

const anywhere = fc.integer({ min: -2, max: 45 });
const anyValue = fc.oneof(fc.integer({ min: -105, max: 1005 }), fc.integer({ min: 0, max: 20 }));
const anyStep = fc.oneof(
  fc.record({ op: fc.constantFrom('push_back' as const, 'push_front' as const), value: anyValue }),
  fc.record({ op: fc.constant('insert' as const), at: anywhere, value: anyValue }),
  fc.record({ op: fc.constantFrom('erase' as const, 'pin' as const), at: anywhere }),
  fc.record({ op: fc.constant('reserve' as const), count: anywhere }),
  fc.record({ op: fc.constantFrom('pop_back' as const, 'pop_front' as const, 'shrink_to_fit' as const) }),
) as fc.Arbitrary<Step>;
const anyAction: fc.Arbitrary<ContainerAction> = fc.oneof(
  { weight: 6, arbitrary: anyStep.map((step) => ({ kind: 'call' as const, step })) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 90 }).map((step) => ({ kind: 'go' as const, step })) },
  fc.constantFrom(...TOOLS).map((tool) => ({ kind: 'tool' as const, tool })),
  fc.double().map((at) => ({ kind: 'at' as const, at })),
  fc.double().map((value) => ({ kind: 'value' as const, value })),
);
const anyStart = fc.record({ kind: fc.constantFrom(...KINDS), size: fc.integer({ min: 0, max: 20 }) });

/** A state that a reader can come to. */
const anyState = fc
  .tuple(anyStart, fc.array(anyAction, { maxLength: 25 }))
  .map(([options, actions]) => actions.reduce(containerModel.reduce, containerModel.start(options)));

it.each(KINDS)('%s holds what every lab holds', (kind) => {
  const options = [0, 4, 20].map((size) => ({ kind, size }));
  const another = fc.constantFrom(...KINDS).map((container) => ({ kind: 'container' as const, container }));
  checkModel(containerModel, {
    options,
    action: () => fc.oneof({ weight: 15, arbitrary: anyAction }, { weight: 1, arbitrary: another }),
    most: 20,
  });
});

it.each(KINDS)('a page’s own %s goes on to its end, whatever its size', (kind) => {
  for (let size = 0; size <= 20; size++) {
    const start = containerModel.start({ kind, size });
    expect(start.steps.length).toBeGreaterThan(start.step);
    expect(() => storyOf({ ...start, step: start.steps.length })).not.toThrow();
  }
});

it('the reader’s own call takes the place of those to come, unless it is the next of them', () => {
  const start = containerModel.start({ kind: 'vector', size: 4 });
  const next = start.steps[start.step] as Step;
  const followed = containerModel.reduce(start, { kind: 'call', step: next });
  expect(followed).toEqual({ ...start, step: start.step + 1, value: 5 });
  const own = containerModel.reduce(start, { kind: 'call', step: { op: 'pop_back' } });
  expect(own.steps).toEqual([...start.steps.slice(0, start.step), { op: 'pop_back' }]);
});

it('goes on for 80 calls, and no further', () => {
  let state = containerModel.start({ kind: 'list', size: 2 });
  for (let i = 0; i < 200; i++) {
    state = containerModel.reduce(state, {
      kind: 'call',
      step: i % 2 ? { op: 'erase', at: 1 } : { op: 'insert', at: 1, value: state.value },
    });
  }
  expect(state.steps).toHaveLength(80);
});

describe('a guess', () => {
  /** The question of a state, and the container before and after its call. */
  const turnOf = (state: ContainerState) => {
    const guess = containerModel.guess?.(state);
    if (!guess) return undefined;
    const after = containerModel.reduce(state, { kind: 'go', step: state.step + 1 });
    return { guess, said: guess.choices[guess.right], before: storyOf(state), after: storyOf(after) };
  };
  const check = (holds: (turn: NonNullable<ReturnType<typeof turnOf>>, step: Operation) => void) =>
    fc.assert(
      fc.property(anyState, fc.nat(80), (state, to) => {
        const there = containerModel.reduce(state, { kind: 'go', step: to });
        const turn = turnOf(there);
        if (turn) holds(turn, there.steps[there.step] as Operation);
      }),
      { numRuns: 500 },
    );

  it('of storage says what capacity or buckets will be, and why', () => {
    check(({ guess: { question, because }, said, before, after }) => {
      const { container } = after;
      if (question.includes('capacity 是多少')) {
        expect(Number(said)).toBe(container.capacity);
        expect(because).toContain(String(container.capacity));
        expect(because.includes('换一块内存'), because).toBe(
          container.capacity > before.container.capacity && container.items.length > before.container.items.length,
        );
      } else if (question.includes('几个桶')) {
        expect(Number(said)).toBe(container.hash.buckets);
        expect(because.includes('重新散列')).toBe(container.hash.buckets !== before.container.hash.buckets);
        expect(container.items.length).toBeLessThanOrEqual(container.hash.buckets);
      }
    });
  });

  it('of an iterator says its fate, and the reason is what happened', () => {
    check(({ guess: { question, because }, said, before, after }, step) => {
      if (!question.includes('之后还能用吗')) return;
      const held = before.pins.findLast(({ iterator }) => iterator);
      const then = after.pins.find(({ id }) => id === held?.id);
      expect(because.endsWith(`：${said}。`)).toBe(true);
      expect(said?.includes('迭代器失效') || said?.includes('都失效')).toBe(!then?.iterator);
      expect(said?.includes('引用还能用') || said?.includes('引用都还能用')).toBe(then?.reference);
      const isThere = after.container.items.some(({ id }) => id === held?.id);
      expect(because.includes('已经被删掉')).toBe(!isThere);
      if (because.includes('换了一块内存')) expect(after.container.capacity).not.toBe(before.container.capacity);
      if (because.includes('没有换内存')) expect(after.container.capacity).toBe(before.container.capacity);
      if (because.includes('改动处的前面')) {
        const index = (story: typeof before) => story.container.items.findIndex(({ id }) => id === held?.id);
        expect(index(after)).toBe(index(before));
      }
      if (because.includes('没有重新散列')) expect(after.container.hash).toEqual(before.container.hash);
      if (because.includes('两端添加'))
        expect(step.op === 'insert' ? [0, before.container.items.length] : [0]).toContain('at' in step ? step.at : 0);
      if (because.includes('只删掉了一端'))
        expect([0, before.container.items.length - 1]).toContain(
          step.op === 'pop_front' || !('at' in step) ? 0 : step.at,
        );
    });
  });

  it('of moves counts what libstdc++ moves, of a pop names what is gone', () => {
    check(({ guess: { question, because }, said, before, after }) => {
      if (question.includes('移动几次')) {
        expect(Number(said)).toBe(after.effect?.moves);
        if (because.includes('换了一块')) expect(after.effect?.reallocated).toBe(true);
        else if (before.container.kind === 'vector') expect(after.effect?.reallocated).toBe(false);
      } else if (question.includes('拿走')) {
        const gone = before.container.items.find(({ id }) => !after.container.items.some((item) => item.id === id));
        expect(said).toBe(String(gone?.value));
      }
    });
  });
});

it('every place of the picture that can be pressed makes a call that is possible, and nothing lies outside', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const story = storyOf(state);
      const { places, height } = planOf(story.container);
      expect(places.filter(({ item }) => item)).toHaveLength(story.container.items.length);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      for (const { x, y, spot } of places) {
        expect(x + 34).toBeLessThanOrEqual(372);
        expect(y + 30).toBeLessThanOrEqual(height);
        const step = spot && pressOf(state, story, spot as Spot);
        if (step) expect(containerModel.reduce(state, { kind: 'call', step })).not.toBe(state);
      }
    }),
  );
});

it('pressing a bucket puts a new value into it', () => {
  const start = containerModel.start({ kind: 'unordered_set', size: 6 });
  expect(pressOf(start, storyOf(start), { kind: 'bucket', bucket: 3 })).toEqual({ op: 'insert', at: 0, value: 16 });
});
