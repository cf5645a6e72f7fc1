/** A note to its terms: which section has which term, how much of the heading it covers, how much it weighs in the text. */
import { entryOf } from '../format/entry.ts';
import { MAX_SECTIONS } from '../format/files.ts';
import type { Shard } from '../format/shard.ts';
import { lex, type Token } from '../lexer/lexer.ts';
import type { Aliases } from './aliases.ts';
import { headingTerms, subjectOf } from './heading-terms.ts';
import { type Names, namesOf, namesOfPage, type PageNames } from './names.ts';

export interface SourceSection {
  heading: string;
  text: string;
  code: string;
  /** Its diagrams: what each shows, and what is written in it. */
  pictures?: { alt: string; labels: string[] }[];
}

/** BM25: how fast repetitions stop counting, and how much long sections are held back (both without unit). */
const K1 = 1.2;
const B = 0.6;
/** Tokens of a usual section. A constant, since the true mean would change every list with every note. */
const USUAL_LENGTH = 150;
/** Weight of a word in code or in a picture beside one in the text. */
const CODE = 0.5;
/** Weight of a piece of an identifier beside the whole. */
const PART = 0.5;

interface Found {
  share: number;
  count: number;
}

/** The note as a shard of page 0: the terms of all its sections. The first section's heading is the page's title. */
export function analyseNote(sections: SourceSection[], page: PageNames, aliases: Aliases): Shard {
  const lists = new Map<string, number[]>();
  sections.slice(0, MAX_SECTIONS).forEach((section, number) => {
    const { heading, text } = section;
    // A title is explained anywhere in the page, most often below the first heading.
    const names =
      number === 0 ? namesOfPage(heading, sections.map((each) => each.text).join('\n'), page) : namesOf(heading, text);
    const found = analyseSection(section, names, aliases);
    if (number === 0) addFolders(found, page.folders);
    for (const [term, byte] of found) {
      const entries = lists.get(term);
      if (entries) entries.push(entryOf(0, number, byte));
      else lists.set(term, [entryOf(0, number, byte)]);
    }
  });
  return toShard(lists);
}

/** Terms with their entries, in the order that shards have. */
export function toShard(lists: Map<string, number[]>): Shard {
  // Sorted by themselves: pairs with a function to compare them take four times as long.
  const terms = [...lists.keys()].sort();
  const listOf = (term: string) => {
    const entries = lists.get(term) as number[];
    return { count: entries.length, entries };
  };
  return { terms, lists: terms.map(listOf) };
}

/** A folder's name counts as the least of a title: "Lua 表" finds the page 表 below Lua. */
function addFolders(found: Map<string, number>, folders: string[]): void {
  for (const { term, kind } of lex(folders.join(' '))) {
    const byte = found.get(term) ?? 0;
    if (kind !== 'char' && byte < 16) found.set(term, byte | 16);
  }
}

function analyseSection(
  { heading, text, code, pictures = [] }: SourceSection,
  names: Names,
  aliases: Aliases,
): Map<string, number> {
  const found = new Map<string, Found>();
  for (const [term, share] of headingTerms(heading, aliases)) found.set(term, { share, count: 0 });
  for (const [name, part] of names)
    for (const [term, share] of headingTerms(subjectOf(name), aliases))
      found.set(term, { share: Math.max(found.get(term)?.share ?? 0, part * share), count: 0 });
  const labels = pictures.flatMap((picture) => picture.labels).join('\n');
  const length = countText(found, text, 1) + CODE * (countText(found, code, CODE) + countText(found, labels, CODE));
  const bytes = new Map<string, number>();
  for (const [term, { share, count }] of found) bytes.set(term, pack(share, weightOf(count, length)));
  return bytes;
}

/** Adds the text's terms; single characters and letters stand for themselves in headings only. Returns how many terms there were. */
function countText(found: Map<string, Found>, text: string, weight: number): number {
  let length = 0;
  for (const { term, kind } of lex(text)) {
    if (kind === 'char' || (weight < 1 && isNoise(term, kind))) continue;
    if (kind !== 'part') length += 1;
    if (/^[a-z\d]$/.test(term)) continue;
    const entry = found.get(term);
    const count = weight * (kind === 'part' ? PART : 1);
    if (entry) entry.count += count;
    else found.set(term, { share: 0, count });
  }
  return length;
}

/** In code single letters, numbers, operators and pieces of names say nothing. */
function isNoise(term: string, kind: Token['kind']): boolean {
  return kind === 'part' || kind === 'operator' || term.length < 2 || /^\d+$/.test(term);
}

function weightOf(count: number, length: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / USUAL_LENGTH));
}

/** Shares and weights in 15 steps; whatever is there at all has at least one. */
function pack(share: number, weight: number): number {
  return (step(share) << 4) | step(weight / (K1 + 1));
}

function step(value: number): number {
  return value === 0 ? 0 : Math.min(15, Math.max(1, Math.round(value * 15)));
}
