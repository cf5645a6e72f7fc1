/** Programs to start from; the source lines are what the steps are made of. */
import type { Instruction, Program, ThreadCode } from './types.ts';
import { words } from './words/lab.ts';

export const PROGRAM_NAMES = [
  'race',
  'mutex',
  'atomic',
  'deadlock',
  'ordered',
  'condition',
  'lost-wakeup',
  'singleton',
  'philosophers',
] as const;
export type ProgramName = (typeof PROGRAM_NAMES)[number];

type Line = readonly [source: string, ...steps: Instruction[]];

function thread(name: keyof typeof words.threads, lines: readonly Line[]): ThreadCode {
  return {
    get name() {
      return words.threads[name];
    },
    source: lines.map(([source]) => source),
    steps: lines.flatMap(([, ...steps], line) => steps.map((does) => ({ line, does }))),
  };
}

const load = (from: string): Line => [`int r = ${from};`, { op: 'load', into: 'r', from }];
const increment = (to: string): Line => [`${to} = r + 1;`, { op: 'store', to, value: { local: 'r', plus: 1 } }];
const store = (to: string, plus: number): Line => [`${to} = ${plus};`, { op: 'store', to, value: { plus } }];
const lock = (mutex: string): Line => [`${mutex}.lock();`, { op: 'lock', mutex }];
const unlock = (mutex: string): Line => [`${mutex}.unlock();`, { op: 'unlock', mutex }];
const sleep: Instruction = { op: 'wait', condition: 'cv', mutex: 'm' };
const notify: Line = ['cv.notify_one();', { op: 'notify_one', condition: 'cv' }];

const twice = (lines: readonly Line[]) => [thread('A', lines), thread('B', lines)];
const counter = { counter: 0 };

/** `if (variable == equals) {`: the block ends before instruction `to`. */
const when = (variable: string, equals: number, to: number): Line => [
  `if (${variable} == ${equals}) {`,
  { op: 'unless', variable, equals, to },
];

const singleton: readonly Line[] = [
  when('made', 0, 7),
  lock('m'),
  ['  if (made == 0) {', { op: 'unless', variable: 'made', equals: 0, to: 6 }],
  [
    '    objects += 1;',
    { op: 'load', into: 'r', from: 'objects' },
    { op: 'store', to: 'objects', value: { local: 'r', plus: 1 } },
  ],
  ['    made = 1; }', { op: 'store', to: 'made', value: { plus: 1 } }],
  unlock('m'),
  ['}'],
];

/** The philosopher between two forks takes the first one named first. */
const philosopher = (name: 'first' | 'second' | 'third', first: string, second: string) =>
  thread(name, [lock(first), lock(second), unlock(second), unlock(first)]);

/** The programs. */
export const PROGRAMS: Record<ProgramName, Program> = {
  race: { variables: counter, atomics: [], threads: twice([load('counter'), increment('counter')]) },
  mutex: {
    variables: counter,
    atomics: [],
    threads: twice([lock('m'), load('counter'), increment('counter'), unlock('m')]),
  },
  atomic: {
    variables: counter,
    atomics: ['counter'],
    threads: twice([['counter.fetch_add(1);', { op: 'add', to: 'counter', by: 1 }]]),
  },
  deadlock: {
    variables: {},
    atomics: [],
    threads: [
      thread('A', [lock('m1'), lock('m2'), unlock('m2'), unlock('m1')]),
      thread('B', [lock('m2'), lock('m1'), unlock('m1'), unlock('m2')]),
    ],
  },
  ordered: { variables: {}, atomics: [], threads: twice([lock('m1'), lock('m2'), unlock('m2'), unlock('m1')]) },
  condition: {
    variables: { ready: 0, data: 0 },
    atomics: [],
    threads: [
      thread('producer', [lock('m'), store('data', 42), store('ready', 1), unlock('m'), notify]),
      thread('consumer', [
        lock('m'),
        ['while (ready == 0)', { op: 'unless', variable: 'ready', equals: 0, to: 4 }],
        // Awake, it takes the mutex and asks again.
        ['  cv.wait(m);', sleep, { op: 'lock', mutex: 'm', next: 1 }],
        load('data'),
        unlock('m'),
      ]),
    ],
  },
  'lost-wakeup': {
    variables: { ready: 0 },
    atomics: ['ready'],
    threads: [
      thread('notifier', [store('ready', 1), notify]),
      thread('waiter', [
        when('ready', 0, 5),
        lock('m'),
        ['  cv.wait(m);', sleep, { op: 'lock', mutex: 'm' }],
        unlock('m'),
        ['}'],
      ]),
    ],
  },
  singleton: { variables: { made: 0, objects: 0 }, atomics: [], threads: twice(singleton) },
  philosophers: {
    variables: {},
    atomics: [],
    threads: [philosopher('first', 'f1', 'f2'), philosopher('second', 'f2', 'f3'), philosopher('third', 'f3', 'f1')],
  },
};
