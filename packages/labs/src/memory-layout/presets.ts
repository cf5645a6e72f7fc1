/** Programs to start from. */
import type { BaseSpec, ClassSpec, FieldSpec } from './types.ts';

/** Names of the programs, as a note writes them. */
export const PRESETS = ['padding', 'virtual', 'multiple', 'diamond', 'empty-base', 'tail'] as const;
export type Preset = (typeof PRESETS)[number];

const fieldsOf = (text: string): FieldSpec[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, type = '', name = '', count] = /^(.+) (\w+)(?:\[(\d)\])?$/.exec(part.trim()) ?? [];
      return { name, type, ...(count ? { count: Number(count) } : {}) };
    });

interface Rest {
  bases?: string[];
  virtualBases?: string[];
  polymorphic?: boolean;
  hasConstructor?: boolean;
}

function spec(name: string, fields: string, rest: Rest = {}): ClassSpec {
  const bases: BaseSpec[] = [
    ...(rest.bases ?? []).map((base) => ({ name: base, virtual: false })),
    ...(rest.virtualBases ?? []).map((base) => ({ name: base, virtual: true })),
  ];
  const { polymorphic = false, hasConstructor = false } = rest;
  return { name, bases, polymorphic, hasConstructor, fields: fieldsOf(fields) };
}

/** The classes of each program; the last one is shown first. */
export const PROGRAMS: Record<Preset, readonly ClassSpec[]> = {
  padding: [spec('A', 'char a, double b, short c, int d, bool e')],
  virtual: [
    spec('A', 'int a, char b', { polymorphic: true }),
    spec('B', 'char c', { bases: ['A'], polymorphic: true }),
  ],
  multiple: [
    spec('A', 'int a', { polymorphic: true }),
    spec('B', 'double b', { polymorphic: true }),
    spec('C', 'int c', { bases: ['A', 'B'], polymorphic: true }),
  ],
  diamond: [
    spec('A', 'int a', { polymorphic: true }),
    spec('B', 'int b', { virtualBases: ['A'] }),
    spec('C', 'int c', { virtualBases: ['A'] }),
    spec('D', 'int d', { bases: ['B', 'C'] }),
  ],
  'empty-base': [
    spec('A', ''),
    { ...spec('B', ''), fields: [{ name: 'd', type: 'A', overlap: true }, ...fieldsOf('void* p')] },
    spec('C', 'void* p', { bases: ['A'] }),
    spec('D', 'A d, void* p'),
  ],
  tail: [
    spec('A', 'double a, char b', { hasConstructor: true }),
    spec('B', 'char c', { bases: ['A'] }),
    spec('C', 'A a, char c'),
  ],
};
