/** What the machine records: every event in the life of an object is a step. */

export type EventKind = 'construct' | 'copy' | 'move' | 'copy=' | 'move=' | 'destroy' | 'own' | 'release' | 'leak';

export interface LiveObject {
  id: number;
  /** What the program calls it: a variable, `*p`, `v[0]`, a temporary. */
  name: string;
  place: 'stack' | 'heap';
  /** What it holds; empty once moved from. */
  value: string;
  state: 'alive' | 'moved' | 'dead' | 'leaked';
  /** Pointers that own it: its reference count. */
  owners: string[];
  /** `weak_ptr`s that watch it. */
  watchers: string[];
}

export interface Step {
  /** Index of the line, from 0. */
  line: number;
  kind: EventKind | 'start';
  /** Object it happens to; absent for the first step. */
  id?: number;
  /** The event in words. */
  text: string;
  /** All objects that have been, after the event. */
  objects: LiveObject[];
}

/** What a tracing `T` would print: kind and value, for the events that call a function of `T`. @internal For the test against a compiler. */
export function traceOf(steps: readonly Step[]): string[] {
  const traced = ['construct', 'copy', 'move', 'copy=', 'move=', 'destroy'];
  return steps
    .filter(({ kind }) => traced.includes(kind))
    .map(({ kind, id, objects }) => `${kind} ${objects[id ?? 0]?.value || '-'}`);
}
