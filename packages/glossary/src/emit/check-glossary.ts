/** Holds the glossary against the notes: what they do not use, and explanations that are not there. */
import type { CheckedDoc } from 'study-notes/pipeline/checks/site-paths';
import { nearest } from 'study-notes/shared/nearest';
import type { Problem } from 'study-notes/shared/problem';
import { GLOSSARY_FILE, type Term, usedIn } from '../term.ts';
import { words } from '../words/glossary.ts';

/** The problems; `label` is the content folder as problems name it. */
export function checkGlossary(terms: readonly Term[], docs: readonly CheckedDoc[], label: string): Problem[] {
  const used = new Set(docs.flatMap(({ summary }) => usedIn(summary).all));
  const byFile = new Map(docs.flatMap((doc) => (doc.note ? [[doc.note.file, doc] as const] : [])));
  const file = `${label}/${GLOSSARY_FILE}`;
  return terms.flatMap((term) => [
    ...(used.has(term.name) ? [] : [{ file, ...term.at, ...unused(term) }]),
    ...noteProblems(term, byFile).map((problem) => ({ file, ...term.at, ...problem })),
  ]);
}

type Found = Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

function unused({ name }: Term): Found {
  const message = words.unused(name);
  return { severity: 'warning', rule: 'glossary-unused', message, fix: words.addAliases };
}

function noteProblems({ name, note }: Term, byFile: ReadonlyMap<string, CheckedDoc>): Found[] {
  if (!note) return [];
  const doc = byFile.get(note.file);
  const problem = (message: string, wanted: string, all: readonly string[]): Found[] => {
    const near = nearest(wanted, all);
    const fix = near === undefined ? words.writePath : words.nearest(near);
    return [{ severity: 'error', rule: 'glossary-note', message: words.problemOf(name, message), fix }];
  };
  if (!doc) return problem(words.noNote(note.file), note.file, [...byFile.keys()]);
  if (note.id === undefined || doc.summary.ids.includes(note.id)) return [];
  return problem(words.noHeading(note.id), note.id, doc.summary.ids);
}
