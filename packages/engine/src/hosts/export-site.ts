/** Arranges a built site for a host, in a folder of its own: the same files under its names, and its configuration. */
import { copyFileSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { HOST_FILE, type HostFile } from '../emit/host-file.ts';
import { recoverOutput, removeOutput, swapOutput, unfinishedFolder } from '../emit/swap-output.ts';
import { makeFolder } from '../pipeline/cache/make-folder.ts';
import { documentFile } from '../shared/paths.ts';
import type { Host, HostedSite } from './host.ts';

const TWINS = ['.br', '.gz'];
/** What the preview server and other hosts read. */
const FOR_OTHERS = ['_headers', HOST_FILE];

/** Writes the site of `from` to `to`, as a whole or not at all; answers with the names of its files. */
export function exportSite(from: string, to: string, host: Host): string[] {
  const all = filesIn(from);
  const isTwin = (file: string) => TWINS.some((twin) => file.endsWith(twin) && all.has(file.slice(0, -twin.length)));
  const site: HostedSite = {
    ...(JSON.parse(readFileSync(join(from, HOST_FILE), 'utf8')) as HostFile),
    files: [...all].filter((file) => !isTwin(file)),
  };
  const unwanted = new Set([...FOR_OTHERS, ...(host.hasRedirects ? redirectPages(site) : [])]);
  const base = host.isBelowBase ? '' : site.baseUrl.slice(1);
  recoverOutput(to);
  const folder = unfinishedFolder(to);
  rmSync(folder, { recursive: true, force: true });
  const written: string[] = [];
  const put = (name: string, write: (path: string) => void) => {
    const path = join(folder, name);
    makeFolder(dirname(path));
    write(path);
    written.push(name);
  };
  for (const file of site.files.filter((file) => !unwanted.has(file))) {
    const twins = host.twins.filter((twin) => all.has(file + twin));
    for (const twin of ['', ...twins])
      put(base + placed(file, host) + twin, (path) => take(join(from, file + twin), path));
  }
  // Hosts ask for it at their root.
  if (base && all.has('404.html')) put('404.html', (path) => take(join(from, '404.html'), path));
  for (const [file, content] of Object.entries(host.files(site))) put(file, (path) => writeFileSync(path, content));
  for (const old of swapOutput(folder, to)) removeOutput(to, old);
  return written;
}

/** Pages that only lead to a new address. */
function redirectPages({ redirects = [] }: HostedSite): string[] {
  return redirects.map(([from]) => documentFile(from));
}

/** `a.html` is `a/index.html` where an address without ending is a folder's. */
function placed(file: string, { isFolders }: Host): string {
  const isPage = file.endsWith('.html') && file !== '404.html' && !/(?:^|\/)index\.html$/.test(file);
  return isFolders && isPage ? file.replace(/\.html$/, '/index.html') : file;
}

/** A hard link, or a copy on another disk. */
function take(from: string, to: string): void {
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
