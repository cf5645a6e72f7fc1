/** Carrying out one step of one thread. Threads are sequentially consistent: what one writes, all see at once. */
import { joined, touch } from './races.ts';
import type { Clock, Expression, Instruction, Program, Run, Thread } from './types.ts';

/** A run that has not begun. */
export function startRun({ variables, threads }: Program): Run {
  const clockOf = (thread: number): Clock => threads.map((_, other) => (other === thread ? 1 : 0));
  return {
    threads: threads.map((_, index) => ({ next: 0, locals: {}, clock: clockOf(index) })),
    variables,
    owners: {},
    sleepers: {},
    clocks: {},
    accesses: {},
    races: [],
  };
}

/** The instruction a thread stands at; none when it is done. */
export const instructionOf = (program: Program, run: Run, thread: number): Instruction | undefined =>
  program.threads[thread]?.steps[run.threads[thread]?.next ?? 0]?.does;

/** What keeps a thread from its next step. */
export type Status =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'blocked'; mutex: string; owner: number }
  | { kind: 'asleep'; condition: string };

/** Whether a thread may go on, and if not, why. */
export function statusOf(program: Program, run: Run, thread: number): Status {
  const instruction = instructionOf(program, run, thread);
  if (!instruction) return { kind: 'done' };
  const { asleepOn } = run.threads[thread] as Thread;
  if (asleepOn !== undefined) return { kind: 'asleep', condition: asleepOn };
  const owner = instruction.op === 'lock' ? run.owners[instruction.mutex] : undefined;
  if (instruction.op === 'lock' && owner !== undefined) return { kind: 'blocked', mutex: instruction.mutex, owner };
  return { kind: 'ready' };
}

/** Threads that may take the next step. */
export const readyThreads = (program: Program, run: Run): number[] =>
  program.threads.map((_, thread) => thread).filter((thread) => statusOf(program, run, thread).kind === 'ready');

/** The run after one step of a thread; undefined when that thread cannot go on. */
export function step(program: Program, run: Run, thread: number): Run | undefined {
  const instruction = instructionOf(program, run, thread);
  if (!instruction || statusOf(program, run, thread).kind !== 'ready') return undefined;
  return carryOut(
    program,
    changeThread(run, thread, (each) => ({ ...each, next: each.next + 1 })),
    thread,
    instruction,
  );
}

/** The run after a list of choices; undefined when one of them was not possible. */
export function runChoices(program: Program, choices: readonly number[]): Run | undefined {
  return choices.reduce<Run | undefined>((run, thread) => run && step(program, run, thread), startRun(program));
}

function changeThread(run: Run, thread: number, change: (each: Thread) => Thread): Run {
  return { ...run, threads: run.threads.map((each, index) => (index === thread ? change(each) : each)) };
}

const valueOfExpression = ({ local, plus }: Expression, { locals }: Thread) =>
  (local ? (locals[local] ?? 0) : 0) + plus;

function carryOut(program: Program, run: Run, thread: number, does: Instruction): Run {
  const own = run.threads[thread] as Thread;
  switch (does.op) {
    case 'load':
      return changeThread(access(program, run, thread, does.from, 'reads'), thread, (each) => ({
        ...each,
        locals: { ...each.locals, [does.into]: run.variables[does.from] ?? 0 },
      }));
    case 'store':
      return withVariable(access(program, run, thread, does.to, 'writes'), does.to, valueOfExpression(does.value, own));
    case 'add':
      return withVariable(synchronise(run, thread, does.to), does.to, (run.variables[does.to] ?? 0) + does.by);
    case 'lock':
      return acquire({ ...run, owners: { ...run.owners, [does.mutex]: thread } }, thread, does.mutex);
    case 'unlock':
      return release(run, thread, does.mutex);
    case 'wait':
      return sleep(release(run, thread, does.mutex), thread, does.condition);
    case 'notify_one':
      return wake(run, does.condition, 1);
    case 'notify_all':
      return wake(run, does.condition, Number.POSITIVE_INFINITY);
    case 'unless':
      return branch(program, run, thread, does);
  }
}

function withVariable(run: Run, variable: string, value: number): Run {
  return { ...run, variables: { ...run.variables, [variable]: value } };
}

/** A plain access may race; an atomic one hands its writer's time on instead. */
function access(program: Program, run: Run, thread: number, variable: string, kind: 'reads' | 'writes'): Run {
  return program.atomics.includes(variable) ? synchronise(run, thread, variable) : touch(run, thread, variable, kind);
}

function branch(program: Program, run: Run, thread: number, does: Instruction & { op: 'unless' }): Run {
  const seen = access(program, run, thread, does.variable, 'reads');
  const stays = run.variables[does.variable] === does.equals;
  return stays ? seen : changeThread(seen, thread, (each) => ({ ...each, next: does.to }));
}

/** Takes over what happened before the last release of a mutex or atomic. */
const acquire = (run: Run, thread: number, what: string): Run =>
  changeThread(run, thread, (each) => ({ ...each, clock: joined(each.clock, run.clocks[what]) }));

/** Hands on what this thread has done so far. */
function publish(run: Run, thread: number, what: string): Run {
  const { clock } = run.threads[thread] as Thread;
  const clocks = { ...run.clocks, [what]: joined(clock, run.clocks[what]) };
  return changeThread({ ...run, clocks }, thread, (each) => ({
    ...each,
    clock: each.clock.with(thread, (clock[thread] ?? 0) + 1),
  }));
}

const synchronise = (run: Run, thread: number, atomic: string): Run =>
  publish(acquire(run, thread, atomic), thread, atomic);

function release(run: Run, thread: number, mutex: string): Run {
  const { [mutex]: _, ...owners } = run.owners;
  return publish({ ...run, owners }, thread, mutex);
}

function sleep(run: Run, thread: number, condition: string): Run {
  const sleepers = { ...run.sleepers, [condition]: [...(run.sleepers[condition] ?? []), thread] };
  return changeThread({ ...run, sleepers }, thread, (each) => ({ ...each, asleepOn: condition }));
}

/** Wakes the longest sleepers; C++ may choose any. Without one the notice is lost. */
function wake(run: Run, condition: string, count: number): Run {
  const queue = run.sleepers[condition] ?? [];
  const woken = queue.slice(0, count);
  const threads = run.threads.map((each, index): Thread => {
    if (!woken.includes(index)) return each;
    const { asleepOn: _, ...awake } = each;
    return awake;
  });
  return { ...run, threads, sleepers: { ...run.sleepers, [condition]: queue.slice(woken.length) } };
}
