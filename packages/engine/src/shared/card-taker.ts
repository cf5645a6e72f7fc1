/**
 * Parts of a page may offer a question as a card. Whoever keeps cards brings a page chunk of this name, whose default
 * export takes them; a part that finds no such chunk offers nothing. Neither knows the other.
 */

/** Name of the page chunk (`PageFrame.pageChunks`). */
export const CARD_TAKER = 'card-taker';

/** A question and its answer, plain text both. */
export interface OfferedCard {
  question: string;
  answer: string;
  /** Decoded path of the page, and its title. */
  path: string;
  title: string;
  /** Fragment that leads to the question on that page, `#` included. */
  place: string;
}

/** What became of an offered card. */
export interface TakenCard {
  /** For the reader. */
  words: string;
  /** Takes it back; absent when it was not added. */
  undo?: () => Promise<void>;
}

/** The chunk's default export; rejects when nothing could be stored. `keyOf` is `PageChunkProps.keyOf`. */
export type TakeCard = (card: OfferedCard, keyOf: (name: string) => string) => Promise<TakenCard>;
