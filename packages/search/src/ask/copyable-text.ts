/** Question and passages to paste into another assistant. */
import { words } from '../words/ask.ts';
import { placeOf, questionText, rules } from './prompt.ts';
import type { Prompt } from './types.ts';

/** Rules, numbered passages, question, and the address of each passage. */
export function copyableText(prompt: Prompt, origin: string): string {
  const sources = prompt.passages.map(
    (passage, index) => `[${index + 1}] ${placeOf(passage)} ${new URL(passage.url, origin).href}`,
  );
  return words.copyable(rules(), questionText(prompt), sources.join('\n'));
}
