/** Schemas of records, whether they come from the browser's storage or from a file. */
import * as v from 'valibot';
import { OWN_LIMITS } from './own-cards.ts';
import type { Grading, OwnCard, Progress } from './types.ts';

/** 2200-01-01: nothing is due later; catches wrong units of time. */
const LATEST = Date.UTC(2200, 0);
export const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST));
export const text = v.pipe(v.string(), v.maxLength(10_000));
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const rating = v.picklist([1, 2, 3, 4]);
/** State of a card before a grade: new, learning, review, relearning. */
export const stateBefore = v.picklist([0, 1, 2, 3]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** The ranges of the library: stability 0.001–36,500 days, difficulty 1–10. */
export const progressSchema = v.object({
  id,
  path: v.pipe(text, v.startsWith('/')),
  title: text,
  text,
  due: time,
  stability: v.pipe(v.number(), v.minValue(0.001), v.maxValue(36_500)),
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  elapsed_days: count,
  scheduled_days: count,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: v.picklist([1, 2, 3]),
  last_review: time,
  isAside: v.exactOptional(v.boolean()),
});
const side = v.pipe(v.string(), v.minLength(1), v.maxLength(OWN_LIMITS.side));
export const ownSchema = v.object({
  id,
  question: side,
  answer: side,
  changed: time,
  path: v.exactOptional(v.pipe(text, v.startsWith('/'))),
  title: v.exactOptional(text),
  place: v.exactOptional(v.pipe(v.string(), v.maxLength(500), v.regex(/^#[\w.=-]+$/))),
});
const gradingSchema = v.object({ id, review: time, rating, state: stateBefore });

/** A day of the reader's calendar. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Whether a record is valid progress. */
export const isProgress = (record: unknown): record is Progress => v.is(progressSchema, record);

/** Whether a record is a valid grade. */
export const isGrading = (record: unknown): record is Grading => v.is(gradingSchema, record);

/** Whether a record is a valid own card. */
export const isOwnCard = (record: unknown): record is OwnCard => v.is(ownSchema, record);

/** Whether a string is a valid day. */
export const isDay = (value: string): boolean => v.is(day, value);
