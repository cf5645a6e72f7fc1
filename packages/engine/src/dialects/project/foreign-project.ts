/** A folder that was made for another engine: where its notes lie, and what its configuration says in our words. */
import type { UserConfig } from '../../config/schema.ts';
import type { DialectName } from '../../shared/dialects.ts';

export interface ForeignProject {
  /** Absent: its notes are plain Markdown. */
  dialect?: DialectName;
  /** How people call the engine. */
  engine: string;
  /** The file by which it was recognised, relative to the folder. */
  sign: string;
  /** Absolute. */
  contentDir: string;
  /** Absolute; files that are copied as they are. */
  staticDir: string;
  /** The notes' own share is guessed where it says nothing. */
  config: Partial<UserConfig>;
  /** Old addresses that its configuration sends on, from the notes' own base. */
  redirects?: { from: string; to: string }[];
  /** What of its configuration was not understood, for people. */
  lost: string[];
}

/** Recognises a folder; undefined when it is none of this engine's. */
export type Recognise = (folder: string) => Promise<ForeignProject | undefined>;
