import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const program = 'Program';
export const example = 'Example';
export const ownProgram = 'your own';
export const dropLast = 'Drop the last';
export const statement = 'Statement';
export const post = 'Post it';
export const clear = 'Clear';
export const presets = {
  order: 'Macrotasks and microtasks',
  await: 'async functions and then in turn',
  starve: 'Microtasks queued by microtasks',
  timers: 'The order of timers',
  events: 'Events now and deferred',
  unbind: 'Unbinding during a broadcast',
};
export const questions = {
  order: 'Synchronous code, microtasks, macrotasks: which prints first?',
  await: 'How do the code after await and then take turns?',
  starve: 'Microtasks queue more microtasks: how long must the timer wait?',
  timers: 'In which order are the three timers taken?',
  events: 'Emitted now or deferred: which runs first?',
  unbind: 'A unbinds B during the broadcast. Does C still get it?',
};
export const whichOrder = 'In which order will your program print?';
export const pressTurn = (question: string) => `${question} Press the place whose turn it is.`;
export const spaceEnter = 'Space / Enter';
export const stepFromIt = 'Take a step from the chosen place, if it is its turn';
export const pieces = {
  log: 'console.log',
  timeout: 'setTimeout 0',
  microtask: 'queueMicrotask',
  promise: 'Promise chain',
  async: 'async function',
  on: 'bind a handler to e',
  emit: 'emit e now',
  post: 'defer e',
  update: 'deliver deferred events',
};
export const sources = { stack: 'call stack', microtasks: 'microtask queue', timers: 'macrotask queue' };
export const panels = {
  stack: 'Stack',
  microtasks: 'Microtask queue',
  timers: 'Macrotask queue',
  deferred: 'Deferred events',
  handlers: 'Bound',
  log: 'Printed',
};
export const picture = (stack: number, microtasks: number, timers: number, printed: number) =>
  `${stack} on the call stack, ${counted(microtasks, 'microtask')}, ${counted(timers, 'macrotask')}, ${printed} printed`;
export const notItsTurn = '✕ not yet';
export const holds = (source: string, count: number) => `${source}, ${counted(count, 'item')}`;
export const holding = (source: string, count: number, names: string) =>
  `${source}, ${counted(count, 'item')}: ${names}`;
export const comma = ', ';
export const dueAt = (name: string, due: number) => `${name} (due at ${due} ms)`;
export const atStep = (step: number, did: string, printed: string) => `Step ${step}: ${did}; printed: ${printed}`;
export const nothing = 'nothing';
export const atEnd = '; all is done';
export const stop = '.';
export const refused = (why: string) => ` ${why}.`;
export const stackBusy = (source: string, top: string) =>
  `It is not the turn of the ${source}: the call stack is not empty, “${top}” is still running`;
export const stackEmpty = 'The call stack is empty; take from a queue';
export const microtasksFirst = (source: string, count: number) =>
  `It is not the turn of the ${source}: ${counted(count, 'microtask')} must be taken first`;
export const noMicrotasks = 'No microtask is left; take from elsewhere';
export const mainScript = 'main script';
export const begins = 'the program begins, and the main script enters the call stack';
export const microtaskTaken = (name: string) => `the call stack is empty, so the microtask “${name}” is taken`;
export const macrotaskTaken = (name: string) => `no microtask is left either, so the macrotask “${name}” is taken`;
export const prints = (text: string) => `prints ${text}`;
export const setsTimer = (ms: number) => `sets a timer of ${ms} ms, which becomes a macrotask then`;
export const queues = (name: string) => `“${name}” enters the microtask queue`;
export const asyncFunction = 'async function';
export const callsAsync = 'calls the async function, which is synchronous up to its first await';
export const binds = (handler: string, event: string) => `binds ${handler} to ${event}`;
export const unbinds = (handler: string, event: string) => `unbinds ${handler} from ${event}`;
export const emits = (event: string, handlers: number) =>
  handlers === 1
    ? `emits ${event}, calling its only handler`
    : `emits ${event}, calling its ${handlers} handlers in turn`;
