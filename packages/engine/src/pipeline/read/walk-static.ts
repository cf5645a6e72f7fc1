/** Files of the static folder, which are copied as they are. */
import { existsSync, lstatSync } from 'node:fs';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import type { StaticFile } from '../types.ts';
import { PUBLISHED_HIDDEN } from './readable.ts';
import { walkFolder } from './walk.ts';

/** Files that operating systems and version control leave behind; never meant to be published. */
const LEFT_BEHIND = ['.DS_Store', '.gitkeep', '.gitignore', '.gitattributes', 'Thumbs.db'];

/** All files but hidden ones, sorted; hidden ones that are not simply left behind are named. */
export function walkStatic(
  staticDir: string,
  label: string,
  places: readonly string[],
): { files: StaticFile[]; problems: Problem[] } {
  if (!existsSync(staticDir)) return { files: [], problems: isLink(staticDir) ? [isBroken(label)] : [] };
  const hidden: string[] = [];
  const enters = (name: string, file: string) => {
    if (LEFT_BEHIND.includes(name)) return false;
    if (!name.startsWith('.') || PUBLISHED_HIDDEN.includes(file)) return true;
    hidden.push(file);
    return false;
  };
  const { files, problems } = walkFolder(staticDir, { label, places, enters, wants: () => true });
  return {
    files: files.map(({ file, absolute }) => ({ file, absolute })),
    problems: [...problems, ...hidden.map((file) => isHidden(`${label}/${file}`))],
  };
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function isBroken(file: string): Problem {
  const message = words.deadLink(file);
  const fix = words.realFolder;
  return { severity: 'error', rule: 'symlink-broken', file, line: 1, column: 1, message, fix };
}

function isHidden(file: string): Problem {
  const message = words.hidden(file);
  const fix = words.publishedHidden(PUBLISHED_HIDDEN);
  return { severity: 'warning', rule: 'static-hidden', file, line: 1, column: 1, message, fix };
}
