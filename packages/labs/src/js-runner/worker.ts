/**
 * Runs a reader's JavaScript. Bundled as text and started by the sandbox page; whatever the program does ends with
 * this worker. Line numbers are the program's own: it is evaluated as `main.js`.
 */
import { boundedSender } from '../sandbox/bounded-sender.ts';
import { inspect } from './inspect.ts';
import { words } from './words/lab.ts';

const NAME = 'main.js';
/** Stillness after which a program without timers is over, ms: a refused connection still gets to say so. */
const QUIET = 60;

const post = self.postMessage.bind(self);
const preventDefault = Function.prototype.call.bind(Event.prototype.preventDefault) as (event: Event) => void;
const later = self.setTimeout.bind(self);
const now = Date.now.bind(Date);
// biome-ignore lint/security/noGlobalEval: running the reader's program is what this page is for
const evaluate = eval;
const pending = new Set<number>();
/** Lines that stand before the program's first. */
let shift = 0;

const say = boundedSender(post);

function out(level: 'log' | 'warn' | 'error', values: unknown[]): void {
  say({ kind: 'out', level, text: values.map((value) => inspect(value)).join(' ') });
}

/** Line of the program that an error came from, as engines write it in stacks. */
function lineOf(error: unknown): number | undefined {
  const match = error instanceof Error ? new RegExp(`${NAME}:(\\d+)`).exec(error.stack ?? '') : null;
  return match ? Number(match[1]) - shift : undefined;
}

function fail(error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : words.threw(inspect(error));
  say({ kind: 'error', text, line: lineOf(error) });
}

Object.assign(self.console, {
  log: (...values: unknown[]) => out('log', values),
  info: (...values: unknown[]) => out('log', values),
  debug: (...values: unknown[]) => out('log', values),
  table: (...values: unknown[]) => out('log', values),
  dir: (value: unknown) => out('log', [value]),
  warn: (...values: unknown[]) => out('warn', values),
  error: (...values: unknown[]) => out('error', values),
  assert: (isTrue: unknown, ...values: unknown[]) => isTrue || out('error', [words.assertionFailed, ...values]),
});

/** Timers are counted, to know when nothing more can come. */
function watchTimers(): void {
  const { clearTimeout: clear, setInterval: every } = self;
  self.setTimeout = ((action: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const id = later(() => {
      pending.delete(id);
      if (typeof action === 'function') action(...rest);
    }, delay);
    pending.add(id);
    return id;
  }) as typeof setTimeout;
  self.setInterval = ((action: () => void, delay?: number, ...rest: unknown[]) => {
    const id = every(action, delay, ...rest);
    pending.add(id);
    return id;
  }) as typeof setInterval;
  self.clearTimeout = self.clearInterval = (id) => {
    pending.delete(id as number);
    clear(id);
  };
}

const AsyncFunction = (async () => {}).constructor as new (code: string) => () => Promise<unknown>;

/** The notes' samples are modules, so what is run here is strict as they are. On the program's first line, to keep its numbers; the second statement has no value. */
const STRICT = "'use strict';void 0;";

/** Scripts give the value of their last expression; one that needs `await` or `return` runs as a function's body. */
function start(code: string): unknown {
  const named = `${STRICT}${code}\n//# sourceURL=${NAME}`;
  try {
    return evaluate(named);
  } catch (error) {
    if (!(error instanceof SyntaxError) || !/\b(?:await|return)\b/.test(code) || lineOf(error)) throw error;
    // A function made from text has a head of two lines, in every engine.
    shift = 2;
    return new AsyncFunction(named)();
  }
}

async function run(code: string): Promise<void> {
  let value: unknown;
  try {
    value = await start(code);
  } catch (error) {
    if (error instanceof SyntaxError && lineOf(error) === undefined) {
      post({ kind: 'syntax', text: `${error.name}: ${error.message}`, code });
      return;
    }
    fail(error);
  }
  if (value !== undefined) say({ kind: 'value', text: inspect(value, true) });
  await untilQuiet();
  post({ kind: 'done' });
}

async function untilQuiet(): Promise<void> {
  let quietSince = now();
  while (pending.size > 0 || now() - quietSince < QUIET) {
    if (pending.size > 0) quietSince = now();
    await new Promise((resolve) => later(resolve, 10));
  }
}

/** What a program posted itself would go past the bounds; it has `console` to say something. */
function takePostMessage(): void {
  for (let scope: object | null = self; scope; scope = Object.getPrototypeOf(scope))
    Reflect.deleteProperty(scope, 'postMessage');
}

// In the capturing phase, before any listener of the program's: an error that is not stopped here goes on to the page.
self.addEventListener(
  'error',
  (event) => {
    preventDefault(event);
    fail(event.error ?? event.message);
  },
  true,
);
self.addEventListener(
  'unhandledrejection',
  (event) => {
    preventDefault(event);
    fail(event.reason);
  },
  true,
);
self.addEventListener('message', ({ data }) => void run(String(data.code)), { once: true });
watchTimers();
takePostMessage();