export const emitsInVain = (event: string) => `emits ${event}, which has no handlers`;
export const defers = (event: string) => `the event ${event} enters the queue of deferred events`;
export const delivers = 'delivers the deferred events';
export const delivery = 'delivery';
export const returns = (name: string) => `${name} returns`;
export const afterAwait = (number: number) => `after await ${number}`;
export const whatIsTaken = 'The call stack is empty. What is taken next?';
export const takesNothing = 'Nothing, the program ends here';
export const onlyIn = (queue: string, name: string) => `“${name}” in the ${queue}`;
export const firstIn = (queue: string, name: string) => `“${name}”, first in the ${queue}`;
export const lastIn = (queue: string, name: string) => `“${name}”, last in the ${queue}`;
export const microtasksLeft = (count: number) =>
  `${counted(count, 'microtask is', 'microtasks are')} waiting, and the one queued first is taken; macrotasks wait until none is left.`;
export const earliestDue = (due: number | undefined, isTied: boolean) =>
  `No microtask is left, so the macrotask that is due first is taken, at ${due} ms${isTied ? '; of those due together, the one set first' : ''}.`;
export const atOnce = 'It enters the call stack at once';
export const toMicrotasks = 'It enters the microtask queue';
export const toMacrotasks = 'It enters the macrotask queue';
export const toDeferred = 'It enters the queue of deferred events';
export const nowhere = 'There is nothing to do';
export const whatOfStatement = (line: string) => `The next statement is “${line}”. What becomes of its work?`;
export const whyTimeout = 'When a timer is due, its callback is a macrotask and must queue.';
export const whyMicrotask = 'The callback of queueMicrotask is a microtask, taken when the call stack is empty.';
export const whyPromise = 'Even on a fulfilled promise the callback of then does not run at once: it is a microtask.';
export const whyAsync = 'Up to its first await an async function is synchronous, and called like any other function.';
export const whyPost = 'post only notes the event; update delivers it.';
export const whyEmit = (handlers: number) =>
  `emit is synchronous: it calls the ${counted(handlers, 'bound handler')} there and then.`;
export const noHandler = (event: string) => `No handler is bound to ${event}.`;
export const whyUpdate = (events: number) => `update delivers the ${counted(events, 'deferred event')} there and then.`;
export const noDeferred = 'No events are deferred.';
export const nextThen = 'the next then';
export const codeAfterAwait = 'the code after await';
export const whatFollows = (name: string, next: string) => `“${name}” is done. What becomes of ${next}?`;
export const newMicrotask = (next: string) =>
  `${next[0]?.toUpperCase()}${next.slice(1)} is a new microtask, at the end of the queue.`;
export const whoIsNext = (name: string) => `“${name}” returns. Which is called next?`;
export const nobody = 'None, back to where it was emitted';
export const goneHandlers = (names: readonly string[]) =>
  `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} unbound and no longer called. `;
export const stillBound = (name: string) => `“${name}” is still bound.`;
export const noneBound = 'No handler after it is still bound.';
export const order = {
  sync: '1 synchronous',
  syncEnd: '2 end of the main script',
  microtask: '3 microtask',
  another: '3 another microtask',
  later: '4 a later microtask',
  macrotask: '5 macrotask',
};
export const awaiting = {
  before: '1 before await',
  main: '2 main script',
  first: '3 after the first await',
  second: '5 after the second await',
};
export const starving = {
  macrotask: 'macrotasks wait for all microtasks',
  microtask: (number: number) => `micro ${number}`,
};
export const timers = {
  main: 'first the whole main script',
  short: '40 ms',
  within: 'microtask within 40 ms',
  tied: 'due together, but set later',
  long: '80 ms',
};
export const game = {
  hit: 'hit',
  damage: 'damage',
  loseHealth: 'lose health',
  sound: 'sound',
  playSound: 'play a sound',
  death: 'death',
  loot: 'loot',
  dropLoot: 'drop loot',
  rest: 'the rest of this frame',
  frameEnd: 'end of the frame',
};
export const notice = 'notice';
export const received = (name: string) => `${name} gets it`;
export const secondTime = 'the second time';
