/** What is stored on this device, and what there is to store. */
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { COMMON, FULL, KEEP, NAME, type Pack, type PackList, READ } from './names.ts';
import { fetchList } from './store/fetch-list.ts';
import type { Shelf } from './store/shelf.ts';

export interface Stored {
  /** What is published; null: nothing any more; undefined: no answer. */
  list: PackList | null | undefined;
  /** Packs of the current snapshot that are there. */
  packs: Pack[];
  /** Their build, and when it came. */
  version?: string;
  at?: number;
  /** Labels of sections that were stored and are gone. */
  lost: string[];
  /** For what there was no room in the background: versions, and `READ`. */
  full: ReadonlySet<string>;
  /** Whether pages that are read are kept, and how many there are. */
  keeps: boolean;
  pages: number;
  /** Whether the browser has promised to leave it all. */
  isLasting: boolean;
}

type Notes = Pick<PageChunkProps, 'keyOf' | 'readStored' | 'writeStored'>;

/** Reads it all; rejects where storage is blocked. */
export async function readState(shelf: Shelf, notes: Notes): Promise<Stored> {
  const [list, snapshot, full, keeps, isLasting] = await Promise.all([
    fetchList(shelf),
    shelf.current(),
    shelf.records(FULL),
    shelf.read<boolean>(KEEP),
    navigator.storage?.persisted?.() ?? false,
  ]);
  const all = snapshot?.packs ?? [];
  const isThere = await Promise.all(all.map((pack) => shelf.isWhole(pack)));
  const packs = all.filter((_, at) => isThere[at]);
  return {
    list,
    packs,
    ...(snapshot && { version: snapshot.version, at: snapshot.at }),
    lost: lostSections(notes, packs),
    full,
    keeps: keeps ?? false,
    pages: await pagesKept(shelf),
    isLasting,
  };
}

/** What a browser that needs room deletes does not take the note of it along. */
function lostSections({ keyOf, readStored }: Notes, packs: readonly Pack[]): string[] {
  const noted: [id: string, label: string][] = JSON.parse(readStored(keyOf(NAME)) ?? '[]');
  return noted.filter(([id]) => !packs.some((pack) => pack.id === id)).map(([, label]) => label);
}

/** Notes what is stored now. */
export function noteStored({ keyOf, writeStored }: Notes, packs: readonly Pack[]): void {
  const sections = packs.filter(({ id }) => id !== COMMON).map(({ id, label }) => [id, label]);
  writeStored(keyOf(NAME), sections.length > 0 ? JSON.stringify(sections) : null);
}

async function pagesKept(shelf: Shelf): Promise<number> {
  const assets = shelf.address('/assets/');
  return (await shelf.files(READ)).filter((address) => !address.startsWith(assets)).length;
}
