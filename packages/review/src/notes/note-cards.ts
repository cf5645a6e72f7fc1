/** Cards of a note: complete beside the article, without their HTML in the whole site. */
import { type NoteContext, recordOf } from 'study-notes/pipeline/markdown/context';
import type { FeatureData } from 'study-notes/pipeline/types';
import { NAME } from '../sections.ts';

/** Place of a review card; its id is the same in every build. */
export interface CardReference {
  /** Hash of path and question, or what `{#id}` says. */
  id: string;
  /** The question as plain text. */
  text: string;
  /** Hash of question and answer as HTML. */
  hash: string;
  line: number;
  column: number;
}

/** A review card with both sides as HTML. */
export interface ReviewCard extends CardReference {
  question: string;
  answer: string;
}

/** The cards found so far in a note being compiled. */
export function cardsOf({ data }: Pick<NoteContext, 'data'>): ReviewCard[] {
  return recordOf(data, NAME, () => []);
}

/** Places of a note's cards. */
export function cardReferences({ facts }: { facts: FeatureData }): CardReference[] {
  return (facts[NAME] ?? []) as CardReference[];
}

/** Records the places of the cards, once they have both sides. */
export function noteReferences(context: NoteContext): void {
  context.facts[NAME] = cardsOf(context).map(({ question: _question, answer: _answer, ...reference }) => reference);
}
