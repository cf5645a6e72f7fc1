/** Places that a name is looked up in, as plain data, and what a look-up found. */

/** The three worlds of the lab. */
export type Language = 'javascript' | 'lua' | 'scope';

/** What a place holds under a name. */
export interface Slot {
  name: string;
  value: number;
  /**
   * JavaScript: `readonly` cannot be written, `accessor` calls functions. Scopes: `const` cannot be written, `tdz` is
   * declared by let further down and may not be touched yet.
   */
  kind: 'plain' | 'readonly' | 'accessor' | 'const' | 'tdz';
}

/** An object, a table or a scope. */
export interface Place {
  name: string;
  slots: Slot[];
  /** JavaScript: the prototype. Scopes: the scope around. */
  parent?: string;
  /** Lua: the metatable's `__index` and `__newindex`, each another table. */
  index?: string;
  newindex?: string;
}

/** All places of one language; places name only others of the same world. */
export interface World {
  language: Language;
  places: Place[];
}

/** A look-up: reading a name at a place, or writing a value to it. */
export interface Query {
  at: string;
  name: string;
  /** The value to write; reading without one. */
  write?: number;
}

/** How a look-up ends. */
export type Outcome =
  | { kind: 'found'; value: number }
  /** JavaScript gives undefined, Lua nil. */
  | { kind: 'missing' }
  | { kind: 'written'; place: string }
  /** A setter was called and stored nothing in the object itself. */
  | { kind: 'setter' }
  | { kind: 'error'; error: 'readonly' | 'const' | 'tdz' | 'not-defined' | 'loop' };

/** One place on the way: it has the name or the search goes on. */
export interface Visit {
  place: string;
  isHit: boolean;
  /** By which link the search came here. */
  via: 'start' | 'prototype' | '__index' | '__newindex' | 'outer' | 'receiver';
}

/** A look-up step by step, and the world after it. */
export interface Lookup {
  path: Visit[];
  outcome: Outcome;
  world: World;
}
