/** Other terms under which a title or heading is found: synonyms and pinyin. Made at build time, so readers load nothing extra. */
import { fold, lex } from '../lexer/lexer.ts';
import { type Pinyin, pinyinTerms, spellingOf } from './pinyin-terms.ts';
import { sharesOf } from './shares.ts';

export interface Aliases {
  /** Terms of a heading that do not stand in it, with the share of the heading each covers, 0–1. */
  of: (heading: string) => Map<string, number>;
  /** The syllables of a text's Chinese characters, separated by spaces; empty where none are known. */
  spell: (text: string) => string;
}

/** What an alias counts beside the word itself, 0–1. */
const ALIAS = 0.8;

/** Aliases from a table of synonyms and, where it is given, pinyin. */
export function createAliases(groups: string[][], pinyin?: Pinyin): Aliases {
  const members = membersOf(groups);
  const of = (heading: string) => {
    const found = new Map<string, number>();
    const add = (term: string, share: number) => found.set(term, Math.max(found.get(term) ?? 0, ALIAS * share));
    addSynonyms(fold(heading), members, add);
    if (pinyin) for (const [term, share] of pinyinTerms(heading, pinyin)) add(term, share);
    return found;
  };
  return { of, spell: (text) => (pinyin ? spellingOf(text, pinyin) : '') };
}

type Add = (term: string, share: number) => void;

interface Member {
  key: string;
  /** The other terms of its group. */
  others: string[];
}

/** By their first unit, so that a heading is not held against the whole table. */
function membersOf(groups: string[][]): Map<string, Member[]> {
  const members = new Map<string, Member[]>();
  for (const group of groups) {
    for (const term of group) {
      const key = fold(term);
      const first = key.charAt(0);
      members.set(first, [...(members.get(first) ?? []), { key, others: group.filter((other) => other !== term) }]);
    }
  }
  return members;
}

/** A member covers its part of the heading; so do all others of its group. A word must stand alone. */
function addSynonyms(heading: string, members: Map<string, Member[]>, add: Add): void {
  const whole = heading.trim().length;
  for (let at = 0; at < heading.length; at++) {
    for (const { key, others } of members.get(heading.charAt(at)) ?? []) {
      if (!heading.startsWith(key, at) || isInsideWord(heading, at, at + key.length)) continue;
      for (const other of others) {
        for (const [term, part] of sharesOf(lex(other))) add(term, (part * key.length) / whole);
      }
    }
  }
}

function isInsideWord(text: string, start: number, end: number): boolean {
  const isLetter = (character: string | undefined) => character !== undefined && /[a-z0-9_]/.test(character);
  return (isLetter(text[start - 1]) && isLetter(text[start])) || (isLetter(text[end - 1]) && isLetter(text[end]));
}
