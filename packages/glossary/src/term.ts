/** A term, and what is noted of a note that uses some. */
import type { FeatureData, RouteTable } from 'study-notes/pipeline/types';
import { escapeHref, toHref } from 'study-notes/shared/paths';
import { words } from './words/glossary.ts';

export const NAME = 'glossary';

/** Below the content folder. */
export const GLOSSARY_FILE = 'glossary.yml';

export interface Term {
  name: string;
  /** What it is, in one line. */
  line: string;
  /** Other words for it. */
  aliases: string[];
  /** Words that hold it and mean something else. */
  except: string[];
  /** The note that explains it: its file below the content folder, and the heading's id. */
  note?: { file: string; id?: string };
  /** Where it stands in the file. */
  at: { line: number; column: number };
}

/** What of a term its marks in notes hang on. */
export type MarkedTerm = Pick<Term, 'name' | 'aliases' | 'except'> & { file?: string };

/** What is noted of a note: names of the terms that it uses, and of those that are marked in it. */
export interface Used {
  all: string[];
  marked: string[];
}

/** What was noted of a page; nothing for a page that uses no term. */
export function usedIn({ facts }: { facts: FeatureData }): Used {
  return (facts[NAME] as Used | undefined) ?? { all: [], marked: [] };
}

/** The address of a term on its page, for `href`. */
export function termHref({ baseUrl, moved }: Pick<RouteTable, 'baseUrl' | 'moved'>, name: string): string {
  return `${toHref(baseUrl, moved?.[words.path] ?? words.path)}#${escapeHref(name)}`;
}
