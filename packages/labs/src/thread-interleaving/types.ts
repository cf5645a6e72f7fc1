/** Small programs of several threads, and the state of a run. */

/** A value: a constant, or a thread's own variable plus a constant. */
export interface Expression {
  local?: string;
  plus: number;
}

/** One step of a thread; each happens at once, nothing comes between. */
export type Instruction =
  | { op: 'load'; into: string; from: string }
  | { op: 'store'; to: string; value: Expression }
  /** `fetch_add`: reads and writes in one step, and orders like an atomic. */
  | { op: 'add'; to: string; by: number }
  /** After `lock` the thread goes on at instruction `next`, or at the next one. */
  | { op: 'lock'; mutex: string; next?: number }
  | { op: 'unlock'; mutex: string }
  /** Gives the mutex back and sleeps; the instruction after it takes the mutex again. */
  | { op: 'wait'; condition: string; mutex: string }
  | { op: 'notify_one' | 'notify_all'; condition: string }
  /** Goes to instruction `to` when the shared variable is not equal to `equals`. */
  | { op: 'unless'; variable: string; equals: number; to: number };

/** A thread's code. */
export interface ThreadCode {
  name: string;
  source: readonly string[];
  /** Instructions and the index of the source line each belongs to. */
  steps: readonly { line: number; does: Instruction }[];
}

/** A program: shared variables with their first values, and threads. */
export interface Program {
  variables: Readonly<Record<string, number>>;
  /** Variables of type `std::atomic`: no access to them is a data race. */
  atomics: readonly string[];
  threads: readonly ThreadCode[];
}

/** Logical time of each thread; `a ≤ b` in every entry means that a happens before b. */
export type Clock = readonly number[];

/** A thread in the middle of its code. */
export interface Thread {
  next: number;
  locals: Readonly<Record<string, number>>;
  /** The condition variable it sleeps on. */
  asleepOn?: string;
  clock: Clock;
}

/** Two accesses of one variable, at least one of them a write, that nothing orders. */
export interface Race {
  variable: string;
  threads: readonly [number, number];
}

/** Who touched a plain variable last: for each thread the times of its last read and write. */
export interface Accesses {
  reads: Readonly<Record<number, number>>;
  writes: Readonly<Record<number, number>>;
}

/** A run so far. */
export interface Run {
  threads: readonly Thread[];
  variables: Readonly<Record<string, number>>;
  /** Owner of each mutex that is held. */
  owners: Readonly<Record<string, number>>;
  /** Threads asleep on each condition variable, the longest sleeper first. */
  sleepers: Readonly<Record<string, readonly number[]>>;
  /** Clocks that mutexes and atomics carry from one thread to the next. */
  clocks: Readonly<Record<string, Clock>>;
  accesses: Readonly<Record<string, Accesses>>;
  races: readonly Race[];
}
