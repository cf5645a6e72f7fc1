/**
 * What is stored on the device: a cache for each pack, and small records. A snapshot is the list of packs of one build; the
 * record of all snapshots is written last, in one step, so that whatever was interrupted has changed nothing.
 */
import { type Pack, READ } from '../names.ts';
import { RECORDS, Records } from './records.ts';

/** The packs of one build that are stored whole. */
export interface Snapshot {
  version: string;
  /** When it was stored, ms since 1970. */
  at: number;
  packs: Pack[];
}

/** Says in a pack's cache that every file of it is there. */
const WHOLE = '/.offline/whole';
/** The record of all snapshots, the newest first. */
const SNAPSHOTS = 'snapshots';

/**
 * What went before stays for so long, ms: a browser that is killed may have lost what it said was written. Chromium writes
 * its list of caches after 5 s, systems their files within half a minute.
 */
const SETTLING = 60_000;

export class Shelf extends Records {
  async snapshots(): Promise<Snapshot[]> {
    return (await this.read<Snapshot[]>(SNAPSHOTS)) ?? [];
  }

  async snapshot(version: string): Promise<Snapshot | undefined> {
    return (await this.snapshots()).find((one) => one.version === version);
  }

  async current(): Promise<Snapshot | undefined> {
    return this.#currentOf(await this.snapshots());
  }

  /** The newest of which every pack is there; the newest, where the browser has deleted some of each. */
  async #currentOf(snapshots: readonly Snapshot[]): Promise<Snapshot | undefined> {
    for (const one of snapshots) {
      const isThere = await Promise.all(one.packs.map((pack) => this.isWhole(pack)));
      if (isThere.every(Boolean)) return one;
    }
    return snapshots[0];
  }

  /** The one step by which another build, or another section, comes into force. */
  async switchTo(snapshot: Snapshot): Promise<void> {
    await this.write(SNAPSHOTS, [snapshot, ...(await this.snapshots())]);
  }

  async isWhole({ file }: Pack): Promise<boolean> {
    return (await this.find(file, WHOLE)) !== undefined;
  }

  markWhole({ file }: Pack): Promise<void> {
    return this.put(file, WHOLE, new Response());
  }

  /** Takes a section away from every snapshot, at once; the last one takes all with it. */
  async remove(id: string): Promise<void> {
    const all = await this.snapshots();
    const left = all.map((one) => ({ ...one, packs: one.packs.filter((pack) => pack.id !== id) }));
    await this.#keepOnly(left.filter(({ packs }) => packs.length > 1));
  }

  /** Forgets snapshots that neither hold nor are shown by any of these versions' pages. */
  async retire(shown: ReadonlySet<string>): Promise<void> {
    const all = await this.snapshots();
    const current = await this.#currentOf(all);
    if (!current || Date.now() - current.at < SETTLING) return;
    const isShown = ({ version }: Snapshot) => version !== current.version && shown.has(version);
    const left = all.filter((one) => one === current || isShown(one));
    if (left.length < all.length) await this.#keepOnly(left);
  }

  async #keepOnly(snapshots: readonly Snapshot[]): Promise<void> {
    await this.write(SNAPSHOTS, snapshots);
    const packs = snapshots.flatMap((one) => one.packs);
    await this.leave([RECORDS, READ, ...packs.map(({ file }) => file)]);
  }
}
