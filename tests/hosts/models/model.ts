/** A host that cannot be run here, by its documented rules: which file an address is, where it redirects, what it adds. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Asked } from '../addresses.ts';
import type { Received } from '../ask.ts';

export interface Reply {
  status: number;
  /** Name of the file that is sent. */
  file?: string;
  location?: string;
}

/** What was uploaded. */
export interface Uploaded {
  folder: string;
  has: (file: string) => boolean;
  read: (file: string) => string;
}

export interface Model {
  /** By which it compresses what it sends, best first. */
  encodings: readonly ('br' | 'gzip')[];
  /** It sends headers that the site asks for. */
  hasHeaders: boolean;
  /** It puts what is uploaded below the site's base. */
  isBelowBase?: boolean;
  /** The host's rules for a site: answers a path, decoded and whole. */
  open: (site: Uploaded) => {
    find: (path: string, url: URL) => Reply;
    headers?: (url: URL, status: number) => Record<string, string>;
  };
}

export function uploaded(folder: string): Uploaded {
  const at = (file: string) => join(folder, file);
  return {
    folder,
    has: (file) => existsSync(at(file)) && statSync(at(file)).isFile(),
    read: (file) => readFileSync(at(file), 'utf8'),
  };
}

/** The host's answer; a browser has made the address whole before it asks. */
export function asker(
  { open, encodings, isBelowBase }: Model,
  site: Uploaded,
  base: string,
): (asked: Asked) => Received {
  const { find: findWhole, headers = () => ({}) } = open(site);
  const mount = isBelowBase ? base.replace(/\/$/, '') : '';
  const find: typeof findWhole = (path, url) => {
    const { location, ...reply } = path.startsWith(`${mount}/`) ? findWhole(path.slice(mount.length), url) : NOT_FOUND;
    return { ...reply, ...(location !== undefined && { location: encodeURI(mount) + location }) };
  };
  return ({ path, headers: sent = {}, method = 'GET' }) => {
    const url = new URL(`https://host.example${path}`);
    const reply = findSafely(find, url);
    const own = lowerCase(headers(url, reply.status));
    if (reply.location !== undefined)
      return { status: reply.status, headers: { location: reply.location }, body: Buffer.alloc(0) };
    const content = reply.file === undefined ? Buffer.alloc(0) : readFileSync(join(site.folder, reply.file));
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    if (sent['if-none-match'] !== undefined && reply.status === 200)
      return { status: 304, headers: { etag }, body: Buffer.alloc(0) };
    const encoding = encodings.find((name) => sent['accept-encoding']?.includes(name));
    const body = encoding === 'br' ? brotliCompressSync(content) : encoding === 'gzip' ? gzipSync(content) : content;
    return {
      status: reply.status,
      headers: { ...own, etag, ...(encoding && { 'content-encoding': encoding }) },
      body: method === 'HEAD' ? Buffer.alloc(0) : body,
    };
  };
}

/** No host takes an address that cannot be decoded, or a null. */
function findSafely(find: (path: string, url: URL) => Reply, url: URL): Reply {
  try {
    const path = decodeURIComponent(url.pathname);
    return path.includes('\0') ? { status: 400 } : find(path, url);
  } catch {
    return { status: 400 };
  }
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A redirect to a decoded path that keeps the query. */
export function redirect(status: number, path: string, { search }: URL): Reply {
  return { status, location: path.split('/').map(encodeURIComponent).join('/') + search };
}

export const NOT_FOUND: Reply = { status: 404, file: '404.html' };
