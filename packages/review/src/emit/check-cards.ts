/** Progress is stored by card id, so no two cards of the site may share one. */
import type { CheckedDoc } from 'study-notes/pipeline/checks/site-paths';
import type { Problem } from 'study-notes/shared/problem';
import { cardReferences } from '../notes/note-cards.ts';

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
    const fix = '改一改问题，或给其中一张写上编号：:::card[问题]{#编号}。';
    return { message: `卡片“${text}”与 ${where} 的编号相同（${id}）。`, fix };
  }
  return { message: `卡片编号“${id}”在 ${where} 已经用了。`, fix: `换一个编号，例如 {#${id}-2}。` };
}
