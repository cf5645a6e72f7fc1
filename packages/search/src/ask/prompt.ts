/** The prompt for a model: the rules, the numbered passages, the question. */
import type { Passage } from '../types.ts';
import { words } from '../words/ask.ts';
import type { Prompt } from './types.ts';

/** Longest question in characters. */
export const QUESTION_LIMIT = 500;

/** What the model is told to keep to. */
export const rules = () => words.rules.join('\n');

/** The passages that fit into a number of characters, the last one truncated if half of it fits. */
export function fittingPassages(passages: Passage[], room: number): Passage[] {
  const fitting: Passage[] = [];
  let left = room;
  for (const passage of passages) {
    const length = passage.text.length + passage.code.length;
    if (length > left && fitting.length > 0 && left < length / 2) break;
    const text = shortened(passage.text, left);
    const code = left > text.length ? shortened(passage.code, left - text.length) : '';
    fitting.push({ ...passage, text, code });
    left -= text.length + code.length;
    if (left <= 0) break;
  }
  return fitting;
}

function shortened(text: string, room: number): string {
  return text.length > room ? `${text.slice(0, room)}…` : text;
}

/** Text and code of a passage as Markdown. */
function bodyOf({ text, code }: Passage): string {
  if (code.trim() === '') return text.trim();
  // A fence longer than any in the code.
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${text.trim()}\n\n${fence}\n${code.trimEnd()}\n${fence}`.trim();
}

/** Question and passages as one text. */
export function questionText({ question, passages }: Prompt): string {
  const sources = passages.map((passage, index) => `[${index + 1}] ${placeOf(passage)}\n${bodyOf(passage)}`);
  const list = sources.length > 0 ? sources.join('\n\n') : words.noneFound;
  return words.question(list, question.trim().slice(0, QUESTION_LIMIT));
}

/** Title and heading of a passage. */
export function placeOf({ title, heading }: Passage): string {
  return heading && heading !== title ? `${title} › ${heading}` : title;
}
