import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { checkModel } from '../model/model-rules.ts';
import { targetAt, topOf, wiresOf } from './geometry.ts';
import { type LookupAction, lookupModel } from './lab-model.ts';
import { lookUp } from './model.ts';
import { PRESETS, type Preset } from './presets.ts';
import { canHaveParent, type LookupState, lastOf, lookupOf, NAMES, targetsOf } from './state.ts';

const { start, reduce, describe, guess, link } = lookupModel;
const act = (state: LookupState, ...actions: LookupAction[]) => actions.reduce(reduce, state);
const toEnd = (state: LookupState) => reduce(state, { kind: 'go', step: 99 });

/** Any action on a state's own places, and some that are none. */
const anyAction = ({ world }: LookupState): fc.Arbitrary<LookupAction> => {
  const place = fc.constantFrom(...world.places.map(({ name }) => name), 'nobody');
  const name = fc.constantFrom(...NAMES);
  const kind = fc.constantFrom('plain', 'readonly', 'accessor', 'const', 'tdz', undefined);
  return fc.oneof(
    fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 9 }) }),
    fc.record({ kind: fc.constant('world' as const), preset: fc.constantFrom(...PRESETS) }),
    fc.record({ kind: fc.constant('from' as const), at: place }),
    fc.record({ kind: fc.constant('find' as const), name }),
    fc.record({ kind: fc.constant('write' as const), value: fc.constantFrom(undefined, -1, 0, 5, 99, 4000, 0.5) }),
    fc.constant<LookupAction>({ kind: 'commit' }),
    fc.record({ kind: fc.constant('edit' as const), place }),
    fc.record({ kind: fc.constant('value' as const), place, name, value: fc.integer({ min: -5, max: 405 }) }),
    fc.record({ kind: fc.constant('slot' as const), place, name, slot: kind }),
    fc.record({
      kind: fc.constant('link' as const),
      place,
      link: fc.constantFrom('parent', 'index', 'newindex'),
      to: fc.option(place, { nil: undefined }),
    }),
  );
};

it('keeps the contract of a model', () => {
  checkModel(lookupModel, {
    options: PRESETS.map((world) => ({ world })),
    action: anyAction,
    mayShow: /(?:结果是|得到) undefined/g,
  });
});

it('refuses rings of prototypes, unknown places and names that are code', () => {
  const state = start({ world: 'prototype' });
  expect(canHaveParent(state.world, 'base', 'obj')).toBe(false);
  expect(act(state, { kind: 'link', place: 'base', link: 'parent', to: 'obj' })).toBe(state);
  expect(act(state, { kind: 'link', place: 'obj', link: 'parent', to: 'nobody' })).toBe(state);
  const refuses = (old: object) => expect(link.read(writeJsonLink({ ...state, ...old }) ?? '')).toBeUndefined();
  const [obj, proto, base] = state.world.places;
  const places = (...given: unknown[]) => ({ world: { language: 'javascript', places: given } });
  refuses(places(obj, proto, { ...base, parent: 'obj' }));
  refuses(places({ ...obj, parent: 'nobody' }, proto, base));
  refuses(places({ ...obj, name: 'a;b' }, proto, base));
  refuses(places({ ...obj, slots: [{ name: 'x', value: 1, kind: 'const' }] }, proto, base));
  refuses({ query: { at: 'obj', name: 'constructor' } });
  refuses({ query: { at: 'obj', name: 'x', write: 1e9 } });
});

it('takes rings of tables, and Lua says loop', () => {
  const state = act(start({ world: 'metatable' }), { kind: 'link', place: 'Base', link: 'index', to: 'obj' });
  expect(state.world.places[2]?.index).toBe('obj');
  expect(lookUp(state.world, { at: 'obj', name: 'w' }).outcome).toEqual({ kind: 'error', error: 'loop' });
});

it('drags the end of a link to the next place that may be its target, in the direction of the drag', () => {
  const state = start({ world: 'prototype' });
  const [wire] = wiresOf(state);
  if (!wire) throw new Error('no wire');
  const targets = targetsOf(state.world, wire.place, wire.link);
  const to = (y: number) => targetAt(state, wire, targets, y);
  expect(wire).toMatchObject({ place: 'obj', to: 'proto' });
  expect([to(wire.end), to(topOf(2) + 20), to(topOf(3) + 20)]).toEqual(['proto', 'base', undefined]);
  // Above it there is only obj itself.
  expect(to(0)).toBe('proto');
});

