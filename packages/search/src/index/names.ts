/** All names of a page or section besides its title or heading, with what each counts. Its own page alone decides them. */
import { lex } from '../lexer/lexer.ts';
import { withoutWords } from '../lexer/questions.ts';
import { NAME, SUBJECT, subjectOf } from './heading-terms.ts';
import { initialsOf, namesInText, wordsOfAddress } from './other-names.ts';

/** What of a page names it besides its title. */
export interface PageNames {
  /** The names of its folders, which help to find it. */
  folders: string[];
  /** How the sidebar calls it. */
  label?: string;
  path: string;
  /** What other notes call it where they link to it. */
  links?: string[];
}

/** What a name that other notes give counts, 0–1. */
const LINK = 0.6;

/** Names with what each counts, 0–1. */
export type Names = Map<string, number>;

/** Names of a page; `text` is all of it. */
export function namesOfPage(title: string, text: string, { label = '', path, folders, links = [] }: PageNames): Names {
  const given = links.map((name): [string, number] => [name, LINK]);
  // What the page says of itself comes later, so that it counts.
  const names = new Map([...given, ...namesOf(title, text), ...namesOf(label, text)]);
  names.set(wordsOfAddress(path, title), NAME);
  names.set(withoutSection(subjectOf(title), folders[0] ?? ''), SUBJECT);
  return label === title ? names : names.set(label, 1);
}

/** In the section TiDB 文档 the page TiDB 乐观事务模型 is about 乐观事务模型: English words of the section's name say nothing more. */
function withoutSection(title: string, section: string): string {
  const known = new Set(lex(section).flatMap(({ kind, term }) => (kind === 'word' ? term : [])));
  const said = lex(title).filter(({ kind, term }) => kind === 'word' && known.has(term));
  const rest = withoutWords(title, said);
  return rest.trim() === '' ? title : rest;
}

/** Names of a section by its heading. */
export function namesOf(heading: string, text: string): Names {
  const names = namesInText(subjectOf(heading), text);
  return new Map([...names, ...names.map(initialsOf)].map((name) => [name, NAME]));
}
