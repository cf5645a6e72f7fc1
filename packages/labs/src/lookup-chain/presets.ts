/** Worlds to start from, and a look-up that shows their point. */
import type { Place, Query, Slot, World } from './types.ts';

export const PRESETS = ['prototype', 'readonly', 'metatable', 'proxy', 'scope', 'tdz'] as const;
export type Preset = (typeof PRESETS)[number];

type Links = Pick<Place, 'parent' | 'index' | 'newindex'>;

/** Slots as text: `x=1`, with `!` after the name for readonly or const, `?` for a let further down, `*` for an accessor. */
function place(name: string, text: string, links: Links = {}, bang: 'readonly' | 'const' = 'readonly'): Place {
  const kinds: Record<string, Slot['kind']> = { '!': bang, '?': 'tdz', '*': 'accessor' };
  const slots = text
    .split(' ')
    .filter(Boolean)
    .map((part): Slot => {
      const [, key = 'x', mark = '', value = '0'] = /^([xyz])([!?*]?)=(\d+)$/.exec(part) ?? [];
      return { name: key, value: Number(value), kind: kinds[mark] ?? 'plain' };
    });
  return { name, slots, ...links };
}

const object = (places: Place[]): World => ({ language: 'javascript', places });
const lua = (places: Place[]): World => ({ language: 'lua', places });
const scope = (places: Place[]): World => ({ language: 'scope', places });

/** The worlds. */
export const STARTS: Record<Preset, { world: World; query: Query }> = {
  prototype: {
    world: object([
      place('obj', 'x=1', { parent: 'proto' }),
      place('proto', 'x=10 y=20', { parent: 'base' }),
      place('base', 'z=300'),
    ]),
    query: { at: 'obj', name: 'z' },
  },
  readonly: {
    world: object([place('obj', '', { parent: 'proto' }), place('proto', 'x!=10 y=20 z*=30')]),
    query: { at: 'obj', name: 'x', write: 5 },
  },
  metatable: {
    world: lua([
      place('obj', 'x=1', { index: 'Derived' }),
      place('Derived', 'y=20', { index: 'Base' }),
      place('Base', 'x=100 z=300'),
    ]),
    query: { at: 'obj', name: 'z' },
  },
  proxy: {
    world: lua([place('proxy', '', { index: 'data', newindex: 'data' }), place('data', 'x=1 y=2')]),
    query: { at: 'proxy', name: 'z', write: 3 },
  },
  scope: {
    world: scope([
      place('inner', 'x=1', { parent: 'outer' }, 'const'),
      place('outer', 'x=10 y=20', { parent: 'top' }, 'const'),
      place('top', 'z!=300', {}, 'const'),
    ]),
    query: { at: 'inner', name: 'y', write: 21 },
  },
  tdz: {
    world: scope([place('inner', 'x?=1', { parent: 'top' }, 'const'), place('top', 'x=10', {}, 'const')]),
    query: { at: 'inner', name: 'x' },
  },
};
