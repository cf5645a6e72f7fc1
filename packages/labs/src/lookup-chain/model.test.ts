import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { oracle, seededRandom } from '../../../../tests/support/oracle.ts';
import { lookUp } from './model.ts';
import { programSource, querySource } from './source.ts';
import type { Language, Lookup, Place, Query, Slot, World } from './types.ts';

const NAMES = ['x', 'y', 'z'];
const KINDS: Record<Language, Slot['kind'][]> = {
  javascript: ['plain', 'plain', 'readonly', 'accessor'],
  lua: ['plain'],
  scope: ['plain', 'const', 'tdz'],
};

/** A world of up to five places that refer to earlier ones; Lua's may form rings. */
function randomWorld(language: Language, random: () => number): World {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, 1 + Math.floor(random() * 5));
  const places = names.map((name, index): Place => {
    const others = language === 'lua' ? names : names.slice(0, index);
    const link = (part: number) => (others.length && random() < part ? pick(others) : undefined);
    const slots = NAMES.filter(() => random() < 0.35).map((slot) => ({
      name: slot,
      value: Math.floor(random() * 100),
      kind: pick(KINDS[language]),
    }));
    if (language === 'lua') {
      const [index, newindex] = [link(0.6), link(0.4)];
      return { name, slots, ...(index ? { index } : {}), ...(newindex ? { newindex } : {}) };
    }
    const parent = link(0.85);
    return { name, slots, ...(parent ? { parent } : {}) };
  });
  return { language, places };
}

function randomQuery(world: World, random: () => number): Query {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const query = { at: pick(world.places).name, name: pick(NAMES) };
  return random() < 0.5 ? query : { ...query, write: 100 + Math.floor(random() * 100) };
}

const cases = (language: Language, seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const world = randomWorld(language, random);
    const query = randomQuery(world, random);
    return { world, query, found: lookUp(world, query) };
  });
};

const ERRORS: Record<string, string> = {
  readonly: 'TypeError',
  const: 'TypeError',
  tdz: 'ReferenceError',
  'not-defined': 'ReferenceError',
};
/** A read as the engines print it. */
function readText({ outcome }: Lookup, nothing: string): string {
  if (outcome.kind === 'found') return String(outcome.value);
  return outcome.kind === 'error' ? (ERRORS[outcome.error] ?? outcome.error) : nothing;
}

it('reads and writes along prototypes as the engine does', () => {
  for (const { world, query, found } of cases('javascript', 1, 500)) {
    const ask =
      query.write === undefined
        ? `result = String(${query.at}.${query.name});`
        : `${query.at}.${query.name} = ${query.write}; result = 'written';`;
    const own = world.places.map(
      ({ name }) =>
        `${name}: Object.fromEntries(Object.getOwnPropertyNames(${name}).map((key) => [key, ${name}[key]]))`,
    );
    const code = `'use strict'; let result; ${programSource(world, query, `try { ${ask} } catch (e) { result = e.name; }`).join('\n')}
      JSON.stringify({ result, after: { ${own.join(', ')} } })`;
    const real = JSON.parse(runInNewContext(code));
    const ours = query.write === undefined || found.outcome.kind === 'error' ? readText(found, 'undefined') : 'written';
    const after = Object.fromEntries(
      found.world.places.map(({ name, slots }) => [
        name,
        Object.fromEntries(slots.map((slot) => [slot.name, slot.value])),
      ]),
    );
    expect({ code, result: ours, after }).toEqual({ code, ...real });
  }
});

it('reads and writes through scopes as the engine does', () => {
  for (const { world, query, found } of cases('scope', 2, 500)) {
    const ask =
      query.write === undefined
        ? `result = String(${query.name});`
        : `${query.name} = ${query.write}; result = 'written ' + ${query.name};`;
    const code = `'use strict'; let result; { ${programSource(world, query, `try { ${ask} } catch (e) { result = e.name; }`).join('\n')} } result`;
    const ours = found.outcome.kind === 'written' ? `written ${query.write}` : readText(found, 'undefined');
    expect({ code, result: ours }).toEqual({ code, result: runInNewContext(code) });
  }
});

it('reads and writes through metatables as Lua does', () => {
  const asked = cases('lua', 3, 400);
  const source = asked
    .map(({ world, query }) => {
      const target = `${query.at}.${query.name}`;
      const ask = query.write === undefined ? `return ${target}` : `${target} = ${query.write}; return 'written'`;
      const dump = world.places
        .map(({ name }) => NAMES.map((key) => `rawget(${name}, '${key}')`).join(', '))
        .join(', ');
      return `do\n${programSource(world, query, `local ok, result = pcall(function() ${ask} end)`).join('\n')}
print(ok and tostring(result) or (tostring(result):match('loop') or result), ${dump})\nend`;
    })
    .join('\n');
  const real = oracle('lua', source, new URL('./fixtures/lua54.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  const ours = asked.map(({ query, found }) => {
    const result = query.write === undefined || found.outcome.kind === 'error' ? readText(found, 'nil') : 'written';
    const values = found.world.places.flatMap(({ slots }) =>
      NAMES.map((key) => slots.find(({ name }) => name === key)?.value ?? 'nil'),
    );
    return [result, ...values].join('\t');
  });
  expect(ours).toEqual(real);
});

it('writes to the object itself when the name comes from its prototype', () => {
  const world: World = {
    language: 'javascript',
    places: [
      { name: 'base', slots: [{ name: 'x', value: 1, kind: 'plain' }] },
      { name: 'obj', slots: [], parent: 'base' },
    ],
  };
  const { path, outcome, world: after } = lookUp(world, { at: 'obj', name: 'x', write: 5 });
  expect(path.map(({ place, via }) => `${via} ${place}`)).toEqual(['start obj', 'prototype base', 'receiver obj']);
  expect(outcome).toEqual({ kind: 'written', place: 'obj' });
  expect(after.places.map(({ slots }) => slots.map(({ value }) => value))).toEqual([[1], [5]]);
});

it('shows the look-up as one writes it', () => {
  const world = { language: 'lua' as const, places: [{ name: 'a', slots: [] }] };
  expect(querySource(world, { at: 'a', name: 'x' })).toBe('print(a.x)');
  expect(querySource({ ...world, language: 'javascript' }, { at: 'a', name: 'x', write: 3 })).toBe('a.x = 3;');
});
