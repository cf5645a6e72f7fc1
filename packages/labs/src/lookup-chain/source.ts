/** A world and a look-up as a program: what is shown beside the picture, and what the real engines are asked. */
import type { Place, Query, Slot, World } from './types.ts';

/** Places with those first that others refer to; rings keep the given order. */
function parentsFirst(world: World): Place[] {
  const done: Place[] = [];
  const visit = (place: Place | undefined, open: readonly string[]) => {
    if (!place || done.includes(place) || open.includes(place.name)) return;
    visit(
      world.places.find(({ name }) => name === place.parent),
      [...open, place.name],
    );
    done.push(place);
  };
  for (const place of world.places) visit(place, []);
  return done;
}

function memberSource({ name, value, kind }: Slot): string {
  return kind === 'accessor' ? `get ${name}() { return ${value}; }, set ${name}(v) {}` : `${name}: ${value}`;
}

/** Objects with their prototypes. */
function objectSource(world: World): string[] {
  return parentsFirst(world).flatMap((place) => [
    `const ${place.name} = { ${[`__proto__: ${place.parent ?? 'null'}`, ...place.slots.map(memberSource)].join(', ')} };`,
    ...place.slots
      .filter(({ kind }) => kind === 'readonly')
      .map(({ name }) => `Object.defineProperty(${place.name}, '${name}', { writable: false });`),
  ]);
}

/** Tables, then their metatables: those may refer to each other. */
function luaSource(world: World): string[] {
  return [
    ...world.places.map(
      ({ name, slots }) => `local ${name} = { ${slots.map((s) => `${s.name} = ${s.value}`).join(', ')} }`,
    ),
    ...world.places
      .filter(({ index, newindex }) => index || newindex)
      .map(({ name, index, newindex }) => {
        const fields = [...(index ? [`__index = ${index}`] : []), ...(newindex ? [`__newindex = ${newindex}`] : [])];
        return `setmetatable(${name}, { ${fields.join(', ')} })`;
      }),
  ];
}

/** Places from the outermost to the one where the look-up stands. */
function scopesAround(world: World, at: string): Place[] {
  const inner = world.places.find(({ name }) => name === at);
  if (!inner) return [];
  return [...(inner.parent ? scopesAround(world, inner.parent) : []), inner];
}

function scopeSource(world: World, query: Query, ask: string): string[] {
  const scopes = scopesAround(world, query.at);
  const before = scopes.flatMap(({ name, slots }, depth) => {
    const pad = '  '.repeat(depth);
    const open = depth ? [`${'  '.repeat(depth - 1)}{ // ${name}`] : [];
    return [...open, ...slots.filter(({ kind }) => kind !== 'tdz').map((slot) => `${pad}${declaration(slot)}`)];
  });
  const deepest = '  '.repeat(Math.max(scopes.length - 1, 0));
  const after = scopes
    .map(({ slots }, depth) => {
      const pad = '  '.repeat(depth);
      const late = slots.filter(({ kind }) => kind === 'tdz').map((slot) => `${pad}${declaration(slot)}`);
      return [...late, ...(depth ? [`${'  '.repeat(depth - 1)}}`] : [])];
    })
    .reverse()
    .flat();
  return [...before, `${deepest}${ask}`, ...after];
}

const declaration = ({ name, value, kind }: Slot) => `${kind === 'const' ? 'const' : 'let'} ${name} = ${value};`;

/** The whole program; `ask` is what stands for the look-up itself. */
export function programSource(world: World, query: Query, ask: string): string[] {
  if (world.language === 'scope') return scopeSource(world, query, ask);
  return [...(world.language === 'lua' ? luaSource(world) : objectSource(world)), ask];
}

/** The look-up as one writes it. */
export function querySource({ language }: World, { at, name, write }: Query): string {
  const target = language === 'scope' ? name : `${at}.${name}`;
  if (write !== undefined) return `${target} = ${write}${language === 'lua' ? '' : ';'}`;
  return language === 'lua' ? `print(${target})` : `console.log(${target});`;
}