it('keeps what was written, and finds it the next time', () => {
  const state = toEnd(start({ world: 'prototype' }));
  const written = act(state, { kind: 'write', value: 9 }, { kind: 'commit' }, { kind: 'write', value: undefined });
  expect(describe(toEnd(written))).toBe('从 obj：有 z；结果是 9。');
  expect(act(start({ world: 'readonly' }), { kind: 'commit' })).toEqual(start({ world: 'readonly' }));
});

it.each<[Preset, string]>([
  ['prototype', '从 obj：没有 z；沿原型到 proto：没有 z；沿原型到 base：有 z；结果是 300。'],
  ['readonly', '从 obj：没有 x；沿原型到 proto：有 x；TypeError：x 在原型上是只读的，严格模式下不能写。'],
  ['metatable', '从 obj：没有 z；沿 __index 到 Derived：没有 z；沿 __index 到 Base：有 z；结果是 300。'],
  ['proxy', '从 proxy：没有 z；沿 __newindex 到 data：没有 z；写进 data。'],
  ['scope', '从 inner：没有 y；到外层 outer：有 y；写进 outer。'],
  ['tdz', '从 inner：有 x；ReferenceError：x 已经属于这个作用域，声明之前不能用。'],
])('tells the look-up of %s, and opens it at the question, not at the answer', (world, text) => {
  expect(describe(start({ world }))).toMatch(/^从 \w+ [读写] \w：先猜结果，再按“下一步”逐步看。$/);
  expect(describe(toEnd(start({ world })))).toBe(text);
});

it('asks where the search stops and what comes of it, and says why as it is', () => {
  const seen = new Set<string>();
  const programs = fc
    .tuple(fc.constantFrom(...PRESETS), fc.gen(), fc.integer({ min: 0, max: 12 }))
    .map(([world, generate, count]) => {
      let state = start({ world });
      for (let i = 0; i < count; i++) state = reduce(state, generate(anyAction, state));
      return state;
    });
  fc.assert(
    fc.property(programs, (given) => {
      for (let step = 0; step < lastOf(given); step++) {
        const state = { ...given, step };
        const asked = guess?.(state);
        if (!asked) continue;
        const isStop = asked.question.endsWith('停在哪一处？');
        const fits = asked.choices.map((choice) => (isStop ? stopsAt : comesTo)(state, choice));
        expect(fits.flatMap((isRight, index) => (isRight ? [index] : []))).toEqual([asked.right]);
        for (const part of asked.because.replace(/。$/, '').split('；')) seen.add(expectTrue(part, state));
      }
    }),
    { numRuns: 600 },
  );
  // Every kind of reason has come up.
  expect(seen.size).toBe(CLAIMS.length);
});

/** Goes the way by itself: from place to place, until one has the name or there is no further one. */
function walk({ world, query }: LookupState) {
  const by = world.language === 'lua' ? (query.write === undefined ? 'index' : 'newindex') : 'parent';
  const way: string[] = [];
  let place = world.places.find(({ name }) => name === query.at);
  while (place && way.length <= world.places.length) {
    way.push(place.name);
    const slot = place.slots.find(({ name }) => name === query.name);
    if (slot) return { way, slot, stop: place.name };
    const next = place[by];
    place = world.places.find(({ name }) => name === next);
  }
  const stop = way.at(-1) ?? '';
  return { way, slot: undefined, stop, isRing: place !== undefined };
}

function stopsAt(state: LookupState, choice: string): boolean {
  const { slot, stop, isRing } = walk(state);
  if (isRing) return choice === '绕着环走，停不下来';
  const isTaken = slot !== undefined || (state.world.language === 'lua' && state.query.write !== undefined);
  return choice === (isTaken ? stop : '到头了也没有');
}

