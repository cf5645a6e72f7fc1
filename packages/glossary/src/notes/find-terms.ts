/** Where a text uses terms. */
import type { MarkedTerm } from '../term.ts';

export interface Found {
  name: string;
  start: number;
  end: number;
}

export type FindTerms = (text: string) => Found[];

interface Word {
  /** Of the term; none for a word that means something else. */
  name?: string;
  word: string;
}

/** Finds names and aliases, of several at one place the longest; letters match in any case, and only whole words of them. */
export function createFinder(terms: readonly MarkedTerm[]): FindTerms {
  const words = terms
    .flatMap(({ name, aliases, except }): Word[] => [
      ...[name, ...aliases].map((word) => ({ name, word: lower(word) })),
      ...except.map((word) => ({ word: lower(word) })),
    ])
    .sort((a, b) => b.word.length - a.word.length);
  const byFirst = new Map<string, Word[]>();
  for (const word of words) {
    const first = word.word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  return (text) => {
    const low = lower(text);
    const found: Found[] = [];
    for (let at = 0; at < low.length; at++) {
      const here = byFirst.get(low.charAt(at))?.find(({ word }) => low.startsWith(word, at) && isWhole(low, at, word));
      if (!here) continue;
      if (here.name !== undefined) found.push({ name: here.name, start: at, end: at + here.word.length });
      at += here.word.length - 1;
    }
    return found;
  };
}

/** Letters of ASCII alone: other letters may become longer. */
function lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function isWhole(text: string, at: number, word: string): boolean {
  const isLetter = (character: string) => /\w/.test(character);
  const joins = (left: string, right: string) => isLetter(left) && isLetter(right);
  const end = at + word.length;
  return !joins(text.charAt(at - 1), word.charAt(0)) && !joins(word.charAt(word.length - 1), text.charAt(end));
}
