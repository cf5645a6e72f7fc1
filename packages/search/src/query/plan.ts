/** A query as units to look up, each with its weight. */
import { fold, lex, sizeOf, type Token } from '../lexer/lexer.ts';

export interface Unit {
  term: string;
  kind: Token['kind'] | 'skip';
  /** Where it stands in the query. */
  start: number;
  /** Weight beside the other units, before the rarity of the term. */
  weight: number;
  /** The reader is still typing it. */
  isOpen: boolean;
  /** It asks: only a heading that asks the same says more by it. */
  isAsking: boolean;
}

export interface Plan {
  units: Unit[];
  /** Every Chinese character of the query. */
  characters: Token[];
}

/** What lies beyond this many UTF-16 units of a query is not looked at. */
const MAX_QUERY_LENGTH = 160;
/** Units looked up at most: each may cost a request. */
const MAX_UNITS = 6;
/** Weight of words that ask, of those that say what kind of answer is wanted, of grams across word borders, of pieces of identifiers. */
const QUESTION_WORD = 0.5;
export const ANSWER_KIND = 0.12;
export const BOUNDARY = 0.35;
const PIECE = 0.25;
/** From this many characters on, a run's word borders count. */
const LONG_RUN = 5;

/** Words that ask (group 1), and those that say what kind of answer is wanted. */
const QUESTION =
  /(为什么|怎么样|怎么|怎样|如何|什么)|哪些|哪个|哪里|多少|是否|能否|可以|区别|不同|之间|有何|应该|需要|一个|使用|实现|介绍|教程|学习|是/g;

/** The units of a query; an empty list when it holds nothing that can be looked up. */
export function planQuery(query: string): Plan {
  const text = cut(query.normalize('NFC'));
  const tokens = lex(text);
  const questions = [...fold(text).matchAll(QUESTION)].map(({ 0: word, 1: asking, index }) => ({
    from: index,
    to: index + word.length,
    isAsking: asking !== undefined,
  }));
  const boundaries = wordBoundaries(text);
  const units = new Map<string, Unit>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'char' && hasGram(token, tokens)) continue;
    const unit = toUnit(token, { text, questions, boundaries, isPrefix: tokens[at + 1]?.kind === 'operator' });
    const known = units.get(unit.term);
    if (known) known.weight = Math.max(known.weight, unit.weight);
    else units.set(unit.term, unit);
  }
  return { units: heaviest([...units.values()]), characters: tokens.filter(({ kind }) => kind === 'char') };
}

function cut(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH);
}

function hasGram(token: Token, tokens: Token[]): boolean {
  return tokens.some(({ kind, start, end }) => kind === 'gram' && start <= token.start && end >= token.end);
}

interface Around {
  text: string;
  questions: { from: number; to: number; isAsking: boolean }[];
  boundaries: Set<number>;
  /** An operator follows: in `operator<=>` the symbol says what is wanted. */
  isPrefix: boolean;
}

function toUnit(token: Token, { text, questions, boundaries, isPrefix }: Around): Unit {
  const { term, kind, start, end } = token;
  let weight = sizeOf(token);
  if (kind === 'part' || (isPrefix && term === 'operator')) weight = PIECE;
  const question = questions.find(({ from, to }) => start < to && end > from);
  const isAsking = question?.isAsking === true && question.from <= start && end <= question.to;
  if (isAsking) weight *= QUESTION_WORD;
  else if (question) weight *= ANSWER_KIND;
  else if (kind === 'gram' && boundaries.has(start + 1)) weight *= BOUNDARY;
  return {
    term,
    kind,
    start,
    weight,
    isAsking,
    isOpen: kind === 'word' && end >= text.trimEnd().length && text.trimEnd() === text,
  };
}

/** Where words end inside long Chinese runs; none where the browser cannot tell. */
function wordBoundaries(text: string): Set<number> {
  const boundaries = new Set<number>();
  if (typeof Intl.Segmenter !== 'function') return boundaries;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) {
    if (run.length < LONG_RUN) continue;
    for (const segment of segmenter.segment(run)) boundaries.add(index + segment.index);
  }
  return boundaries;
}

/** The heaviest units, in their old order. */
function heaviest(units: Unit[]): Unit[] {
  if (units.length <= MAX_UNITS) return units;
  const kept = new Set([...units].sort((a, b) => b.weight - a.weight).slice(0, MAX_UNITS));
  return units.filter((unit) => kept.has(unit));
}
