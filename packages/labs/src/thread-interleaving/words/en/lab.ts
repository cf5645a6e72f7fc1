import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const program = 'Program';
export const randomRest = 'Run the rest at random';
export const waysToEnd = 'Ways to end';
export const enter = 'Space / Enter';
export const letGo = 'Let the selected thread take a step';
export const press = (thread: string, next: string | undefined) => `Step ${thread}: ${next}`;
export const titles = {
  race: 'Counting without a lock',
  mutex: 'Guarded by a mutex',
  atomic: 'Atomic addition',
  deadlock: 'Two locks in opposite order',
  ordered: 'Two locks in the same order',
  condition: 'Condition variable: waiting with a predicate',
  'lost-wakeup': 'Condition variable: the lost wakeup',
  singleton: 'Double-checked singleton (wrong)',
  philosophers: 'Three philosophers',
};
export const questions = {
  race: 'Two threads add one each: in which order is the result only 1? Press a thread to let it take a step.',
  mutex: 'While one thread holds the lock, can the other go on? Press threads and try to get only 1.',
  atomic: 'With atomic addition, can the result still be only 1? Press a thread to let it take a step.',
  deadlock: 'In which order do both threads get stuck? Press a thread to let it take a step.',
  ordered: 'Both lock the same mutex first: can they still deadlock? Press a thread to let it take a step.',
  condition: 'Let the consumer go first: when it sleeps, who has the lock? Press a thread to let it take a step.',
  'lost-wakeup': 'In which order does the waiter sleep forever? Press a thread to let it take a step.',
  singleton: 'Which access is the data race? Press a thread to let it take a step.',
  philosophers:
    'In which order does each of them hold one fork, so that nobody can eat? Press one to let it take a step.',
};
/** Threads by name; the others are A and B. */
export const threads = {
  A: 'A',
  B: 'B',
  producer: 'Producer',
  consumer: 'Consumer',
  notifier: 'Notifier',
  waiter: 'Waiter',
  first: 'A',
  second: 'B',
  third: 'C',
};
/** What a step does, in a letter or two that fit a cell. */
export const letters = {
  load: 'R',
  store: 'W',
  add: '+',
  lock: 'L',
  unlock: 'U',
  wait: 'Z',
  notify_one: 'N',
  notify_all: 'N',
  unless: '?',
};
export const ends = { done: 'all have ended', deadlock: 'deadlock', asleep: 'a thread sleeps forever' };
export const comma = ', ';
export const between = ', ';
export const semicolon = '; ';
export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
export const ready = 'can go on';
export const isDone = 'has ended';
export const asleepOn = (condition: string) => `sleeps on ${condition}`;
export const waitsFor = (mutex: string, owner: string) => `waits for ${mutex}, held by ${owner}`;
export const waitsShort = (mutex: string, owner: string | undefined) => `needs ${mutex} (${owner})`;
export const threadNamed = (name: string) => (name.length > 1 ? `the ${name.toLowerCase()}` : `thread ${name}`);
export const threadIs = (thread: string, status: string) => `${thread} ${status}`;
export const picture = (title: string, step: number) => `${title}: which thread took each of the first ${step} steps`;
export const loads = (thread: string, variable: string, value: number) =>
  `${thread} reads ${variable}, which is ${value}`;
export const stores = (thread: string, variable: string, value: number) => `${thread} writes ${value} to ${variable}`;
export const adds = (thread: string, variable: string, by: number) => `${thread} atomically adds ${by} to ${variable}`;
export const locks = (thread: string, mutex: string) => `${thread} locks ${mutex}`;
export const unlocks = (thread: string, mutex: string) => `${thread} unlocks ${mutex}`;
export const goesToSleep = (thread: string, mutex: string, condition: string) =>
  `${thread} unlocks ${mutex} and sleeps on ${condition}`;
export const notifies = (thread: string, condition: string, woken: string) =>
  `${thread} notifies ${condition}: ${woken}`;
export const checks = (thread: string, variable: string, value: number, isEqual: boolean) =>
  `${thread} finds ${variable} to be ${value} and ${isEqual ? 'enters' : 'skips'} the block`;
export const noSleeper = 'nobody sleeps, so the notification is lost';
export const wakes = (threads: string) => `it wakes ${threads}`;
export const heldBy = (mutex: string, thread: string) => `${mutex} is held by ${thread}`;
export const queueOf = (condition: string, threads: string) => `waiting on ${condition}: ${threads}`;
export const raceOf = (a: string, b: string, variable: string) =>
  `data race: ${a} and ${b} access ${variable}, and nothing orders them`;
export const atStep = (step: number) => `Step ${step}`;
export const waysTo = (end: string, count: number) => `${end}: ${counted(count, 'way')}`;
export const hasRaces = (variables: string) =>
  `there is a data race on ${variables}, so the whole program is undefined behaviour in C++`;
export const noRaces = 'there is no data race';
export const interleavings = (total: number, races: string) =>
  `This program has ${counted(total, 'interleaving')}; ${races}.`;
export const turnOf = (thread: string, line: string | undefined) => `Next is "${line}" of ${thread}`;
export const askLoad = (turn: string, variable: string) =>
  `${turn}, which first reads ${variable}: what value does it read?`;
export const loadIs = (variable: string, value: number) => `${variable} is ${value} now, so ${value} is what it reads.`;
export const askStore = (turn: string, variable: string) =>
  `${turn}, which writes ${variable}: what is ${variable} afterwards?`;
export const lostUpdate = (variable: string, now: number) =>
  `; ${variable} has become ${now} since it was read, and this write wipes that change out`;
export const storeIs = (thread: string, read: number, plus: number, written: number, lost: string) =>
  `The value that ${thread} read is ${read}, so it writes back ${read} + ${plus} = ${written}${lost}.`;
export const askAdd = (turn: string, variable: string) => `${turn}: what is ${variable} afterwards?`;
export const addIs = (now: number, by: number, written: number) =>
  `Read, add and write are one step, no other thread comes between: ${now} + ${by} = ${written}.`;
export const branches = ['True, it enters the block', 'False, it skips the block'];
export const askBranch = (turn: string) => `${turn}: is the condition true?`;
export const branchIs = (variable: string, value: number, isEqual: boolean, other: number) =>
  `${variable} is ${value} now, ${isEqual ? 'equal' : 'not equal'} to ${other}.`;
export const askReady = (turn: string) => `${turn}: which threads can go on after this step?`;
export const noneReady = 'None of them';
export const allReady = 'All of them';
export const onlyReady = (threads: string) => `Only ${threads}`;
