/** Finds the file that a note's image, video or sound names, and gives it an address. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, parse, posix } from 'node:path';
import { nearest } from '../../../shared/nearest.ts';
import { decodePath, toHref } from '../../../shared/paths.ts';
import { words } from '../../../words/html-and-images.ts';
import { extensionOf, isMedia } from '../../read/file-kinds.ts';
import { refusal } from '../../read/readable.ts';
import { addAsset, addMadeAsset } from '../asset.ts';
import { besideNote, type NoteContext, type Place, readDependency, report } from '../context.ts';
import { cleanSvgFile } from './inline-svg.ts';

export interface MediaFile {
  absolute: string;
  bytes: Buffer;
  /** In the static folder: it keeps its address and is never inlined. */
  isStatic: boolean;
  /** Registers the file for copying and gives its address with base; undefined (and reported) for an SVG that is none. */
  address(): string | undefined;
}

/** The file behind `url` as written (without `#light`), which is not foreign; reports and gives undefined when there is none. */
export function findMedia(url: string, place: Place | undefined, context: NoteContext): MediaFile | undefined {
  const decoded = decodePath(url.replace(/[?#].*$/s, ''));
  const isStatic = decoded?.startsWith('/') ?? false;
  const path = isStatic ? posix.normalize(decoded ?? '') : decoded;
  const places = isStatic ? [join(context.options.staticDir, path ?? '')] : placesOf(path ?? url, context);
  const wanted = places[0] ?? '';
  const found = firstOnDisk(places);
  const absolute = found ?? wanted;
  const { bytes, refused } = path ? readDependency(context, absolute) : {};
  if (refused) return void report(context, place, refusal(refused, url));
  if (!path || !bytes || !found) return reportDead({ url, wanted }, place, context);
  if (!isMedia(absolute, bytes)) return reportOther(url, place, context);
  const address = () => {
    const own = isStatic ? path : publish({ absolute, bytes }, { url, place }, context);
    return own === undefined ? undefined : toHref(context.routes.baseUrl, own);
  };
  return { absolute, bytes, isStatic, address };
}

/** Beside the note; where its page is a folder of its own, some write what a browser would ask for. */
function placesOf(path: string, context: NoteContext): string[] {
  const { file, path: page } = context.note;
  const isFolder = page.endsWith('/') && !/(?:^|\/)(?:index|readme)\.mdx?$/i.test(file);
  return [besideNote(context, path), ...(isFolder ? [besideNote(context, `${parse(file).name}/${path}`)] : [])];
}

/** An SVG can be opened by itself, so it is published as clean as one that stands in the page. */
function publish(
  { absolute, bytes }: { absolute: string; bytes: Buffer },
  use: { url: string; place: Place | undefined },
  context: NoteContext,
): string | undefined {
  if (extensionOf(absolute) !== 'svg') return addAsset(context, absolute, bytes);
  const clean = cleanSvgFile(bytes, use, context);
  return clean === undefined ? undefined : addMadeAsset(context, absolute, clean);
}

function reportOther(url: string, place: Place | undefined, context: NoteContext): undefined {
  const message = words.notMedia(url);
  const fix = words.mediaKinds;
  report(context, place, { severity: 'error', rule: 'bad-media', message, fix });
}

function reportDead(
  { url, wanted }: { url: string; wanted: string },
  place: Place | undefined,
  context: NoteContext,
): undefined {
  const near = nearest(basename(wanted), filesIn(dirname(wanted)));
  const folder = url.slice(0, url.lastIndexOf('/') + 1) || './';
  const fix = near
    ? words.didYouMeanFile(folder, near.normalize('NFC'))
    : url.startsWith('/')
      ? words.staticPaths
      : words.notePaths;
  const message = url ? words.noSuchFile(url) : words.noFileAddress;
  report(context, place, { severity: 'error', rule: 'dead-image', message, fix });
}

/** The name as the file system spells it, maybe decomposed; letter case must match, or the file is not found on another machine. */
function asOnDisk(wanted: string): string | undefined {
  const name = basename(wanted).normalize('NFC');
  const same = filesIn(dirname(wanted)).find((one) => one.normalize('NFC') === name);
  return same && join(dirname(wanted), same);
}

function firstOnDisk(places: readonly string[]): string | undefined {
  for (const place of places) {
    const found = asOnDisk(place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));
  } catch {
    return [];
  }
}
