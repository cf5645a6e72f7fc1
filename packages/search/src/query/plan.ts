/** A query as units to look up, each with its weight. */
import { fold, isAside, lex, sizeOf, type Token } from '../lexer/lexer.ts';
import { type QuestionWord, questionWords, withoutWords } from '../lexer/questions.ts';

export interface Unit {
  term: string;
  kind: Token['kind'] | 'skip' | 'question';
  /** Where it stands in the query. */
  start: number;
  /** Weight beside the other units, before the rarity of the term. */
  weight: number;
  /** The reader is still typing it. */
  isOpen: boolean;
  /** It asks: only a heading that asks the same says more by it. */
  isAsking: boolean;
  /** It stands across the border of two words: a phrase, if anybody has written it. */
  isAcross?: true;
}

export interface Plan {
  units: Unit[];
  /** Every Chinese character of the query. */
  characters: Token[];
}

/** What lies beyond this many UTF-16 units of a query is not looked at. */
const MAX_QUERY_LENGTH = 160;
/** Units looked up at most, besides the question: each may cost a request. */
const MAX_UNITS = 6;
/** Weight of words that ask, of those that say what kind of answer is wanted, of grams across word borders, of pieces of identifiers. */
const QUESTION_WORD = 0.5;
/** Few headings say why, and one that does is the answer. */
const WHY = 1;
export const ANSWER_KIND = 0.12;
export const BOUNDARY = 0.35;
const PIECE = 0.25;
/** From this many characters on, a run's word borders count. */
const LONG_RUN = 5;

/** Words that say what kind of answer is wanted. */
const KIND = /使用|实现|介绍|教程|学习|区别|不同|有何|没有/g;
/** Small words and directions: one side of a border that no term crosses. */
const SMALL_WORD =
  /^[和与及或在为把被从到对将要会能就还也都又才再让给用去来有没里上下中时后前是不个这那每各很太多少大小做想求找]$/;

/** The units of a query; an empty list when it holds nothing that can be looked up. */
export function planQuery(query: string): Plan {
  const text = cut(query.normalize('NFC'));
  const asking = questionWords(fold(text));
  const rest = withoutWords(text, asking);
  // Nothing but words that ask: they are what is looked for.
  const isQuestion = asking.length > 0 && lex(rest).length > 0;
  const about = isQuestion ? rest : text;
  const tokens = lex(about);
  const boundaries = wordBoundaries(about);
  const kinds = [...fold(about).matchAll(KIND)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const hasOther = tokens.some(({ term }) => !isAside(term));
  const units = new Map<string, Unit>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'char' && (hasGram(token, tokens) || (isAside(token.term) && hasOther))) continue;
    const unit = toUnit(token, { text, boundaries, kinds, isPrefix: tokens[at + 1]?.kind === 'operator' });
    const known = units.get(unit.term);
    if (known) known.weight = Math.max(known.weight, unit.weight);
    else units.set(unit.term, unit);
  }
  const questions = isQuestion ? questionUnits(asking) : [];
  const characters = tokens.filter(({ kind }) => kind === 'char');
  return { units: [...heaviest([...units.values()]), ...questions], characters };
}

/** What is asked for: one unit, whatever the words. */
function questionUnits(words: QuestionWord[]): Unit[] {
  const found = words.find(({ term }) => term !== undefined);
  if (!found?.term) return [];
  const { term, start } = found;
  return [
    { term, kind: 'question', start, weight: term === '?why' ? WHY : QUESTION_WORD, isOpen: false, isAsking: true },
  ];
}

function cut(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH);
}

function hasGram(token: Token, tokens: Token[]): boolean {
  return tokens.some(({ kind, start, end }) => kind === 'gram' && start <= token.start && end >= token.end);
}

interface Around {
  text: string;
  boundaries: Set<number>;
  kinds: { from: number; to: number }[];
  /** An operator follows: in `operator<=>` the symbol says what is wanted. */
  isPrefix: boolean;
}

function toUnit(token: Token, { text, boundaries, kinds, isPrefix }: Around): Unit {
  const { term, kind, start, end } = token;
  let weight = sizeOf(token);
  if (kind === 'part' || (isPrefix && term === 'operator')) weight = PIECE;
  const isAcross = kind === 'gram' && boundaries.has(start + 1);
  if (kinds.some(({ from, to }) => start < to && end > from)) weight *= ANSWER_KIND;
  else if (isAcross) weight *= BOUNDARY;
  return {
    term,
    kind,
    start,
    weight,
    ...(isAcross && { isAcross }),
    isAsking: false,
    isOpen: kind === 'word' && end >= text.trimEnd().length && text.trimEnd() === text,
  };
}

/**
 * Where words end inside long Chinese runs; none where the browser cannot tell. Between two words of one character that
 * are not small there is none: the browser does not know the word that they are (负环).
 */
function wordBoundaries(text: string): Set<number> {
  const boundaries = new Set<number>();
  if (typeof Intl.Segmenter !== 'function') return boundaries;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) {
    if (run.length < LONG_RUN) continue;
    let before = '';
    for (const { segment, index: at } of segmenter.segment(run)) {
      if (!isUnknownWord(before, segment)) boundaries.add(index + at);
      before = segment;
    }
  }
  return boundaries;
}

function isUnknownWord(before: string, after: string): boolean {
  return before.length === 1 && after.length === 1 && !SMALL_WORD.test(before) && !SMALL_WORD.test(after);
}

/** The heaviest units, in their old order. */
function heaviest(units: Unit[]): Unit[] {
  if (units.length <= MAX_UNITS) return units;
  const kept = new Set([...units].sort((a, b) => b.weight - a.weight).slice(0, MAX_UNITS));
  return units.filter((unit) => kept.has(unit));
}
