/** The layout in words. */
import { byteMap, paddingOf } from './byte-map.ts';
import type { Layouts } from './layout.ts';
import type { Preset } from './presets.ts';
import { classSource } from './source.ts';
import type { ClassLayout } from './types.ts';

export const PRESET_NAMES: Record<Preset, string> = {
  padding: '成员与填充',
  virtual: '虚函数与单继承',
  multiple: '多重继承',
  diamond: '菱形与虚继承',
  'empty-base': '空类',
  tail: '尾部填充',
};

const list = (parts: string[]) => parts.join('、');

/** What the drawing shows. */
export const figureLabel = (name: string) => `${name} 的对象逐字节的布局，每行 8 字节`;

/** Size, alignment, padding, and where everything lies. */
export function resultText(layouts: Layouts, name: string): string {
  const layout = layouts.get(name) as ClassLayout;
  const map = byteMap(layouts, name);
  const places = map
    .filter(({ kind }) => kind !== 'padding')
    .map(({ label, owner, offset }) => `${owner}::${label} ${offset}`);
  const bases = [...layout.bases, ...layout.virtualBases].map((base) => `${base.name} ${base.offset}`);
  return [
    `sizeof(${name}) = ${layout.size}，alignof(${name}) = ${layout.align}，填充 ${paddingOf(map)} 字节`,
    ...(places.length ? [`偏移：${list(places)}`] : ['没有数据，占一个字节好让对象有各自的地址']),
    ...(bases.length ? [`基类子对象：${list(bases)}`] : []),
  ]
    .join('；')
    .concat('。');
}

/** The class as code, with the offset beside each member. */
export function annotatedSource(layout: ClassLayout): { lines: string[]; notes: Record<number, string> } {
  const lines = classSource(layout.spec).split('\n');
  const notes: Record<number, string> = {};
  for (const { name, offset, size } of layout.fields) {
    const line = lines.findIndex((text) => new RegExp(`\\b${name}(\\[\\d+\\])?;$`).test(text));
    if (line >= 0) notes[line] = `// 偏移 ${offset}，${size} 字节`;
  }
  return { lines, notes };
}
