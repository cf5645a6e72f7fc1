/** The data of the review. Times are milliseconds since 1970, so that all of it is plain JSON. */

/** A card as it is in the notes now. */
export interface StudyCard {
  id: string;
  /** Id of its section; `_` for notes outside all sections. */
  section: string;
  /** Decoded path of its note, without base. */
  path: string;
  /** Title of its note. */
  title: string;
  /** The question as plain text. */
  text: string;
  /** HTML. */
  question: string;
  /** HTML. */
  answer: string;
  /** Both sides are plain text that the reader brought; they are never HTML. */
  isPlain?: true;
  /** Fragment that leads to where a plain card was made. */
  place?: string;
}

/** A card that the reader made or brought along, both sides plain text. */
export interface OwnCard {
  id: string;
  question: string;
  answer: string;
  /** When it was made or changed last. */
  changed: number;
  /** The page on which it was made, its title, and the fragment that leads to the place. */
  path?: string;
  title?: string;
  place?: string;
}

/** 1 again, 2 hard, 3 good, 4 easy; the numbers of the library. */
export type Grade = 1 | 2 | 3 | 4;

/** Progress on one card: the library's record, and what identifies the card when it is no longer in the notes. */
export interface Progress {
  id: string;
  path: string;
  title: string;
  text: string;
  due: number;
  /** Days until the chance of recall has fallen to 90 %. */
  stability: number;
  /** 1–10. */
  difficulty: number;
  elapsed_days: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number;
  last_review: number;
  /** The reader has set the card aside: it is not asked. */
  isAside?: boolean;
}

/** One grade given. */
export interface Grading {
  id: string;
  /** When. */
  review: number;
  rating: Grade;
  /** State of the card before the grade. */
  state: number;
}

/** Everything the review stores. */
export interface StudyData {
  progress: Progress[];
  log: Grading[];
  own: OwnCard[];
}
