/** Arranges a built site for a host, in a folder of its own: the same files under its names, and its configuration. */
import { copyFileSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { HOST_FILE, type HostFile } from '../emit/host-file.ts';
import { recoverOutput, removeOutput, swapOutput, unfinishedFolder } from '../emit/swap-output.ts';
import { makeFolder } from '../pipeline/cache/make-folder.ts';
import { AuthorError } from '../shared/author-error.ts';
import { documentFile } from '../shared/paths.ts';
import { words } from '../words/building.ts';
import { siteHeadersFile } from './header-file.ts';
import type { Host, HostedSite } from './host.ts';

const TWINS = ['.br', '.gz'];

export interface Exported {
  /** Names of all files. */
  files: string[];
  /** Files of the author's own that stand where the host's configuration would. */
  kept: string[];
  /** Number of old addresses. */
  redirects: number;
}

/** Writes the site of `from` to `to`, as a whole or not at all; throws an `AuthorError` where two pages would be one file. */
export function exportSite(from: string, to: string, host: Host): Exported {
  const all = filesIn(from);
  const site = hostedSite(from, all);
  recoverOutput(to);
  const folder = unfinishedFolder(to);
  rmSync(folder, { recursive: true, force: true });
  const placed = placedFiles(site, { all, host, headers: () => readFileSync(join(from, '_headers'), 'utf8') });
  for (const [name, file] of placed) take(join(from, file), join(folder, name));
  const [kept, own] = split(Object.entries(host.files(site)), ([name]) => placed.has(name));
  for (const [name, content] of own) {
    makeFolder(dirname(join(folder, name)));
    writeFileSync(join(folder, name), content);
  }
  for (const old of swapOutput(folder, to)) removeOutput(to, old);
  return {
    files: [...placed.keys(), ...own.map(([name]) => name)],
    kept: kept.map(([name]) => name),
    redirects: site.redirects?.length ?? 0,
  };
}

function hostedSite(from: string, all: ReadonlySet<string>): HostedSite {
  const isTwin = (file: string) => TWINS.some((twin) => file.endsWith(twin) && all.has(file.slice(0, -twin.length)));
  const told: HostFile = JSON.parse(readFileSync(join(from, HOST_FILE), 'utf8'));
  return { ...told, files: [...all].filter((file) => !isTwin(file)) };
}

interface Built {
  all: ReadonlySet<string>;
  host: Host;
  /** Text of the header file. */
  headers: () => string;
}

/** Name at the host → file of the built site. */
function placedFiles(site: HostedSite, { all, host, headers }: Built): Map<string, string> {
  const redirects = (site.redirects ?? []).map(([from]) => documentFile(from));
  const unwanted = new Set([HOST_FILE, ...(host.hasRedirects ? redirects : [])]);
  // One of the author's own stays.
  if (all.has('_headers') && headers() === siteHeadersFile(site)) unwanted.add('_headers');
  const base = host.isBelowBase ? '' : site.baseUrl.slice(1);
  const isPage = (file: string) =>
    file !== '404.html' && (redirects.includes(file) || all.has(`data/${file.replace(/html$/, 'json')}`));
  const found = new Map<string, string>();
  for (const file of site.files.filter((name) => !unwanted.has(name))) {
    const name = base + (host.isFolders && isPage(file) ? inFolder(file) : file);
    const other = found.get(name);
    if (other) throw new AuthorError(words.sameFile(other, file, name));
    for (const twin of ['', ...host.twins]) if (all.has(file + twin)) found.set(name + twin, file + twin);
  }
  // Hosts ask for it at their root.
  if (base && all.has('404.html')) found.set('404.html', '404.html');
  return found;
}

/** `a.html` is `a/index.html` where an address without ending is a folder's. */
function inFolder(file: string): string {
  return /(?:^|\/)index\.html$/.test(file) ? file : file.replace(/\.html$/, '/index.html');
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** A hard link, or a copy on another disk. */
function take(from: string, to: string): void {
  makeFolder(dirname(to));
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Names of all files below a folder, with `/`. */
function filesIn(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    names.filter((name) => statSync(join(folder, name)).isFile()).map((name) => name.split(sep).join('/')),
  );
}
