/**
 * The one place that decides which files may be read for output: those below the content and the static folder and
 * below folders that the configuration allows, by their real paths, and no hidden ones. Whatever a note, a symbolic
 * link or `static/` names comes through here.
 */
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';

/** Hidden names of `static/` that hosts ask for. */
export const PUBLISHED_HIDDEN = ['.well-known', '.nojekyll'];

/** Why a file is not read. */
export interface Refused {
  reason: 'outside' | 'hidden';
  /** Where it really lies. */
  real: string;
}

export type Found = { real: string; stats: Stats } & ({ refused: Refused } | { refused?: never });

/** Real paths below which files may be read; the folders themselves may be symbolic links. */
export function readablePlaces(contentDir: string, staticDir: string, allowed: string[] = []): string[] {
  const [content = '', statics = '', ...others] = [contentDir, staticDir, ...allowed].map(
    (folder) => realPath(folder) ?? folder,
  );
  return [content, statics, ...others, ...PUBLISHED_HIDDEN.map((name) => join(statics, name))];
}

/** What lies at a path and whether it may be read; undefined when nothing is there. */
export function findReadable(absolute: string, places: readonly string[]): Found | undefined {
  const real = realPath(absolute);
  const stats = real === undefined ? undefined : statSync(real, { throwIfNoEntry: false });
  if (real === undefined || !stats) return undefined;
  const inside = places.filter((place) => real === place || real.startsWith(place + sep));
  if (inside.length === 0) return { real, stats, refused: { reason: 'outside', real } };
  const isHidden = inside.every((place) => /(?:^|[\\/])\./.test(real.slice(place.length)));
  return isHidden ? { real, stats, refused: { reason: 'hidden', real } } : { real, stats };
}

/** The bytes of a file that was found readable when the site was loaded; throws when that has changed since. */
export function readReadable(absolute: string, places: readonly string[]): Buffer {
  const found = findReadable(absolute, places);
  if (!found?.stats.isFile()) throw new Error(words.vanished(absolute));
  if (found.refused) throw new Error(words.refusedNow(refusal(found.refused, absolute).message));
  return readFileSync(found.real);
}

/** Where a file really lies; undefined when there is none. */
export function realFile(absolute: string): string | undefined {
  const real = realPath(absolute);
  return real !== undefined && statSync(real, { throwIfNoEntry: false })?.isFile() ? real : undefined;
}

/** The problem that a refused file is; `written` is how the author names it. */
export function refusal(
  { reason, real }: Refused,
  written: string,
): Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'> {
  if (reason === 'hidden') {
    const message = words.hiddenFile(written, real);
    return { severity: 'error', rule: 'file-hidden', message, fix: words.unhide };
  }
  const message = words.outside(written, real);
  const fix = words.copyOrAllow;
  return { severity: 'error', rule: 'file-outside', message, fix };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
