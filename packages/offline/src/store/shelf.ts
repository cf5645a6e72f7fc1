/**
 * What is stored on the device: a cache for each pack, and small records. A snapshot is the list of packs of one build; a
 * record that is written last says which one holds, so that whatever was interrupted has changed nothing.
 */
import { toAddress } from 'study-notes/shared/paths';
import type { Pack } from '../names.ts';

/** The packs of one build that are stored whole. */
export interface Snapshot {
  version: string;
  /** When it was stored, ms since 1970. */
  at: number;
  packs: Pack[];
}

/** Says in a pack's cache that every file of it is there. */
const WHOLE = 'whole';
const CURRENT = 'current';
const SNAPSHOT = 'snapshot/';

export class Shelf {
  /** Address of the site's root. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Name of a cache; sites of one origin keep theirs apart by their roots. */
  name(what: string): string {
    return `offline ${this.root} ${what}`;
  }

  /** Under which a file is kept; `path` is decoded and without base. */
  address(path: string): string {
    return new URL(toAddress('/', path).slice(1), this.root).href;
  }

  /** A file of a cache; looking for one makes no cache. */
  find(cache: string, path: string): Promise<Response | undefined> {
    return caches.match(this.address(path), { cacheName: this.name(cache) });
  }

  async put(cache: string, path: string, answer: Response): Promise<void> {
    await (await caches.open(this.name(cache))).put(this.address(path), answer);
  }

  async read<Value>(record: string): Promise<Value | undefined> {
    return (await this.find('records', `/.offline/${record}`))?.json();
  }

  write(record: string, value: unknown): Promise<void> {
    return this.put('records', `/.offline/${record}`, Response.json(value));
  }

  async forget(record: string): Promise<void> {
    await (await caches.open(this.name('records'))).delete(this.address(`/.offline/${record}`));
  }

  /** Names of the records that begin so, without the beginning. */
  async records(beginning: string): Promise<string[]> {
    const keys = await (await caches.open(this.name('records'))).keys();
    const start = this.address(`/.offline/${beginning}`);
    return keys.flatMap(({ url }) => (url.startsWith(start) ? [decodeURIComponent(url.slice(start.length))] : []));
  }

  snapshot(version: string): Promise<Snapshot | undefined> {
    return this.read(SNAPSHOT + version);
  }

  async current(): Promise<Snapshot | undefined> {
    const version = await this.read<string>(CURRENT);
    return version === undefined ? undefined : this.snapshot(version);
  }

  async snapshots(): Promise<Snapshot[]> {
    const found = (await this.records(SNAPSHOT)).map((version) => this.snapshot(version));
    return (await Promise.all(found)).filter((one) => one !== undefined);
  }

  /** The one step by which another build, or another section, comes into force. */
  async switchTo(snapshot: Snapshot): Promise<void> {
    await this.write(SNAPSHOT + snapshot.version, snapshot);
    await this.write(CURRENT, snapshot.version);
  }

  async isWhole({ file }: Pack): Promise<boolean> {
    return (await this.find(file, `/.offline/${WHOLE}`)) !== undefined;
  }

  markWhole({ file }: Pack): Promise<void> {
    return this.put(file, `/.offline/${WHOLE}`, new Response());
  }

  async drop(cache: string): Promise<void> {
    await caches.delete(this.name(cache));
  }

  /** Takes a section away from every snapshot, at once; the last one takes all with it. */
  async remove(id: string): Promise<void> {
    for (const one of await this.snapshots()) {
      const packs = one.packs.filter((pack) => pack.id !== id);
      if (packs.length > 1) await this.write(SNAPSHOT + one.version, { ...one, packs });
      else await this.forget(SNAPSHOT + one.version);
    }
    await this.sweep();
  }

  /** Deletes packs that no snapshot has. */
  async sweep(): Promise<void> {
    const packs = (await this.snapshots()).flatMap((one) => one.packs);
    const wanted = new Set(['records', 'read', ...packs.map(({ file }) => file)].map((what) => this.name(what)));
    for (const name of await this.caches()) if (!wanted.has(name)) await caches.delete(name);
  }

  /** Forgets snapshots that neither hold nor are shown by any of these versions' pages. */
  async retire(shown: ReadonlySet<string>): Promise<void> {
    const current = await this.read<string>(CURRENT);
    const old = (await this.records(SNAPSHOT)).filter((version) => version !== current && !shown.has(version));
    if (old.length === 0) return;
    for (const version of old) await this.forget(SNAPSHOT + version);
    await this.sweep();
  }

  /** Everything goes. */
  async clear(): Promise<void> {
    for (const name of await this.caches()) await caches.delete(name);
  }

  async caches(): Promise<string[]> {
    const ours = this.name('');
    return (await caches.keys()).filter((name) => name.startsWith(ours));
  }
}
