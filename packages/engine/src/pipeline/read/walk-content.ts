/** Notes and category files of the content folder. */
import { statSync } from 'node:fs';
import picomatch from 'picomatch';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/notes-source.ts';
import { type FoundFile, walkFolder } from './walk.ts';

export interface WalkedContent {
  notes: FoundFile[];
  /** `_category_` files. */
  categories: FoundFile[];
  problems: Problem[];
}

interface Walking {
  /** Real paths below which files may be read. */
  places: readonly string[];
  /** Names at the top of the folder that hold no notes; default: none. */
  ignored?: readonly string[];
  /** Globs of files and folders that are left out, relative to the folder; default: none. */
  exclude?: readonly string[];
}

const NOTE = /\.mdx?$/i;
const CATEGORY = /^_category_\.(?:json|ya?ml)$/;

/** All notes and category files, sorted; names that start with `.` or `_`, and packages, are left out. */
export function walkContent(
  contentDir: string,
  label: string,
  { places, ignored = [], exclude = [] }: Walking,
): WalkedContent {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    return { notes: [], categories: [], problems: [missing(label)] };
  }
  const isExcluded = picomatch([...exclude]);
  const isHidden = (name: string) => !CATEGORY.test(name) && /^(?:[._]|node_modules$)/.test(name);
  const { files, problems } = walkFolder(contentDir, {
    label,
    places,
    enters: (name, file) => !isHidden(name) && !ignored.includes(file) && !isExcluded(file),
    wants: (name) => NOTE.test(name) || CATEGORY.test(name.slice(name.lastIndexOf('/') + 1)),
  });
  return {
    notes: files.filter(({ file }) => NOTE.test(file)),
    categories: files.filter(({ file }) => !NOTE.test(file)),
    problems,
  };
}

function missing(label: string): Problem {
  const message = words.noContent(label);
  const fix = words.createContent;
  return { severity: 'error', rule: 'content-missing', file: label, line: 1, column: 1, message, fix };
}
