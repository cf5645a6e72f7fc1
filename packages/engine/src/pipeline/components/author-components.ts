/** Components of the author's, as notes get them. */
export interface AuthorComponents {
  /** Names of admonitions, by those of the components that stand for them. */
  admonitions: Readonly<Record<string, string>>;
  /** Modules as the configuration names them, by the components. */
  modules: Readonly<Record<string, string>>;
  /** A program that renders those modules (`render-process.ts`). */
  program: string;
}

/** Under which they stand among what is prepared; no feature has the name of a key of the configuration. */
export const COMPONENTS = 'components';

/** A use of a component, as it crosses to the process that renders it. */
export interface ComponentUse {
  name: string;
  /** As JSON has them. */
  props: Readonly<Record<string, unknown>>;
  /** What the element holds when that is one value; else the place where the note's own blocks go is marked. */
  child?: unknown;
}

/** Element that marks the place of the note's own blocks. */
export const PLACE = 'x-children';
