/** Two subobjects of the same empty class may not share an address: which ones lie where (Itanium C++ ABI 2.4 II.3). */
import type { ClassLayout } from './types.ts';

type Visit = (name: string, offset: number) => void;
type Layouts = ReadonlyMap<string, ClassLayout>;

/** A record of the empty subobjects placed so far in one class; `complete` ones bring their virtual bases with them. */
export interface EmptyMap {
  conflicts(of: ClassLayout, offset: number, count?: number, complete?: boolean): boolean;
  record(of: ClassLayout, offset: number, count?: number, complete?: boolean): void;
}

/** Calls `visit` for each empty class within a base subobject placed at `offset`. */
function eachEmpty(of: ClassLayout, offset: number, done: Layouts, visit: Visit): void {
  if (of.isEmpty) visit(of.spec.name, offset);
  for (const base of of.bases) eachEmpty(done.get(base.name) as ClassLayout, offset + base.offset, done, visit);
  for (const field of of.fields) {
    const type = done.get(field.spec.type);
    if (!type) continue;
    for (let index = 0; index < (field.spec.count ?? 1); index++) {
      eachEmptyOfComplete(type, offset + field.offset + index * type.size, done, visit);
    }
  }
}

function eachEmptyOfComplete(of: ClassLayout, offset: number, done: Layouts, visit: Visit): void {
  eachEmpty(of, offset, done, visit);
  for (const base of of.virtualBases) eachEmpty(done.get(base.name) as ClassLayout, offset + base.offset, done, visit);
}

/** An empty record. */
export function emptySubobjects(done: Layouts): EmptyMap {
  const taken = new Set<string>();
  const each = (of: ClassLayout, offset: number, count: number, complete: boolean, visit: Visit) => {
    const walk = complete ? eachEmptyOfComplete : eachEmpty;
    for (let index = 0; index < count; index++) walk(of, offset + index * of.size, done, visit);
  };
  return {
    conflicts(of, offset, count = 1, complete = false) {
      let found = false;
      each(of, offset, count, complete, (name, at) => {
        found ||= taken.has(`${name}@${at}`);
      });
      return found;
    },
    record(of, offset, count = 1, complete = false) {
      each(of, offset, count, complete, (name, at) => taken.add(`${name}@${at}`));
    },
  };
}
