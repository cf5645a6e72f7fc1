/** A host of built sites: it can deploy another one, be gone, and stop in the middle of a pack. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import { contentType } from '../../packages/engine/src/server/content-type.ts';
import { LocalServer } from './local-server.ts';

/** Bytes that are sent at once of what can be interrupted. */
const PART = 2048;

export class DeployServer extends LocalServer {
  /** Folder of the site that is published. */
  folder = '';
  /** No request is answered. */
  isGone = false;
  /** Bytes of packs after which `onLimit` is called, once, and awaited; less than 0: never. */
  limit = -1;
  onLimit: (cut: () => void) => unknown = (cut) => cut();
  /** Addresses that lead to others, as hosts do with slashes. */
  readonly redirects = new Map<string, string>();
  /** What stands before the content of an address. */
  readonly before = new Map<string, string>();
  readonly requests: string[] = [];

  constructor() {
    super((incoming, outgoing) => void this.#serve(incoming, outgoing).catch(() => outgoing.destroy()));
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(incoming.url ?? '/', 'http://a').pathname);
    this.requests.push(path);
    if (this.isGone) return void outgoing.destroy();
    const target = this.redirects.get(path);
    if (target) return void outgoing.writeHead(301, { location: encodeURI(target) }).end();
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((name) => join(this.folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const before = Buffer.from(this.before.get(path) ?? '');
    const content = Buffer.concat([before, readFileSync(file ?? join(this.folder, '404.html'))]);
    outgoing.writeHead(file ? 200 : 404, {
      'content-type': contentType(file ?? 'a.html'),
      'content-length': content.length,
      'cache-control': path.includes('/assets/') && !path.startsWith('/data') ? 'max-age=31536000' : 'no-cache',
    });
    if (path.startsWith('/assets/packs/') && this.limit >= 0) await this.#trickle(content, outgoing);
    else outgoing.end(content);
  }

  async #trickle(content: Buffer, outgoing: ServerResponse): Promise<void> {
    for (let at = 0; at < content.length && !outgoing.destroyed; at += PART) {
      await this.#count(() => outgoing.destroy());
      outgoing.write(content.subarray(at, at + PART));
      await later();
    }
    outgoing.end();
  }

  async #count(cut: () => void): Promise<void> {
    if (this.limit < 0) return;
    this.limit -= PART;
    if (this.limit < 0) await this.onLimit(cut);
  }
}
