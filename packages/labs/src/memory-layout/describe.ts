/** The layout in words. */
import { byteMap, paddingOf } from './byte-map.ts';
import { type Layouts, roundUp } from './layout.ts';
import { classSource } from './source.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout, Placement } from './types.ts';
import { words } from './words/lab.ts';

/** Places told one by one. */
const MOST_PLACES = 24;

const list = (parts: string[]) => parts.join(words.comma);

/** What the reader is asked: of what the shown class has. */
export function question(state: MemoryState): string {
  const { layouts, layout } = laidOut(state);
  const { name, bases, polymorphic, fields } = layout.spec;
  if (layout.virtualBases.length > 0)
    return words.whereVirtual(
      layout.virtualBases.map((base) => base.name),
      name,
    );
  if (layout.isDynamic && (polymorphic || bases.length > 0)) return words.howManyVptrs(name);
  if (bases.length > 0 || fields.some(({ type }) => layouts.has(type))) return words.whoseTails;
  if (fields.length < 2) return words.addOne(name, layout.size);
  return words.reorder(name, layout.size, paddingOf(byteMap(layouts, name)));
}

/** As far as the class has been laid out. */
export function progressText(state: MemoryState): string {
  const { layouts, layout } = laidOut(state);
  const { step, shown } = state;
  if (step > layout.placements.length) return resultText(layouts, shown);
  const last = layout.placements[step - 1];
  return last ? placementText(layout, last) : words.stillEmpty(shown, layout.placements.length);
}

/** A component by its name. */
export function placedName(layout: ClassLayout, placement: Placement): string {
  const name = shortName(layout, placement);
  return placement.kind === 'member' ? words.memberTyped(name) : name;
}

/** The same without saying that a member is one. */
export function shortName({ spec }: ClassLayout, { kind, name }: Placement): string {
  if (kind === 'vptr') return words.vptr;
  if (kind === 'base') return words.base(name);
  if (kind === 'virtual') return words.virtualBase(name);
  const field = spec.fields.find((each) => each.name === name);
  return words.typed(name, `${field?.type}${field?.count ? `[${field.count}]` : ''}`);
}

/** Where a component was placed, and why there. */
export function placementText(layout: ClassLayout, placement: Placement): string {
  const { offset, after } = placement;
  return words.placed(placedName(layout, placement), offset, placementReason(placement), after);
}

function placementReason({ isEmpty, before, align, offset }: Placement): string {
  if (isEmpty) return offset === 0 ? words.emptyAtStart : words.startTaken;
  if (offset === before) return words.follows(before, align);
  if (offset === roundUp(before, align)) return words.padded(before, offset - before, align);
  return words.pushedOn(before);
}

/** Why the size is what it is. */
export function sizeText({ spec: { name }, end, size, align, isEmpty }: ClassLayout): string {
  if (isEmpty && end <= 1 && size === 1) return words.sizeWithoutData(name);
  const tail = size - end;
  const rounding = tail > 0 ? words.tailPadded(tail, align) : words.isMultiple(align);
  return words.sizeIs(end, align, rounding, `sizeof(${name}) = ${size}`);
}

/** What the drawing shows. */
export const figureLabel = (name: string) => words.picture(name);

/** Size, alignment, padding, and where everything lies. */
export function resultText(layouts: Layouts, name: string): string {
  const layout = layouts.get(name) as ClassLayout;
  const map = byteMap(layouts, name);
  const used = map.filter(({ kind }) => kind !== 'padding');
  const places = used.slice(0, MOST_PLACES).map(({ label, owner, offset }) => `${owner}::${label} ${offset}`);
  if (used.length > MOST_PLACES) places.push(words.inAll(used.length));
  const bases = [...layout.bases, ...layout.virtualBases].map((base) => `${base.name} ${base.offset}`);
  return [
    words.sizes(`sizeof(${name}) = ${layout.size}`, `alignof(${name}) = ${layout.align}`, paddingOf(map)),
    ...(places.length ? [words.offsets(list(places))] : [words.noData]),
    ...(bases.length ? [words.baseSubobjects(list(bases))] : []),
  ]
    .join(words.semicolon)
    .concat(words.stop);
}

/** The class as code, with the offset beside each member that has been placed. */
export function annotatedSource(layout: ClassLayout, step: number): { lines: string[]; notes: Record<number, string> } {
  const lines = classSource(layout.spec).split('\n');
  const notes: Record<number, string> = {};
  const placed = layout.placements.slice(0, step);
  for (const { name, offset, size } of layout.fields) {
    if (!placed.some((placement) => placement.kind === 'member' && placement.name === name)) continue;
    const line = lines.findIndex((text) => new RegExp(`\\b${name}(\\[\\d+\\])?;$`).test(text));
    if (line >= 0) notes[line] = words.offsetNote(offset, size);
  }
  return { lines, notes };
}
