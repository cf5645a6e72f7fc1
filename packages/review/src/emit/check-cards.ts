/** Progress is stored by card id, so no two cards of the site may share one. */
import type { CheckedDoc } from 'study-notes/pipeline/checks/site-paths';
import type { Problem } from 'study-notes/shared/problem';
import { cardReferences } from '../notes/note-cards.ts';
import { words } from '../words/review.ts';

/** Problems of all cards. */
export function checkCards(docs: readonly CheckedDoc[], label: string): Problem[] {
  const places = new Map<string, { file: string; line: number; text: string }>();
  const problems: Problem[] = [];
  for (const { note, summary } of docs) {
    for (const { id, text, line, column } of note ? cardReferences(summary) : []) {
      const file = `${label}/${note?.file}`;
      const first = places.get(id);
      if (!first) places.set(id, { file, line, text });
      else problems.push({ severity: 'error', rule: 'duplicate-card', file, line, column, ...clash(id, text, first) });
    }
  }
  return problems;
}

function clash(id: string, text: string, first: { file: string; line: number; text: string }) {
  const where = `${first.file}:${first.line}`;
  if (first.text === text) {
    const fix = words.otherQuestion;
    return { message: words.sameId(text, where, id), fix };
  }
  return { message: words.idUsed(id, where), fix: words.otherCardId(id) };
}
