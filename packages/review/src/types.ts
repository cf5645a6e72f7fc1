/** What the review holds and keeps. Times are milliseconds since 1970, so that all of it is plain JSON. */

/** A card as the notes have it now. */
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
}

/** 1 again, 2 hard, 3 good, 4 easy; the numbers of the library. */
export type Grade = 1 | 2 | 3 | 4;

/** What is learned of one card: the library's card beside what names it when the notes have it no more. */
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
}

/** One grade that was given. */
export interface Grading {
  id: string;
  /** When. */
  review: number;
  rating: Grade;
  /** State of the card before. */
  state: number;
}

/** Everything the review keeps. */
export interface StudyData {
  progress: Progress[];
  log: Grading[];
}
