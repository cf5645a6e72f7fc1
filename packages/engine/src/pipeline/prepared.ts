/** What features make of the project before notes are compiled: their other parts run in threads and processes that know no project. */
import type { ConfigIssue } from '../config/config-issue.ts';
import type { Problem } from '../shared/problem.ts';

/** Where a feature finds what the author wrote for it beside the notes. */
export interface ContentPlace {
  contentDir: string;
  /** Prefix of problem paths. */
  label: string;
  /** Real paths below which files may be read. */
  places: readonly string[];
}

/** Where a feature finds what its options name. */
export interface ProjectPlace {
  /** The author's options, checked and filled in. */
  options: unknown;
  /** Folder of the configuration, from which paths in it are read. */
  folder: string;
  /** The project; problem paths are relative to it. */
  root: string;
  content: ContentPlace;
}

/** What a feature has made; plain data but for `issues` and `problems`, which stay here. */
export interface Prepared {
  /** For its half in notes, in whatever thread that is. */
  notes?: unknown;
  /** What of it every note hangs on: another key compiles them all. The rest is for notes' dependencies to tell. */
  key?: unknown;
  /** What only notes hang on that say so (`CompiledNote.uses`): another one compiles those. */
  usedKey?: string;
  /** For its bundle, which is made anew when this changes. */
  bundle?: unknown;
  /** Files and folders it was made of, absolute: the dev server watches them and hands them out. */
  sources: readonly string[];
}

export interface Preparation extends Prepared {
  /** Problems of the options. */
  issues: readonly ConfigIssue[];
  /** Problems of the files that they name. */
  problems: readonly Problem[];
}

/** By the features' names. */
export type AllPrepared = Readonly<Record<string, Prepared>>;
