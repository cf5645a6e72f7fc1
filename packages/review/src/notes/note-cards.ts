/** What is kept of the cards of a note: with their faces beside the article, without them for the whole site. */
import { type NoteContext, noted } from 'study-notes/pipeline/markdown/context';
import type { FeatureData } from 'study-notes/pipeline/types';
import { NAME } from '../sections.ts';

/** Where a review card stands; its id is the same on every build. */
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

/** A review card with its faces as HTML. */
export interface ReviewCard extends CardReference {
  question: string;
  answer: string;
}

/** The cards met so far in a note that is being compiled. */
export function cardsOf({ data }: Pick<NoteContext, 'data'>): ReviewCard[] {
  return noted(data, NAME, () => []);
}

/** Where the cards of a note stand. */
export function cardReferences({ facts }: { facts: FeatureData }): CardReference[] {
  return (facts[NAME] ?? []) as CardReference[];
}

/** Notes where the cards stand, once they have their faces. */
export function noteReferences(context: NoteContext): void {
  context.facts[NAME] = cardsOf(context).map(({ question: _question, answer: _answer, ...reference }) => reference);
}
