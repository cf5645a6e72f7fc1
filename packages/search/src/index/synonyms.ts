/** The author's table of synonyms: one group a line, terms separated by 、 */
import { fold } from '../lexer/lexer.ts';
import { words } from '../words/building.ts';

/** Below the content folder; a site without it has no synonyms. */
export const SYNONYMS_FILE = 'search-synonyms.txt';

/** A fault of the table, in Chinese for its author. */
export interface SynonymFault {
  rule: string;
  /** 1-based. */
  line: number;
  column: number;
  message: string;
  fix: string;
}

export interface Synonyms {
  groups: string[][];
  faults: SynonymFault[];
}

interface Placed {
  term: string;
  column: number;
}

/** Reads the table; what is faulty is reported, and the rest of it counts. */
export function parseSynonyms(text: string): Synonyms {
  const groups: string[][] = [];
  const faults: SynonymFault[] = [];
  const owners = new Map<string, number>();
  text.split(/\r\n?|\n/).forEach((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) return;
    const line = index + 1;
    const report = (fault: Omit<SynonymFault, 'line'>) => faults.push({ line, ...fault });
    const terms = placedTerms(row, report).filter((placed) => isFree(placed, line, { owners, report }));
    if (terms.length > 1) groups.push(terms.map(({ term }) => term));
    else if (terms.length === 1) report(alone(terms[0] as Placed));
  });
  return { groups, faults };
}

type Report = (fault: Omit<SynonymFault, 'line'>) => void;

function placedTerms(row: string, report: Report): Placed[] {
  const placed: Placed[] = [];
  let at = 0;
  for (const piece of row.split('、')) {
    const term = piece.trim().normalize('NFC');
    const column = at + piece.length - piece.trimStart().length + 1;
    if (term === '') report(empty(at + 1));
    else placed.push({ term, column });
    at += piece.length + 1;
  }
  return placed;
}

/** False for a term that stands in this group or in an earlier one. */
function isFree(
  { term, column }: Placed,
  line: number,
  { owners, report }: { owners: Map<string, number>; report: Report },
): boolean {
  const key = fold(term);
  const owner = owners.get(key);
  if (owner === undefined) {
    owners.set(key, line);
    return true;
  }
  const place = owner === line ? words.sameLine : words.inLine(owner);
  const message = words.repeated(term, place);
  const fix = owner === line ? words.deleteOne : words.mergeGroups;
  report({ rule: 'synonym-clash', column, message, fix });
  return false;
}

function alone({ term, column }: Placed): Omit<SynonymFault, 'line'> {
  const message = words.alone(term);
  return { rule: 'synonym-alone', column, message, fix: words.addSynonyms };
}

function empty(column: number): Omit<SynonymFault, 'line'> {
  return { rule: 'synonym-empty', column, message: words.nothingBetween, fix: words.addWord };
}
