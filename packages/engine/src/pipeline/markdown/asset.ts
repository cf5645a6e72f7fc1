/**
 * The author's files under hashed names. A file that a browser might run is never served as a document, script or style
 * sheet of this site: it becomes a download with a neutral name, in a folder whose files hosts must serve with an inert
 * type.
 */
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { DOWNLOADS } from '../../shared/paths.ts';
import { isInert } from '../read/file-kinds.ts';
import type { AssetReference } from '../types.ts';
import type { NoteContext } from './context.ts';

/** A linked file: its address without base, and for a download the name under which readers save it. */
export interface LinkedFile {
  path: string;
  download?: string;
}

/** Registers a file that the page shows and gives its address without base: `/assets/a-1f2e3d4c.png`. */
export function addAsset(context: NoteContext, absolute: string, bytes: Buffer): string {
  const extension = extname(absolute);
  const stem = basename(absolute, extension).normalize('NFC');
  return register(context, { absolute, output: `assets/${stem}-${shortHash(bytes)}${extension}` });
}

/** Registers content made of a file, under the file's name. */
export function addMadeAsset(context: NoteContext, absolute: string, content: string | Buffer): string {
  const extension = extname(absolute);
  const stem = basename(absolute, extension).normalize('NFC');
  const output = `assets/${stem}-${shortHash(content)}${extension}`;
  const kept =
    typeof content === 'string' ? { content } : { content: content.toString('base64'), encoding: 'base64' as const };
  return register(context, { absolute, ...kept, output });
}

/** Registers a file that the page links to. */
export function addLinked(context: NoteContext, absolute: string, bytes: Buffer): LinkedFile {
  if (isInert(absolute, bytes)) return { path: addAsset(context, absolute, bytes) };
  const name = basename(absolute).normalize('NFC');
  // An ending that every host knows as text, and no second one: some go by any ending in a name.
  const output = `${DOWNLOADS}/${name.replaceAll('.', '-')}-${shortHash(bytes)}.txt`;
  return { path: register(context, { absolute, output }), download: name };
}

function register(context: NoteContext, asset: AssetReference): string {
  if (!context.assets.some(({ output }) => output === asset.output)) context.assets.push(asset);
  return `/${asset.output}`;
}

function shortHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
