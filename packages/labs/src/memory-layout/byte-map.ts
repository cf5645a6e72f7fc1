/** What each byte of a complete object holds. */
import type { Layouts } from './layout.ts';
import type { ClassLayout } from './types.ts';

/** A run of bytes with one use; `owner` is the class it belongs to, `label` a member's path or the type of a vptr. */
export interface Region {
  offset: number;
  size: number;
  kind: 'vptr' | 'member' | 'padding';
  owner: string;
  label: string;
  /** A member's type, with its length. */
  type?: string;
  /** Index of the component of the shown class that it belongs to; −1 for padding. */
  piece: number;
}

type Used = Omit<Region, 'piece'>;

/** Regions of a complete object in order, gaps filled with padding; together they are exactly `sizeof` bytes. */
export function byteMap(layouts: Layouts, name: string): Region[] {
  const layout = layoutOf(layouts, name);
  // An empty object's only byte holds nothing.
  return padded(usedRegions(layouts, layout), layout.size, name);
}

/** The regions of the components that were placed first, as far as they reach. */
export function partialMap(layouts: Layouts, name: string, placed: number): Region[] {
  const layout = layoutOf(layouts, name);
  const used = usedRegions(layouts, layout).filter(({ piece }) => piece < placed);
  const end = Math.max(0, ...used.map(({ offset, size }) => offset + size));
  return padded(used, end, name);
}

function layoutOf(layouts: Layouts, name: string): ClassLayout {
  const layout = layouts.get(name);
  if (!layout) throw new Error(`No class ${name}`);
  return layout;
}

function padded(used: readonly Region[], size: number, owner: string): Region[] {
  const all: Region[] = [];
  const pad = (from: number, to: number) => {
    if (to > from) all.push({ offset: from, size: to - from, kind: 'padding', owner, label: '', piece: -1 });
  };
  let at = 0;
  for (const region of used) {
    pad(at, region.offset);
    all.push(region);
    at = region.offset + region.size;
  }
  pad(at, size);
  return all;
}

/** All that holds something, in order, with the component that it came with. */
function usedRegions(layouts: Layouts, layout: ClassLayout): Region[] {
  const all: Region[] = [];
  const take = (piece: number, fill: (into: Used[]) => void) => {
    const into: Used[] = [];
    fill(into);
    all.push(...into.map((region) => ({ ...region, piece })));
  };
  const pieceOf = (kinds: string, name: string) =>
    layout.placements.findIndex((placement) => kinds.includes(placement.kind) && placement.name === name);
  const whole = { offset: 0, path: '' };
  if (layout.ownVptr) take(pieceOf('vptr', layout.spec.name), (into) => collectVptr(layout, whole, into));
  for (const { name, offset } of layout.bases)
    take(pieceOf('base', name), (into) => collect(layouts, layoutOf(layouts, name), { ...whole, offset }, into));
  for (const field of layout.fields)
    take(pieceOf('member', field.name), (into) => collectField(layouts, layout, field, whole, into));
  for (const { name, offset } of layout.virtualBases) {
    // One that another subobject holds as its primary base came with that.
    const own = pieceOf('virtual base', name);
    const holder = layout.placements.findLastIndex((placement) => placement.offset <= offset && !placement.isEmpty);
    take(own < 0 ? holder : own, (into) => collect(layouts, layoutOf(layouts, name), { ...whole, offset }, into));
  }
  return all.sort((a, b) => a.offset - b.offset);
}

/** Sum of the padding in a map, in bytes. */
export function paddingOf(map: readonly Region[]): number {
  return map.reduce((sum, region) => sum + (region.kind === 'padding' ? region.size : 0), 0);
}

interface Where {
  offset: number;
  /** Prefix of members' names, as in `a.b.`. */
  path: string;
}

function collectComplete(layouts: Layouts, layout: ClassLayout, where: Where, into: Used[]): void {
  collect(layouts, layout, where, into);
  for (const base of layout.virtualBases) {
    collect(layouts, layoutOf(layouts, base.name), { ...where, offset: where.offset + base.offset }, into);
  }
}

/** One subobject without its virtual bases. */
function collect(layouts: Layouts, layout: ClassLayout, where: Where, into: Used[]): void {
  if (layout.ownVptr) collectVptr(layout, where, into);
  for (const base of layout.bases) {
    collect(layouts, layoutOf(layouts, base.name), { ...where, offset: where.offset + base.offset }, into);
  }
  for (const field of layout.fields) collectField(layouts, layout, field, where, into);
}

function collectVptr({ spec: { name: owner } }: ClassLayout, { offset, path }: Where, into: Used[]): void {
  into.push({ offset, size: 8, kind: 'vptr', owner, label: `${path}vptr` });
}

type Field = ClassLayout['fields'][number];

function collectField(layouts: Layouts, of: ClassLayout, field: Field, where: Where, into: Used[]): void {
  const { name, spec, size } = field;
  const type = layouts.get(spec.type);
  const [offset, path] = [where.offset + field.offset, where.path + name];
  if (!type) into.push({ offset, size, kind: 'member', owner: of.spec.name, label: path, type: typeText(spec) });
  else {
    for (let index = 0; index < (spec.count ?? 1); index++) {
      const step = `${path}${spec.count ? `[${index}]` : ''}.`;
      collectComplete(layouts, type, { offset: offset + index * type.size, path: step }, into);
    }
  }
}

const typeText = ({ type, count }: Field['spec']) => `${type}${count ? `[${count}]` : ''}`;