/** What the look-up, which is held to the real engines, comes to. */
function comesTo(state: LookupState, choice: string): boolean {
  const { outcome } = lookupOf(state);
  const { language } = state.world;
  switch (outcome.kind) {
    case 'found':
      return choice === `得到 ${outcome.value}`;
    case 'missing':
      return choice === (language === 'lua' ? '得到 nil' : '得到 undefined');
    case 'written':
      return choice === `写进 ${outcome.place}`;
    case 'setter':
      return choice === '调用 setter，不存值';
    case 'error':
      if (outcome.error === 'loop') return choice === '报错：元表成环';
      return choice === (['readonly', 'const'].includes(outcome.error) ? '报 TypeError' : '报 ReferenceError');
  }
}

type Claim = readonly [pattern: RegExp, holds: (state: LookupState, parts: readonly string[]) => boolean];

const has = ({ world }: LookupState, place: string | undefined, name: string | undefined) =>
  world.places.find((each) => each.name === place)?.slots.find((slot) => slot.name === name);
const isKind = (state: LookupState, parts: readonly string[], kind: string) =>
  has(state, parts[0], parts[1])?.kind === kind && walk(state).stop === parts[0];

const CLAIMS: readonly Claim[] = [
  [
    /^(?:从|沿原型到|沿 __index 到|沿 __newindex 到|到外层) (\w+)：有 (\w)$/,
    (state, [place, name]) => has(state, place, name) !== undefined && walk(state).stop === place,
  ],
  [
    /^(?:从|沿原型到|沿 __index 到|沿 __newindex 到|到外层) (\w+)：没有 (\w)$/,
    (state, [place = '', name]) => !has(state, place, name) && walk(state).way.includes(place),
  ],
  [
    /^(\w+) 有 (\w)，找到的第一处就算数，它的值是 (\d+)$/,
    (state, [place, name, value]) => has(state, place, name)?.value === Number(value) && walk(state).stop === place,
  ],
  [
    /^(\w+) 后面没有别的地方可找，哪一处都没有 (\w)$/,
    (state, [place, name]) => walk(state).stop === place && walk(state).way.every((each) => !has(state, each, name)),
  ],
  [
    /^(\w+) 的 (\w) 是访问器：写入就是调用它的 setter，(\w+) 里不会多出 \w$/,
    (state, parts) => isKind(state, parts, 'accessor') && lookupOf(state).world === state.world,
  ],
  [
    /^离得最近的声明在 (\w+)，写的就是它的 (\w)$/,
    (state, [place, name]) => has(state, place, name) !== undefined && walk(state).stop === place,
  ],
  [
    /^(\w+) 自己有 (\w)，直接改它$/,
    (state, [place, name]) => has(state, place, name) !== undefined && walk(state).stop === place,
  ],
  [
    /^(\w+) 没有 __newindex，新值就存在它这里$/,
    ({ world }, [place]) => world.places.find(({ name }) => name === place)?.newindex === undefined,
  ],
  [
    /^普通的值总存在 (\w+) 自己这里，原型不变$/,
    (state, [place]) => {
      const after = lookupOf(state).world.places;
      return after.every((each, index) => (each.name === place) !== (each === state.world.places[index]));
    },
  ],
  [/^(\w+) 的 (\w) 是只读的，严格模式下这次写入报错$/, (state, parts) => isKind(state, parts, 'readonly')],
  [/^(\w+) 的 (\w) 由 const 声明，不能再赋值$/, (state, parts) => isKind(state, parts, 'const')],
  [/^(\w+) 的 (\w) 声明在后面，声明之前碰它就报错，也不去外层找$/, (state, parts) => isKind(state, parts, 'tdz')],
  [/^从里到外，哪一层都没有声明 (\w)$/, (state, [name]) => walk(state).way.every((each) => !has(state, each, name))],
  [
    /^(__index|__newindex) 绕成了环，永远走不到头，Lua 就报错$/,
    (state, [by]) => walk(state).isRing === true && (by === '__index') === (state.query.write === undefined),
  ],
];

/** Which kind of claim it is; fails when it does not hold. */
function expectTrue(part: string, state: LookupState): string {
  const matching = CLAIMS.flatMap(([pattern, holds]) => {
    const match = pattern.exec(part);
    return match ? [{ pattern: String(pattern), isTrue: holds(state, match.slice(1)) }] : [];
  });
  expect(
    matching.map(({ isTrue }) => isTrue),
    part,
  ).toEqual([true]);
  return matching[0]?.pattern ?? '';
}
