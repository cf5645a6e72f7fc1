/** What can be guessed of the loop's next step: what it takes, where a callback goes, who is called next. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { programLines } from './source.ts';
import { type LoopState, machineOf, storyOf } from './state.ts';
import type { Frame, Job, Machine, Statement } from './types.ts';
import { words } from './words/lab.ts';

/** The question about the step after a state; undefined where the line itself says it. */
export function guess(state: LoopState): Guess | undefined {
  const before = machineOf(state);
  const after = storyOf(state).machines[state.step + 1];
  if (!after) return undefined;
  const top = before.stack.at(-1);
  if (!top) return askTaken(before);
  const statement = top.body[top.next];
  return statement ? askStatement(statement, before, after) : askReturn(top, before, after);
}

/** Which of the waiting jobs an empty stack takes. */
function askTaken({ microtasks, timers }: Machine): Guess {
  const [micro, timer] = [ends(words.sources.microtasks, microtasks), ends(words.sources.timers, timers)];
  const [right = ''] = [...micro, ...timer];
  return {
    question: words.whatIsTaken,
    ...choose(right, [...micro, ...timer, words.takesNothing]),
    because: microtasks.length
      ? words.microtasksLeft(microtasks.length)
      : words.earliestDue(timers[0]?.due, timers[1]?.due === timers[0]?.due),
  };
}

/** First and last of a queue by name. */
function ends(queue: string, jobs: readonly Job[]): string[] {
  const [first, last] = [jobs[0], jobs.at(-1)];
  if (!first || !last) return [];
  if (jobs.length === 1) return [words.onlyIn(queue, first.name)];
  return [words.firstIn(queue, first.name), words.lastIn(queue, last.name)];
}

/** Where what a statement brings goes to. */
function whereTo(before: Machine, after: Machine): string {
  if (after.stack.length > before.stack.length) return words.atOnce;
  if (after.microtasks.length > before.microtasks.length) return words.toMicrotasks;
  if (after.timers.length > before.timers.length) return words.toMacrotasks;
  return after.deferred.length > before.deferred.length ? words.toDeferred : words.nowhere;
}

function askStatement(statement: Statement, before: Machine, after: Machine): Guess | undefined {
  const because = reasonOf(statement, before);
  if (!because) return undefined;
  const isEvent = ['emit', 'post', 'update'].includes(statement.do);
  const line = programLines([statement])[0]?.text.replace(/\(\) => \{$/, '…)') ?? '';
  return {
    question: words.whatOfStatement(line),
    ...choose(
      whereTo(before, after),
      isEvent
        ? [words.atOnce, words.toMicrotasks, words.toDeferred, words.nowhere]
        : [words.atOnce, words.toMicrotasks, words.toMacrotasks],
    ),
    because,
  };
}

/** Why a statement's work goes where it goes; undefined where there is nothing to guess. */
function reasonOf(statement: Statement, { handlers, deferred }: Machine): string | undefined {
  switch (statement.do) {
    case 'timeout':
      return words.whyTimeout;
    case 'microtask':
      return words.whyMicrotask;
    case 'promise':
      return words.whyPromise;
    case 'async':
      return words.whyAsync;
    case 'post':
      return words.whyPost;
    case 'emit': {
      const count = handlers[statement.event]?.length ?? 0;
      return count ? words.whyEmit(count) : words.noHandler(statement.event);
    }
    case 'update':
      return deferred.length ? words.whyUpdate(deferred.length) : words.noDeferred;
    default:
      return undefined;
  }
}

/** What follows when a function returns that has something after it. */
function askReturn(top: Frame, before: Machine, after: Machine): Guess | undefined {
  const next = top.after;
  if (next?.kind === 'handlers') return next.rest.length ? askHandler(top, before, after) : undefined;
  if (next?.kind === 'deliver' || !next?.rest.length) return undefined;
  const what = next.kind === 'then' ? words.nextThen : words.codeAfterAwait;
  return {
    question: words.whatFollows(top.name, what),
    ...choose(whereTo(before, after), [words.atOnce, words.toMicrotasks, words.toMacrotasks]),
    because: words.newMicrotask(what),
  };
}

/** Which handler of the same event comes next: those taken off meanwhile are left out. */
function askHandler(top: Frame, before: Machine, after: Machine): Guess | undefined {
  if (top.after?.kind !== 'handlers') return undefined;
  const { event, rest } = top.after;
  const bound = before.handlers[event] ?? [];
  const gone = rest.filter(({ id }) => !bound.some((each) => each.id === id)).map(({ name }) => name);
  const called = after.stack.length === before.stack.length ? after.stack.at(-1)?.name : undefined;
  const nameOf = (name: string) => `${event} → ${name}`;
  return {
    question: words.whoIsNext(top.name),
    ...choose(called ?? words.nobody, [...rest.slice(0, 3).map(({ name }) => nameOf(name)), words.nobody]),
    because: (gone.length ? words.goneHandlers(gone) : '') + (called ? words.stillBound(called) : words.noneBound),
  };
}
