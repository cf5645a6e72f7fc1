/** What goes between a lab, the sandbox page and the worker in it. Everything that comes out of the sandbox is untrusted. */
import * as v from 'valibot';
import { LONGEST_TEXT } from './protocol-limits.ts';

/** The first message to the sandbox's page; with it comes the port that everything else goes through. */
export const CONNECT = 'study-notes:lab';

/** One run, as the lab asks for it. */
export interface RunRequest {
  kind: 'run';
  /** Number of the run: answers to an older one are dropped. */
  id: number;
  /** The worker's program, as text: the sandbox may fetch nothing. */
  script: string;
  /** What the worker gets as its first message. */
  input: object;
  /** Time after which the worker is ended, ms. */
  limit: number;
  /** Messages after which the worker is ended. */
  most: number;
}

export interface StopRequest {
  kind: 'stop';
}

const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, LONGEST_TEXT)),
);
/** Most rows of globals; counted before they are looked at. */
const MOST_ROWS = 60;
const row = v.object({ name: text, value: text, depth: v.pipe(v.number(), v.minValue(0), v.maxValue(4)) });
const line = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A message of a run. */
export const runMessage = v.variant('kind', [
  v.object({ kind: v.literal('out'), level: v.picklist(['log', 'warn', 'error']), text }),
  v.object({ kind: v.literal('value'), text }),
  v.object({ kind: v.literal('error'), text, line }),
  v.object({
    kind: v.literal('globals'),
    rows: v.pipe(
      v.custom<unknown[]>((rows) => Array.isArray(rows) && rows.length <= MOST_ROWS),
      v.array(row),
    ),
  }),
  v.object({ kind: v.literal('end'), reason: v.picklist(['done', 'timeout', 'flood', 'stopped', 'crashed']) }),
]);

export type RunMessage = v.InferOutput<typeof runMessage>;

/** A message with the number of its run. */
export const runAnswer = v.object({ id: v.number(), message: runMessage });
