/** What can be guessed of the loop's next step: what it takes, where a callback goes, who is called next. */
import type { Guess } from '../model/lab-model.ts';
import { choose } from '../model/story.ts';
import { programLines } from './source.ts';
import { type LoopState, machineOf, storyOf } from './state.ts';
import type { Frame, Job, Machine, Statement } from './types.ts';

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
  const [micro, timer] = [ends('微任务队列', microtasks), ends('宏任务队列', timers)];
  const [right = ''] = [...micro, ...timer];
  return {
    question: '调用栈空了，下一步取谁？',
    ...choose(right, [...micro, ...timer, '都不取，程序到此为止']),
    because: microtasks.length
      ? `微任务还有 ${microtasks.length} 项，先取最早排进的；微任务没有清空，就轮不到宏任务。`
      : `微任务已经清空，取最早到期的宏任务，它 ${timers[0]?.due} ms 到期${timers[1]?.due === timers[0]?.due ? '；同时到期的，先设的先取' : ''}。`,
  };
}

/** First and last of a queue by name. */
function ends(queue: string, jobs: readonly Job[]): string[] {
  const [first, last] = [jobs[0], jobs.at(-1)];
  if (!first || !last) return [];
  if (jobs.length === 1) return [`${queue}里的“${first.name}”`];
  return [`${queue}最前的“${first.name}”`, `${queue}最后的“${last.name}”`];
}

const AT_ONCE = '马上进调用栈';
const MICRO = '排进微任务队列';
const MACRO = '排进宏任务队列';
const DEFERRED = '排进延迟队列';
const NOWHERE = '没有要做的事';

/** Where what a statement brings goes to. */
function whereTo(before: Machine, after: Machine): string {
  if (after.stack.length > before.stack.length) return AT_ONCE;
  if (after.microtasks.length > before.microtasks.length) return MICRO;
  if (after.timers.length > before.timers.length) return MACRO;
  return after.deferred.length > before.deferred.length ? DEFERRED : NOWHERE;
}

function askStatement(statement: Statement, before: Machine, after: Machine): Guess | undefined {
  const because = reasonOf(statement, before);
  if (!because) return undefined;
  const isEvent = ['emit', 'post', 'update'].includes(statement.do);
  const line = programLines([statement])[0]?.text.replace(/\(\) => \{$/, '…)') ?? '';
  return {
    question: `下一句是“${line}”，它要做的事会怎样？`,
    ...choose(whereTo(before, after), isEvent ? [AT_ONCE, MICRO, DEFERRED, NOWHERE] : [AT_ONCE, MICRO, MACRO]),
    because,
  };
}

/** Why a statement's work goes where it goes; undefined where there is nothing to guess. */
function reasonOf(statement: Statement, { handlers, deferred }: Machine): string | undefined {
  switch (statement.do) {
    case 'timeout':
      return '定时器到期之后，回调是一个宏任务，要排队。';
    case 'microtask':
      return 'queueMicrotask的回调是微任务，等调用栈空了再取。';
    case 'promise':
      return '已经兑现的Promise，then的回调也不马上执行：它是微任务。';
    case 'async':
      return 'async函数在第一个await之前是同步的，像普通函数一样调用。';
    case 'post':
      return 'post只把事件记下，等update再派发。';
    case 'emit': {
      const count = handlers[statement.event]?.length ?? 0;
      return count
        ? `emit是同步的：当场依次调用绑着的 ${count} 个处理函数。`
        : `没有处理函数绑在 ${statement.event} 上。`;
    }
    case 'update':
      return deferred.length ? `update当场派发延迟队列里的 ${deferred.length} 个事件。` : '延迟队列是空的。';
    default:
      return undefined;
  }
}

/** What follows when a function returns that has something after it. */
function askReturn(top: Frame, before: Machine, after: Machine): Guess | undefined {
  const next = top.after;
  if (next?.kind === 'handlers') return next.rest.length ? askHandler(top, before, after) : undefined;
  if (next?.kind === 'deliver' || !next?.rest.length) return undefined;
  const what = next.kind === 'then' ? '下一个then' : 'await之后的代码';
  return {
    question: `“${top.name}”做完了，${what}会怎样？`,
    ...choose(whereTo(before, after), [AT_ONCE, MICRO, MACRO]),
    because: `${what}是一个新的微任务，排到队列最后。`,
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
  const none = '不再调用谁，回到触发它的地方';
  return {
    question: `“${top.name}”返回，下一个调用谁？`,
    ...choose(called ?? none, [...rest.slice(0, 3).map(({ name }) => nameOf(name)), none]),
    because: `${gone.length ? `${gone.join('、')} 已经解绑，不再调用；` : ''}${called ? `“${called}”还绑着。` : '后面没有还绑着的处理函数。'}`,
  };
}
