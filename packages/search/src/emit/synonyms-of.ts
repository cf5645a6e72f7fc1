import type { Site } from 'study-notes/pipeline/types';
import { fold } from '../lexer/lexer.ts';
import { NAME } from '../options.ts';

/** Groups of `search-synonyms.txt`, and those of other features; what shares a word is one group. */
export function synonymsOf({ data, synonyms }: Pick<Site, 'data' | 'synonyms'>): string[][] {
  const own = (data[NAME] ?? []) as string[][];
  return synonyms.reduce(joinGroup, own);
}

function joinGroup(groups: string[][], group: readonly string[]): string[][] {
  const keys = new Set(group.map(fold));
  const isKin = (other: string[]) => other.some((term) => keys.has(fold(term)));
  const kin = groups.filter(isKin);
  if (kin.length === 0) return [...groups, [...group]];
  const words = [...kin.flat(), ...group];
  const isFirst = (word: string, at: number) => words.findIndex((other) => fold(other) === fold(word)) === at;
  return [...groups.filter((other) => !isKin(other)), words.filter(isFirst)];
}
