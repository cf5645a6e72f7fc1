/** Question and passages for whoever asks an assistant of their own. */
import { placeOf, questionText, RULES } from './prompt.ts';
import type { Inquiry } from './types.ts';

/** Rules, numbered passages, question, and where each passage stands. */
export function copyableText(inquiry: Inquiry, origin: string): string {
  const sources = inquiry.passages.map(
    (passage, index) => `[${index + 1}] ${placeOf(passage)} ${new URL(passage.url, origin).href}`,
  );
  return `${RULES}\n\n${questionText(inquiry)}\n\n# 出处\n\n${sources.join('\n')}\n`;
}
