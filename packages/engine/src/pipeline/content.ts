/** Reads the content folder: notes that become pages, drafts, categories and problems. */
import type { AddressRules } from '../config/schema.ts';
import type { DialectName } from '../shared/dialects.ts';
import type { Problem } from '../shared/problem.ts';
import { spokenLanguage } from '../words/follow.ts';
import { words } from '../words/notes-source.ts';
import { stableTime } from './cache/dependencies.ts';
import type { NoteCache } from './cache/note-cache.ts';
import { type Category, readCategory } from './navigation/category.ts';
import { docPath, rulesBeside } from './read/doc-path.ts';
import { badPath } from './read/names.ts';
import { badNames, type ReadNote, readNote } from './read/read-note.ts';
import { claimRoutes } from './read/routes.ts';
import type { FoundFile } from './read/walk.ts';
import { walkContent } from './read/walk-content.ts';
import type { NoteHeader } from './types.ts';

export interface Content {
  notes: NoteHeader[];
  drafts: NoteHeader[];
  /** All note files, drafts and faulty ones too. */
  files: string[];
  categories: Map<string, Category>;
  problems: Problem[];
}

interface Reading {
  cache: NoteCache;
  /** Real paths below which files may be read. */
  places: readonly string[];
  /** Names at the top of the folder that hold no notes. */
  ignored?: readonly string[];
  /** Globs of what holds no notes. */
  exclude?: readonly string[];
  addresses: AddressRules;
  /** In whose words front matter may be. */
  dialect?: DialectName | undefined;
  /** Titles that do not stand in the notes, by id. */
  titles: ReadonlyMap<string, string>;
}

/** Reads what changed below the content folder and sorts out what can be a page. */
export function readContent(
  contentDir: string,
  label: string,
  { cache, addresses, dialect, titles, ...walking }: Reading,
): Content {
  const walked = walkContent(contentDir, label, walking);
  const problems = [...walked.problems];
  const usable: NoteHeader[] = [];
  const files = walked.notes.map(({ file }) => file);
  const known = new Set(files);
  for (const found of walked.notes) {
    if (dialect === 'vitepress' && DYNAMIC.test(found.file)) {
      problems.push(dynamicRoute(`${label}/${found.file}`));
      continue;
    }
    const { note: read, problems: own } = readCached(found, label, { cache, dialect });
    problems.push(...own);
    if (!read) continue;
    const place = docPath(read.file, read.frontMatter, rulesBeside(read.file, known, addresses));
    const { id, isIndex } = place;
    const { path, problem } = freeOfEngine(place.path, `${label}/${read.file}`);
    problems.push(...problem);
    const title = titles.get(id);
    const frontMatter = title === undefined ? read.frontMatter : { ...read.frontMatter, title };
    const note = { ...read, frontMatter, id, path, isIndex, absolute: found.absolute };
    const bad = badNames(note, `${label}/${note.file}`);
    problems.push(...bad);
    if (bad.length === 0) usable.push(note);
  }
  cache.keepOnly(new Set(files));
  const drafts = usable.filter((note) => note.frontMatter.draft);
  const claimed = claimRoutes(
    usable.filter((note) => !note.frontMatter.draft),
    label,
  );
  const categories = readCategories(walked.categories, label);
  problems.push(...claimed.problems, ...categories.problems);
  return { notes: claimed.notes, drafts, files, categories: categories.byFolder, problems };
}

/** VitePress makes pages of such a file from data that a program beside it gives. */
const DYNAMIC = /\[\w+\]/;

function dynamicRoute(file: string): Problem {
  const message = words.dynamicRoute;
  return { severity: 'warning', rule: 'dynamic-route', file, line: 1, column: 1, message, fix: words.writeEachPage };
}

/** A note at an address that is none of a page's gets another, so that it is not lost. */
function freeOfEngine(path: string, file: string): { path: string; problem: Problem[] } {
  const bad = badPath(path);
  if (!bad) return { path, problem: [] };
  const message = words.movedNote(path, bad.reason, bad.proposal);
  const fix = words.otherName(bad.proposal);
  return {
    path: bad.proposal,
    problem: [{ severity: 'error', rule: 'moved-note', file, line: 1, column: 1, message, fix }],
  };
}

/** A file with the size and time it had before is not read again, if its problems were told in the language of today. */
function readCached(found: FoundFile, label: string, { cache, dialect }: Pick<Reading, 'cache' | 'dialect'>): ReadNote {
  const known = cache.notes.get(found.file);
  const language = spokenLanguage();
  const isOfToday = known?.dialect === dialect && known?.language === language;
  if (known && isOfToday && known.mtimeMs === found.mtimeMs && known.size === found.size) return known.read;
  const read = readNote(found, label, dialect);
  const mtimeMs = stableTime(found.mtimeMs);
  cache.set(found.file, {
    mtimeMs,
    size: found.size,
    read,
    language,
    ...(dialect && { dialect }),
    ...(known?.compiled ? { compiled: known.compiled } : {}),
  });
  return read;
}

function readCategories(files: FoundFile[], label: string): { byFolder: Map<string, Category>; problems: Problem[] } {
  const byFolder = new Map<string, Category>();
  const problems: Problem[] = [];
  for (const found of files) {
    const read = readCategory(found, label);
    byFolder.set(found.file.split('/').slice(0, -1).join('/'), read.category);
    problems.push(...read.problems);
  }
  return { byFolder, problems };
}
