/** A heading to its terms, with the share of the heading that each covers. */
import { fold, lex } from '../lexer/lexer.ts';
import { answeringWords, withoutWords } from '../lexer/questions.ts';
import type { Aliases } from './aliases.ts';
import { sharesOf } from './shares.ts';
import { skipGrams } from './skip-grams.ts';

/** What another name or form counts beside the heading's own words, 0–1. */
export const NAME = 0.8;
/** What the subject of a heading counts beside a heading that is nothing else, 0–1. */
export const SUBJECT = 0.95;

/** Terms with their shares, 0–1. */
export function headingTerms(heading: string, aliases: Aliases): Map<string, number> {
  const plain = heading.replace(NUMBERING, '');
  const tokens = lex(plain);
  const shares = sharesOf(tokens);
  const add = (term: string, share: number) => shares.set(term, Math.max(shares.get(term) ?? 0, share));
  for (const [term, share] of [...skipGrams(tokens), ...aliases.of(plain)]) add(term, share);
  for (const [term, share] of shares) add(plainForm(term), NAME * share);
  const asks = answeringWords(fold(plain));
  if (asks.length === 0) return shares;
  for (const { term, start, end } of asks) if (term) add(term, (end - start) / plain.length);
  for (const [term, share] of sharesOf(lex(withoutWords(plain, asks)))) add(term, SUBJECT * share);
  return shares;
}

/** An English word without the ending that most often differs between a question and a title; others as they are. */
function plainForm(term: string): string {
  return /^[a-z]{5,}$/.test(term)
    ? term.replace(/(?:ies$)/, 'y').replace(/(?:(?<=x|ch|sh|ss)es|(?<![sui])s|(?<=[a-z]{4})(?:ed|ing))$/, '')
    : term;
}

/** "12.", "一、", "第 3 章" before a heading. */
const NUMBERING = /^\s*(?:第?\s*[\d一二三四五六七八九十]+(?:[.\d]*)\s*(?:[、.．:：)）]|[章节讲课]\s)\s*)+/;

/** What a heading is about, without its number and the words that ask or introduce. */
export function subjectOf(heading: string): string {
  const plain = heading.replace(NUMBERING, '');
  return withoutWords(plain, answeringWords(fold(plain))).trim();
}
