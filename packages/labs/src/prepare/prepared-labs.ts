/** What is handed to the labs' halves in threads and in the bundler's process. */
import type { Dependency } from 'study-notes/pipeline/types';

/** For notes. */
export interface NoteLabs {
  /** Names of the built-in labs that the site has. */
  builtIn: readonly string[];
  /** Names of those that it does without. */
  leftOut: readonly string[];
  /** Labs of the author's own: the still's program, and the files it was made of. */
  own: Readonly<Record<string, { code: string; sources: readonly Dependency[] }>>;
  /** Names of those that have problems, told where they are. */
  broken: readonly string[];
}

/** For the bundle. */
export interface BundleLabs {
  builtIn: readonly string[];
  /** Name of a lab of the author's own → its module, absolute. */
  own: Readonly<Record<string, string>>;
  /** Changes when any file does of which these are made. */
  hash: string;
}
