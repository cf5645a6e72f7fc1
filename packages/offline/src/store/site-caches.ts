/** The caches of one site, by names of its own: what the browser may refuse, delete or lose is behind these. */
import { toAddress } from 'study-notes/shared/paths';

export class SiteCaches {
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

  /** Addresses of a cache's files. */
  async files(cache: string): Promise<string[]> {
    const keys = (await caches.has(this.name(cache))) ? await (await caches.open(this.name(cache))).keys() : [];
    return keys.map(({ url }) => url);
  }

  async put(cache: string, path: string, answer: Response): Promise<void> {
    await (await caches.open(this.name(cache))).put(this.address(path), answer);
  }

  async drop(cache: string): Promise<void> {
    await caches.delete(this.name(cache));
  }

  /** Deletes all but these caches. */
  async leave(wanted: readonly string[]): Promise<void> {
    const names = new Set(wanted.map((what) => this.name(what)));
    const ours = this.name('');
    for (const name of await caches.keys()) if (name.startsWith(ours) && !names.has(name)) await caches.delete(name);
  }

  /** Everything goes. */
  clear(): Promise<void> {
    return this.leave([]);
  }
}
