/** The layout in words. */
import { byteMap, paddingOf } from './byte-map.ts';
import { type Layouts, roundUp } from './layout.ts';
import type { Preset } from './presets.ts';
import { classSource } from './source.ts';
import { laidOut, type MemoryState } from './state.ts';
import type { ClassLayout, Placement } from './types.ts';

export const PRESET_NAMES: Record<Preset, string> = {
  padding: '成员与填充',
  virtual: '虚函数与单继承',
  multiple: '多重继承',
  diamond: '菱形与虚继承',
  'empty-base': '空类',
  tail: '尾部填充',
};

/** Places told one by one. */
const MOST_PLACES = 24;

const list = (parts: string[]) => parts.join('、');

/** What the reader is asked: of what the shown class has. */
export function question(state: MemoryState): string {
  const { layouts, layout } = laidOut(state);
  const { name, bases, polymorphic, fields } = layout.spec;
  if (layout.virtualBases.length > 0)
    return `虚基类 ${list(layout.virtualBases.map((base) => base.name))} 在 ${name} 的哪里？一步步放一遍。`;
  if (layout.isDynamic && (polymorphic || bases.length > 0))
    return `${name} 里有几个虚表指针，成员从第几个字节开始？一步步放一遍。`;
  if (bases.length > 0 || fields.some(({ type }) => layouts.has(type)))
    return `基类和类成员占多少字节，会不会让出尾巴？换一个类，比较它们的 sizeof。`;
  if (fields.length < 2) return `再给 ${name} 添一个成员，sizeof(${name}) 从 ${layout.size} 变成几？`;
  return `${name} 占 ${layout.size} 字节，填充 ${paddingOf(byteMap(layouts, name))} 字节。拖动图里的成员换次序，还能省下几个？`;
}

/** As far as the class has been laid out. */
export function progressText(state: MemoryState): string {
  const { layouts, layout } = laidOut(state);
  const { step, shown } = state;
  if (step > layout.placements.length) return resultText(layouts, shown);
  const last = layout.placements[step - 1];
  return last ? placementText(layout, last) : `${shown} 还是空的，有 ${layout.placements.length} 样东西要依次放进去。`;
}

/** A component by its name. */
export function placedName({ spec }: ClassLayout, { kind, name }: Placement): string {
  if (kind === 'vptr') return '虚表指针';
  if (kind === 'base') return `基类 ${name}`;
  if (kind === 'virtual') return `虚基类 ${name}`;
  const field = spec.fields.find((each) => each.name === name);
  return `成员 ${name}（${field?.type}${field?.count ? `[${field.count}]` : ''}）`;
}

/** Where a component was placed, and why there. */
export function placementText(layout: ClassLayout, placement: Placement): string {
  const { offset, after } = placement;
  return `${placedName(layout, placement)}放在偏移 ${offset}：${placementReason(placement)}。数据用到第 ${after} 字节。`;
}

function placementReason({ isEmpty, before, align, offset }: Placement): string {
  if (isEmpty)
    return offset === 0 ? '空类不占字节，从头开始的地方就放得下' : '偏移 0 处已有同一种空类的对象，两个对象不能同址';
  if (offset === before) return `前面用了 ${before} 字节，是对齐 ${align} 的倍数，接着放`;
  if (offset === roundUp(before, align))
    return `前面用了 ${before} 字节，先补 ${offset - before} 字节，到对齐 ${align} 的倍数`;
  return `前面用了 ${before} 字节，那里已有同一种空类的对象，两个对象不能同址，再往后让`;
}

/** Why the size is what it is. */
export function sizeText({ spec: { name }, end, size, align, isEmpty }: ClassLayout): string {
  if (isEmpty && end <= 1 && size === 1) return `${name} 没有数据，也占 1 字节，好让对象有各自的地址。`;
  const tail = size - end;
  const rounding = tail > 0 ? `末尾补 ${tail} 字节，到 ${align} 的倍数` : `已是 ${align} 的倍数`;
  return `放好的一共到第 ${end} 字节，对齐是 ${align}，${rounding}：sizeof(${name}) = ${size}。`;
}

/** What the drawing shows. */
export const figureLabel = (name: string) => `${name} 的对象逐字节的布局，每行 8 字节`;

/** Size, alignment, padding, and where everything lies. */
export function resultText(layouts: Layouts, name: string): string {
  const layout = layouts.get(name) as ClassLayout;
  const map = byteMap(layouts, name);
  const used = map.filter(({ kind }) => kind !== 'padding');
  const places = used.slice(0, MOST_PLACES).map(({ label, owner, offset }) => `${owner}::${label} ${offset}`);
  if (used.length > MOST_PLACES) places.push(`……共 ${used.length} 处`);
  const bases = [...layout.bases, ...layout.virtualBases].map((base) => `${base.name} ${base.offset}`);
  return [
    `sizeof(${name}) = ${layout.size}，alignof(${name}) = ${layout.align}，填充 ${paddingOf(map)} 字节`,
    ...(places.length ? [`偏移：${list(places)}`] : ['没有数据，占一个字节好让对象有各自的地址']),
    ...(bases.length ? [`基类子对象：${list(bases)}`] : []),
  ]
    .join('；')
    .concat('。');
}

/** The class as code, with the offset beside each member that has been placed. */
export function annotatedSource(layout: ClassLayout, step: number): { lines: string[]; notes: Record<number, string> } {
  const lines = classSource(layout.spec).split('\n');
  const notes: Record<number, string> = {};
  const placed = layout.placements.slice(0, step);
  for (const { name, offset, size } of layout.fields) {
    if (!placed.some((placement) => placement.kind === 'member' && placement.name === name)) continue;
    const line = lines.findIndex((text) => new RegExp(`\\b${name}(\\[\\d+\\])?;$`).test(text));
    if (line >= 0) notes[line] = `// 偏移 ${offset}，${size} 字节`;
  }
  return { lines, notes };
}
