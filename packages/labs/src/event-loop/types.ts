/** Programs of an event loop as data: what they post, and what a step of the loop did. */

/** One statement; a body is what runs later. */
export type Statement =
  | { do: 'log'; text: string }
  /** A macrotask after `ms` milliseconds. */
  | { do: 'timeout'; ms: number; body: Statement[] }
  | { do: 'microtask'; body: Statement[] }
  /** `Promise.resolve().then(…).then(…)`: one body for each `then`. */
  | { do: 'promise'; chain: Statement[][] }
  /** An async function called at once: the bodies stand between its `await null`. */
  | { do: 'async'; parts: Statement[][] }
  /** Binds a handler to an event, under a name by which it can be taken off. */
  | { do: 'on'; event: string; handler: string; body: Statement[] }
  | { do: 'off'; event: string; handler: string }
  /** Calls the handlers now, as a delegate's broadcast does. */
  | { do: 'emit'; event: string }
  /** Puts the event into the queue of deferred events. */
  | { do: 'post'; event: string }
  /** Delivers all deferred events, as a frame does. */
  | { do: 'update' };

/** A function on the call stack: what it still has to do. */
export interface Frame {
  name: string;
  body: readonly Statement[];
  next: number;
  /** What happens when it returns. */
  after?: Continuation;
}

/** What a finished function starts: the next `then`, the next part of an async function, the next handler. */
export type Continuation =
  | { kind: 'then'; rest: Statement[][]; number: number }
  | { kind: 'await'; rest: Statement[][]; number: number }
  | { kind: 'handlers'; event: string; rest: readonly Handler[] }
  | { kind: 'deliver'; events: readonly string[] };

/** A bound handler; two with one name are two. */
export interface Handler {
  id: number;
  name: string;
  body: readonly Statement[];
}

/** Something that waits in a queue. */
export interface Job {
  name: string;
  body: readonly Statement[];
  after?: Continuation;
}

/** A timer: a job with the time at which it is due and the order in which it was set. */
export interface Timer extends Job {
  due: number;
  id: number;
}

/** The machine between two steps. */
export interface Machine {
  stack: readonly Frame[];
  microtasks: readonly Job[];
  timers: readonly Timer[];
  /** Names of events that wait for `update`. */
  deferred: readonly string[];
  handlers: Readonly<Record<string, readonly Handler[]>>;
  log: readonly string[];
  /** Milliseconds on the program's own clock, which jumps to the next timer. */
  now: number;
  nextId: number;
  /** What the last step did. */
  did: string;
}
