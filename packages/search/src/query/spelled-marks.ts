/** Where pinyin terms stand in Chinese: the build says how a heading is spelled, so the browser needs no dictionary. */

export interface Mark {
  start: number;
  end: number;
  term: string;
}

/** Places of a text whose characters, spelled in full or by first letters, make one of the terms. */
export function spelledMarks(text: string, spelling: string, terms: ReadonlySet<string>): Mark[] {
  const spelled = [...terms].filter((term) => /^[a-z]{2,}$/.test(term));
  // A term that is there as it was typed stands for the longer ones that begin with it.
  const letters = spelled.filter((term) => !spelled.some((other) => other !== term && term.startsWith(other)));
  if (spelling === '' || letters.length === 0) return [];
  const syllables = spelling.split(' ');
  let before = 0;
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: run, index }) => {
    const characters = [...run];
    const own = syllables.slice(before, before + characters.length);
    before += characters.length;
    return letters.flatMap((term) => marksInRun({ characters, syllables: own, at: index }, term));
  });
}

interface SpelledRun {
  characters: string[];
  syllables: string[];
  /** First UTF-16 unit in the text. */
  at: number;
}

function marksInRun({ characters, syllables, at }: SpelledRun, term: string): Mark[] {
  const marks: Mark[] = [];
  let start = at;
  characters.forEach((character, first) => {
    const count = Math.max(spelledInFull(syllables, first, term), spelledInShort(syllables, first, term));
    if (count > 1) marks.push({ start, end: start + characters.slice(first, first + count).join('').length, term });
    start += character.length;
  });
  return marks;
}

/** How many syllables from one on make the term; 0 when they do not. */
function spelledInFull(syllables: string[], first: number, term: string): number {
  let left = term;
  for (let at = first; at < syllables.length; at++) {
    const syllable = syllables[at] as string;
    if (syllable === '' || !left.startsWith(syllable)) return 0;
    left = left.slice(syllable.length);
    if (left === '') return at - first + 1;
  }
  return 0;
}

function spelledInShort(syllables: string[], first: number, term: string): number {
  const letters = syllables.slice(first, first + term.length).map((syllable) => syllable[0] ?? ' ');
  return letters.join('') === term ? term.length : 0;
}
