/** The classes as a reader would write them. */
import type { ClassSpec, FieldSpec } from './types.ts';

/** One member as a declaration, without indentation. */
export function fieldSource({ name, type, count, align, overlap }: FieldSpec): string {
  const attribute = overlap ? '[[no_unique_address]] ' : '';
  const alignas = align ? `alignas(${align}) ` : '';
  return `${attribute}${alignas}${type} ${name}${count ? `[${count}]` : ''};`;
}

/** One class as C++. */
export function classSource(spec: ClassSpec): string {
  const bases = spec.bases.map(({ name, virtual }) => `${virtual ? 'virtual ' : ''}${name}`).join(', ');
  const head = `struct ${spec.align ? `alignas(${spec.align}) ` : ''}${spec.name}${bases ? ` : ${bases}` : ''}`;
  const body = [
    ...(spec.hasConstructor ? [`${spec.name}() {}`] : []),
    ...(spec.polymorphic ? [`virtual void f${spec.name}() {}`] : []),
    ...spec.fields.map(fieldSource),
  ];
  const text = body.length ? `${head} {\n${body.map((line) => `  ${line}\n`).join('')}};` : `${head} {};`;
  return spec.pack ? `#pragma pack(push, ${spec.pack})\n${text}\n#pragma pack(pop)` : text;
}
