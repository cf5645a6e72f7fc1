/** Pinyin of headings: from each word's start the syllables in full and their first letters, and each word alone. */

/** Syllables of a Chinese text without tones, one for each character. */
export type Pinyin = (text: string) => string[];

/** Characters of a run that are spelled from one start. */
const LONGEST = 8;

/** Terms with the share of the heading that each covers, 0–1. */
export function pinyinTerms(heading: string, pinyin: Pinyin): Map<string, number> {
  const terms = new Map<string, number>();
  const whole = heading.trim().length;
  for (const { 0: run } of heading.matchAll(/\p{Script=Han}+/gu)) {
    const syllables = syllablesOf(run, pinyin);
    for (const { start, length } of wordsOf(run)) {
      const rest = syllables.slice(start, start + LONGEST);
      put(terms, rest, whole);
      if (length > 1) put(terms, rest.slice(0, length), whole);
    }
  }
  return terms;
}

/** The syllables of all Chinese characters of a text, separated by spaces. */
export function spellingOf(text: string, pinyin: Pinyin): string {
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) => syllablesOf(run, pinyin)).join(' ');
}

/** One for each character of a run; empty ones where the dictionary gives another number. */
function syllablesOf(run: string, pinyin: Pinyin): string[] {
  const syllables = pinyin(run).map((syllable) => syllable.replaceAll('ü', 'v'));
  const characters = [...run];
  return syllables.length === characters.length ? syllables : characters.map(() => '');
}

function put(terms: Map<string, number>, syllables: string[], whole: number): void {
  if (syllables.length < 2 || syllables.includes('')) return;
  const share = Math.min(1, syllables.length / whole);
  for (const term of [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')]) {
    terms.set(term, Math.max(terms.get(term) ?? 0, share));
  }
}

/** Made once: making one takes longer than cutting a heading. */
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });

function wordsOf(run: string): { start: number; length: number }[] {
  const words: { start: number; length: number }[] = [];
  let start = 0;
  for (const { segment } of WORDS.segment(run)) {
    const length = [...segment].length;
    words.push({ start, length });
    start += length;
  }
  return words;
}
