/**
 * Pages that were read stay readable, where the reader has said so: each document by itself, with the files with hashes
 * that it names. Documents of several builds lie side by side, and none takes anything from another.
 */
import { present } from 'study-notes/shared/present';
import { KEEP, READ } from '../names.ts';
import type { Shelf } from '../store/shelf.ts';
import { placesOf, requestPath } from './request-path.ts';

/** A page that was read. */
export async function readPage(shelf: Shelf, path: string): Promise<Response | undefined> {
  const found = await Promise.all(placesOf(path).map((place) => shelf.find(READ, place)));
  return found.find((one) => one !== undefined);
}

/** Keeps a page, its files first: one that is there is whole. */
export async function keepPage(shelf: Shelf, path: string): Promise<void> {
  if (!(await shelf.read(KEEP))) return;
  const answer = await fetch(shelf.address(path));
  if (!answer.ok) return;
  const html = await answer.text();
  await Promise.all([...filesOf(html, shelf.root)].map((file) => keepFile(shelf, file)));
  // Made anew: an answer that was redirected must not be given to a navigation.
  await shelf.put(READ, path, new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
}

/** Decoded paths of the files with hashes that stand in a document. */
export function filesOf(html: string, root: string): Set<string> {
  const words = html.split(/[\s"'`<>=]+/).filter((word) => /\/assets\/[^/]+\.\w+$/.test(word));
  const paths = words.map((word) => requestPath(new URL(word.replaceAll('&amp;', '&'), root).href, root));
  return new Set(paths.filter((path) => path?.startsWith('/assets/')).map((path) => present(path, 'path')));
}

async function keepFile(shelf: Shelf, path: string): Promise<void> {
  if (await shelf.find(READ, path)) return;
  const answer = await fetch(shelf.address(path));
  if (answer.ok) await shelf.put(READ, path, answer);
}
