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
}

/** Regions of a complete object in order, gaps filled with padding; together they are exactly `sizeof` bytes. */
export function byteMap(layouts: Layouts, name: string): Region[] {
  const layout = layouts.get(name);
  if (!layout) throw new Error(`No class ${name}`);
  const used: Region[] = [];
  collectComplete(layouts, layout, { offset: 0, path: '' }, used);
  used.sort((a, b) => a.offset - b.offset);
  const all: Region[] = [];
  let at = 0;
  for (const region of used) {
    pad(all, at, region.offset, name);
    all.push(region);
    at = region.offset + region.size;
  }
  // An empty object's only byte holds nothing.
  pad(all, at, layout.size, name);
  return all;
}

/** Sum of the padding in a map, in bytes. */
export function paddingOf(map: readonly Region[]): number {
  return map.reduce((sum, region) => sum + (region.kind === 'padding' ? region.size : 0), 0);
}

function pad(all: Region[], from: number, to: number, owner: string): void {
  if (to > from) all.push({ offset: from, size: to - from, kind: 'padding', owner, label: '' });
}

interface Where {
  offset: number;
  /** Prefix of members' names, as in `a.b.`. */
  path: string;
}

function collectComplete(layouts: Layouts, layout: ClassLayout, where: Where, into: Region[]): void {
  collect(layouts, layout, where, into);
  for (const base of layout.virtualBases) {
    collect(layouts, layouts.get(base.name) as ClassLayout, { ...where, offset: where.offset + base.offset }, into);
  }
}

/** One subobject without its virtual bases. */
function collect(layouts: Layouts, layout: ClassLayout, { offset, path }: Where, into: Region[]): void {
  const owner = layout.spec.name;
  if (layout.ownVptr) into.push({ offset, size: 8, kind: 'vptr', owner, label: `${path}vptr` });
  for (const base of layout.bases) {
    collect(layouts, layouts.get(base.name) as ClassLayout, { offset: offset + base.offset, path }, into);
  }
  for (const { name, spec, size, offset: within } of layout.fields) {
    const type = layouts.get(spec.type);
    const at = offset + within;
    if (!type) into.push({ offset: at, size, kind: 'member', owner, label: path + name });
    else {
      for (let index = 0; index < (spec.count ?? 1); index++) {
        const step = `${path}${name}${spec.count ? `[${index}]` : ''}.`;
        collectComplete(layouts, type, { offset: at + index * type.size, path: step }, into);
      }
    }
  }
}
