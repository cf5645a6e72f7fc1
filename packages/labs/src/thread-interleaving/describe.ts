/** Runs in words. */
import { type End, type Exploration, endOf } from './explore.ts';
import { instructionOf, statusOf } from './model.ts';
import { PROGRAMS } from './programs.ts';
import { planOf, shownRun, type ThreadState } from './state.ts';
import type { Program, Run } from './types.ts';
import { words } from './words/lab.ts';

/** Shared variables with their values. */
export function variablesText(variables: Run['variables']): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name} = ${value}`)
    .join(words.comma);
}

/** What a thread does now. */
export function statusText(program: Program, run: Run, thread: number): string {
  const status = statusOf(program, run, thread);
  if (status.kind === 'ready') return words.ready;
  if (status.kind === 'done') return words.isDone;
  if (status.kind === 'asleep') return words.asleepOn(status.condition);
  return words.waitsFor(status.mutex, nameOf(program, status.owner));
}

/** The same, short enough for the head of its column. */
export function shortStatus(program: Program, run: Run, thread: number): string {
  const status = statusOf(program, run, thread);
  if (status.kind === 'blocked') return words.waitsShort(status.mutex, program.threads[status.owner]?.name);
  return statusText(program, run, thread);
}

export const nameOf = (program: Program, thread: number) => words.threadNamed(program.threads[thread]?.name ?? '');

const namesOf = (program: Program, threads: readonly number[]) =>
  threads.map((thread) => nameOf(program, thread)).join(words.between);

/** What the drawing shows. */
export const figureLabel = ({ program, step }: ThreadState) => words.picture(words.titles[program], step);

/** What a thread's next step does to a run. */
export function stepText(program: Program, run: Run, thread: number): string {
  const name = nameOf(program, thread);
  const does = instructionOf(program, run, thread);
  switch (does?.op) {
    case undefined:
      return '';
    case 'load':
      return words.loads(name, does.from, run.variables[does.from] ?? 0);
    case 'store': {
      const { local, plus } = does.value;
      return words.stores(name, does.to, (local ? (run.threads[thread]?.locals[local] ?? 0) : 0) + plus);
    }
    case 'add':
      return words.adds(name, does.to, does.by);
    case 'lock':
      return words.locks(name, does.mutex);
    case 'unlock':
      return words.unlocks(name, does.mutex);
    case 'wait':
      return words.goesToSleep(name, does.mutex, does.condition);
    case 'notify_one':
    case 'notify_all':
      return words.notifies(name, does.condition, wakes(program, run, does));
    case 'unless': {
      const value = run.variables[does.variable] ?? 0;
      return words.checks(name, does.variable, value, value === does.equals);
    }
  }
}

function wakes(program: Program, run: Run, { op, condition }: { op: string; condition: string }): string {
  const queue = run.sleepers[condition] ?? [];
  if (queue.length === 0) return words.noSleeper;
  return words.wakes(namesOf(program, op === 'notify_all' ? queue : queue.slice(0, 1)));
}

/** A thread and what it does now. */
export const threadText = (program: Program, run: Run, thread: number): string =>
  words.threadIs(nameOf(program, thread), statusText(program, run, thread));

/** Where the run stands. */
export function describe(state: ThreadState): string {
  const program = PROGRAMS[state.program];
  const run = shownRun(state);
  const end = endOf(program, run);
  const shared = variablesText(run.variables);
  const held = Object.entries(run.owners).map(([mutex, owner]) => words.heldBy(mutex, nameOf(program, owner)));
  const queues = Object.entries(run.sleepers)
    .filter(([, queue]) => queue.length)
    .map(([name, queue]) => words.queueOf(name, namesOf(program, queue)));
  const threads = program.threads.map((_, thread) => threadText(program, run, thread));
  const races = run.races.map(({ variable, threads: [a, b] }) =>
    words.raceOf(nameOf(program, a), nameOf(program, b), variable),
  );
  const said = [
    [words.atStep(state.step), ...lastStep(state), ...(end ? [words.ends[end]] : [])].join(words.comma),
    ...(shared ? [shared] : []),
    ...held,
    ...queues,
    ...(end === 'done' ? [] : threads),
    ...races,
  ];
  return words.sentence(said.join(words.semicolon));
}

/** What the last step did, where there was one. */
function lastStep(state: ThreadState): string[] {
  const { order, runs } = planOf(state);
  const [thread, before] = [order[state.step - 1], runs[state.step - 1]];
  return thread === undefined || !before ? [] : [stepText(PROGRAMS[state.program], before, thread)];
}

/** One way to end. */
export const endText = ({ kind, variables, count }: End): string =>
  words.waysTo([words.ends[kind], variablesText(variables)].filter(Boolean).join(words.comma), count);

/** All interleavings in a sentence. */
export function explorationText({ total, races }: Exploration): string {
  return words.interleavings(total, races.length ? words.hasRaces(races.join(words.between)) : words.noRaces);
}
