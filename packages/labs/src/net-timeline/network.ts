/** Two hosts and a line between them: a queue of what happens, in milliseconds, the same each time. */
import { words } from './words/lab.ts';

export type Side = 'A' | 'B';

export interface Packet {
  number: number;
  from: Side;
  label: string;
  sent: number;
  /** When it would arrive. */
  arrives: number;
  isLost: boolean;
}

/** What a sender does about congestion. */
export type Phase = keyof typeof words.phases;

/** What a sender counts, in segments. */
export interface Figures {
  /** First byte that is not acknowledged, and next one to send, in segments. */
  una: number;
  next: number;
  /** Segments that may be under way. */
  window: number;
  cwnd?: number;
  ssthresh?: number;
  phase?: Phase;
}

export interface Happening {
  at: number;
  side: Side;
  kind: 'send' | 'receive' | 'timeout' | 'state';
  text: string;
  /** Why it happens, a clause. */
  why: string;
  packet?: number;
  /** States of both ends after it. */
  states: Record<Side, string>;
  figures?: Figures;
}

export interface Line {
  /** One way, ms. */
  delay: number;
  /** Share that is lost, 0–1. */
  loss: number;
  seed: number;
  /** Packets whose fate the reader has turned round. */
  turned: readonly number[];
}

/** What ends a run that would not end by itself. */
export const MOST_HAPPENINGS = 240;
/** Ms: ten segments, each tried seven times with the longest timeout, take an hour and ten minutes. */
const LONGEST = 7_200_000;
/** Between two packets that are sent at once, ms: they leave one after the other. */
const SPACING = 8;

/** Whether chance loses a packet: a hash, so that turning one packet leaves the fate of the others. */
export function isUnlucky({ loss, seed }: Pick<Line, 'loss' | 'seed'>, number: number): boolean {
  let hash = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32 < loss;
}

interface Task {
  at: number;
  order: number;
  run: () => void;
}

export class Network {
  now = 0;
  readonly packets: Packet[] = [];
  readonly happenings: Happening[] = [];
  readonly states: Record<Side, string> = { A: '', B: '' };
  readonly line: Line;
  figures: (() => Figures) | undefined;
  #tasks: Task[] = [];
  #order = 0;
  #free: Record<Side, number> = { A: 0, B: 0 };

  constructor(line: Line) {
    this.line = line;
  }

  /** Runs something later; the result calls it off. */
  after(delay: number, run: () => void): () => void {
    const task = { at: this.now + delay, order: this.#order++, run };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((one) => one !== task);
    };
  }

  /** Writes down what happens. */
  tell(side: Side, kind: Happening['kind'], said: { text: string; why: string; packet?: number }): void {
    const states = { ...this.states };
    this.happenings.push({
      at: this.now,
      side,
      kind,
      ...said,
      states,
      ...(this.figures && { figures: this.figures() }),
    });
  }

  /** Sends a packet; what receives it runs at its arrival, unless it is lost. */
  send(from: Side, { label, why }: { label: string; why: string }, receive: () => void): void {
    const number = this.packets.length;
    const leaves = Math.max(this.now, this.#free[from]);
    this.#free[from] = leaves + SPACING;
    const isLost = isUnlucky(this.line, number) !== this.line.turned.includes(number);
    const arrives = leaves + this.line.delay;
    this.packets.push({ number, from, label, sent: leaves, arrives, isLost });
    this.after(leaves - this.now, () =>
      this.tell(from, 'send', { text: words.sends(from, label), why, packet: number }),
    );
    if (!isLost) this.after(arrives - this.now, receive);
  }

  /** Runs until nothing is left to do; false when it was ended before. */
  run(): boolean {
    for (;;) {
      const task = this.#tasks.reduce<Task | undefined>(
        (first, one) => (!first || one.at < first.at || (one.at === first.at && one.order < first.order) ? one : first),
        undefined,
      );
      if (!task) return true;
      if (task.at > LONGEST || this.happenings.length >= MOST_HAPPENINGS) return false;
      this.#tasks = this.#tasks.filter((one) => one !== task);
      this.now = task.at;
      task.run();
    }
  }
}
