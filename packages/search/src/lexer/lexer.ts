/**
 * Text to terms. The build and the browser use this one file, so that a word is cut in the same way on both sides.
 * Places refer to the text as it was given: folding never changes a length.
 */

/** `gram`: two neighbouring characters; `char`: one character; `word`: an identifier or number; `part`: a piece of one; `operator`: an operator. */
export type TokenKind = 'gram' | 'char' | 'word' | 'part' | 'operator';

export interface Token {
  term: string;
  kind: TokenKind;
  /** First UTF-16 unit in the text, and the one after the last. */
  start: number;
  end: number;
  /** Share of the word that a part stands for, 0–1; 1 for every other kind. */
  share: number;
}

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〇';
/** Names that end in punctuation (C++), then runs of Chinese (group 1), then words of any other script, then runs of punctuation (group 2). */
const RUNS = new RegExp(
  `(?<!\\w)(?:[cg]|clang|notepad)\\+\\+(?:\\d\\d)?|(?<!\\w)[cfj]#|([${HAN}]+)|(?:(?![${HAN}])[\\p{L}\\p{N}\\p{M}_])+` +
    '|((?<=\\boperator *)\\(\\)|[-+*/%&|^~<>=!?:.[\\]]{2,})',
  'giu',
);
/** Operators that people search for. Single characters are everywhere and carry no meaning. */
const OPERATORS = new Set(
  '() [] :: -> ->* && || <=> == != <= >= === !== ++ -- << >> <<= >>= += -= *= /= %= &= |= ^= ~= => .. ... // ** ?? ?. ?:'.split(
    ' ',
  ),
);
/** A pair with one of these is no term. */
const ASIDE = new Set('的了吗呢吧啊们这那呀嘛');
/** Whether a character says nothing by itself. */
export function isAside(character: string): boolean {
  return ASIDE.has(character);
}

/** Longer words are no words (hashes, encoded data); they are cut, not lost. */
const MAX_WORD_LENGTH = 40;

/** Lower case and half width, unit by unit: what has no equal of the same length stays as it is. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const base = lower.length === text.length ? lower : [...text].map(lowerInPlace).join('');
  return base.replace(/[\uff01-\uff5e\u3000]/g, (character) =>
    character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0).toLowerCase(),
  );
}

function lowerInPlace(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** All terms of a text in reading order. Never throws, whatever the text holds. */
export function lex(text: string): Token[] {
  const tokens: Token[] = [];
  const folded = widthFolded(text);
  for (const { index, 0: run, 1: han, 2: operators } of folded.matchAll(RUNS)) {
    if (han !== undefined) pushHan(tokens, han, index);
    else if (operators !== undefined) pushOperator(tokens, operators, { start: index, text: folded });
    else pushWord(tokens, cut(run), index);
  }
  return tokens;
}

function cut(word: string): string {
  return word.length <= MAX_WORD_LENGTH ? word : word.slice(0, MAX_WORD_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Half width, but case as it is: the humps of `camelCase` are borders. */
function widthFolded(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

function pushHan(tokens: Token[], run: string, start: number): void {
  let at = start;
  let before = '';
  for (const character of run) {
    const end = at + character.length;
    if (before !== '' && !ASIDE.has(before) && !ASIDE.has(character)) {
      tokens.push({ term: before + character, kind: 'gram', start: at - before.length, end, share: 1 });
    }
    tokens.push({ term: character, kind: 'char', start: at, end, share: 1 });
    at = end;
    before = character;
  }
}

/** An operator; not one that only joins two names, opens an option or belongs to an address. */
function pushOperator(tokens: Token[], term: string, { start, text }: { start: number; text: string }): void {
  const end = start + term.length;
  const before = text.slice(Math.max(0, start - 9), start);
  const isNamed = /\boperator *$/i.test(before);
  const isJoint = /^(?:::|->)$/.test(term) && /[\w)\]>]$/.test(before) && !isNamed;
  const isOption = term === '--' && /^[a-z]{2}/i.test(text.slice(end));
  const isAddress = term === '//' && before.endsWith(':');
  if (!OPERATORS.has(term) || isJoint || isOption || isAddress) return;
  tokens.push({ term, kind: 'operator', start, end, share: 1 });
}

/** Most words of code: as they are folded, and of one piece. */
const PLAIN = /^[a-z]+\d*$/;

function pushWord(tokens: Token[], word: string, start: number): void {
  const isPlain = PLAIN.test(word);
  const term = isPlain ? word : fold(word);
  const end = start + word.length;
  tokens.push({ term, kind: 'word', start, end, share: 1 });
  if (isPlain) return;
  const parts = partsOf(word);
  if (parts.length < 2) return;
  for (const part of parts) {
    const from = start + part.index;
    tokens.push({
      term: fold(part.text),
      kind: 'part',
      start: from,
      end: from + part.text.length,
      share: 1 / parts.length,
    });
  }
  const joined = term.replaceAll('_', '');
  if (joined !== term && joined !== '') tokens.push({ term: joined, kind: 'part', start, end, share: 1 });
}

/** Pieces between underscores and humps: `unique_ptr`, `getWorld`, `HTTPServer`; single letters are none. */
function partsOf(word: string): { text: string; index: number }[] {
  return [...word.matchAll(/\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?[\p{Ll}\p{Lo}]+\d*/gu)]
    .map(({ 0: text, index }) => ({ text, index }))
    .filter(({ text }) => text.length > 1 && text !== word);
}

/** Weight of a term as part of a heading or a query: a word counts as much as the characters it stands for. */
export function sizeOf({ kind, term, share }: Token): number {
  if (kind === 'gram' || kind === 'operator') return 1;
  if (kind === 'char') return 0.5;
  return share * Math.min(3, Math.max(1, term.length / 3));
}
