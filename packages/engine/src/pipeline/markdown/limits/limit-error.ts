/** Thrown where a note would cost more than any note may; the compiler reports it with its place. */
import type { Place } from '../context.ts';

interface LimitPlace {
  place: Place | undefined;
  rule?: LimitError['rule'] | undefined;
}

export class LimitError extends Error {
  readonly place: Place | undefined;
  readonly rule: 'too-deep' | 'too-much';
  /** How to fix it. */
  readonly fix: string;

  constructor(message: string, fix: string, { place, rule = 'too-much' }: LimitPlace) {
    super(message);
    this.place = place;
    this.fix = fix;
    this.rule = rule;
  }
}
