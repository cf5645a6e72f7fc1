/** Names that the build, the page and the worker share. */

/** The feature's name. */
export const NAME = 'offline';

/** The worker, at the site's root: it serves what lies below its own address. */
export const WORKER_FILE = 'sw.js';

/** What there is to store, of the build that is published now. */
export const LIST_FILE = 'data/assets/offline.json';

/** Folder of the packs; their names hold their hashes. */
export const PACKS = 'assets/packs/';

/** Id of the pack without which no section works: the application, the site's own pages, search and cards. */
export const COMMON = '_';

/** A section, or what all of them need, as one file. */
export interface Pack {
  /** Id of the sidebar, or `COMMON`. */
  id: string;
  label: string;
  /** Decoded path of the section's first page, without base. */
  path: string;
  /** Output name, with a hash of all that is in it. */
  file: string;
  /** Bytes to fetch, and bytes unpacked. */
  bytes: number;
  size: number;
}

/** Content of `LIST_FILE`. */
export type PackList =
  | {
      /** Hash of all packs: it names the build. */
      version: string;
      packs: Pack[];
    }
  | { withdrawn: true };

/** The cache of pages that were read, and the record by which the reader wants them kept. */
export const READ = 'read';
export const KEEP = 'keep';

/** Beginning of the records by which the worker says that the device had no room: for a version, or for what was read. */
export const FULL = 'full/';
