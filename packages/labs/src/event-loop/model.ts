/**
 * An event loop as the HTML standard and ECMAScript define it: a task runs until the stack is empty, then all microtasks,
 * then the next task. Events are `EventTarget`'s: handlers added during a call wait for the next one, removed ones are left out.
 */
import { own } from 'study-notes/shared/own';
import type { Continuation, Frame, Handler, Job, Machine, Statement } from './types.ts';

/** Most steps of one program; those that post without end are cut there. */
export const MOST_STEPS = 400;
/** Shortest delay of a timer, ms: Node and browsers make 0 into 1. */
const SHORTEST = 1;

/** The machine before the program's first statement. */
export function startMachine(program: readonly Statement[]): Machine {
  return {
    stack: [frameOf({ name: '主程序', body: program })],
    microtasks: [],
    timers: [],
    deferred: [],
    handlers: {},
    log: [],
    now: 0,
    nextId: 1,
    did: '程序开始，主程序进入调用栈',
  };
}

const frameOf = ({ name, body, after }: Job): Frame => ({ name, body, next: 0, ...(after ? { after } : {}) });

/** All states from the start to the end. */
export function runProgram(program: readonly Statement[]): Machine[] {
  const states = [startMachine(program)];
  for (let next = stepMachine(states[0] as Machine); next && states.length < MOST_STEPS; next = stepMachine(next)) {
    states.push(next);
  }
  return states;
}

/** One step: a statement, a return, or taking the next job; undefined when nothing is left. */
export function stepMachine(machine: Machine): Machine | undefined {
  const top = machine.stack.at(-1);
  if (top) return top.next < top.body.length ? runStatement(machine, top) : returnFrom(machine, top);
  const [microtask, ...microtasks] = machine.microtasks;
  if (microtask) return call({ ...machine, microtasks, did: `调用栈空了，取出微任务“${microtask.name}”` }, microtask);
  const [timer, ...timers] = machine.timers;
  if (!timer) return undefined;
  const now = Math.max(machine.now, timer.due);
  return call({ ...machine, timers, now, did: `微任务也空了，取出宏任务“${timer.name}”` }, timer);
}

const call = (machine: Machine, job: Job): Machine => ({ ...machine, stack: [...machine.stack, frameOf(job)] });

function runStatement(machine: Machine, top: Frame): Machine {
  const statement = top.body[top.next] as Statement;
  const stack = machine.stack.with(-1, { ...top, next: top.next + 1 });
  return carryOut({ ...machine, stack }, statement);
}

function carryOut(machine: Machine, statement: Statement): Machine {
  switch (statement.do) {
    case 'log':
      return { ...machine, log: [...machine.log, statement.text], did: `打印 ${statement.text}` };
    case 'timeout':
      return setTimer(machine, statement.ms, statement.body);
    case 'microtask':
      return enqueue(machine, { name: 'queueMicrotask', body: statement.body });
    case 'promise':
      return goOn(machine, { kind: 'then', rest: statement.chain, number: 1 });
    case 'async':
      return startAsync(machine, statement.parts);
    case 'on':
      return bind(machine, statement);
    case 'off':
      return unbind(machine, statement);
    case 'emit':
      return emit(machine, statement.event);
    case 'post':
      return {
        ...machine,
        deferred: [...machine.deferred, statement.event],
        did: `事件 ${statement.event} 排进延迟队列`,
      };
    case 'update':
      return deliver({ ...machine, deferred: [], did: '派发延迟队列里的事件' }, machine.deferred);
  }
}

function setTimer(machine: Machine, ms: number, body: readonly Statement[]): Machine {
  const due = machine.now + Math.max(ms, SHORTEST);
  const timer = { name: `setTimeout ${ms}`, body, due, id: machine.nextId };
  const timers = [...machine.timers, timer].sort((a, b) => a.due - b.due || a.id - b.id);
  return { ...machine, timers, nextId: machine.nextId + 1, did: `定时器 ${ms} 毫秒，到时成为宏任务` };
}

const enqueue = (machine: Machine, job: Job): Machine => ({
  ...machine,
  microtasks: [...machine.microtasks, job],
  did: `“${job.name}”排进微任务队列`,
});

function startAsync(machine: Machine, [first = [], ...rest]: Statement[][]): Machine {
  const after: Continuation = { kind: 'await', rest, number: 1 };
  return call(
    { ...machine, did: '调用 async 函数，第一个 await 之前是同步的' },
    { name: 'async 函数', body: first, after },
  );
}

const handlersOf = ({ handlers }: Machine, event: string): readonly Handler[] => own(handlers, event) ?? [];

function bind(machine: Machine, { event, handler, body }: Statement & { do: 'on' }): Machine {
  const bound: Handler = { id: machine.nextId, name: handler, body };
  return {
    ...machine,
    handlers: { ...machine.handlers, [event]: [...handlersOf(machine, event), bound] },
    nextId: machine.nextId + 1,
    did: `${handler} 绑定到 ${event}`,
  };
}

function unbind(machine: Machine, { event, handler }: Statement & { do: 'off' }): Machine {
  const left = handlersOf(machine, event).filter(({ name }) => name !== handler);
  return { ...machine, handlers: { ...machine.handlers, [event]: left }, did: `${handler} 从 ${event} 解绑` };
}

/** Handlers as they are now: those bound later wait for the next call. */
function emit(machine: Machine, event: string): Machine {
  const handlers = handlersOf(machine, event);
  const did = handlers.length ? `触发 ${event}，依次调用 ${handlers.length} 个处理函数` : `触发 ${event}，没有处理函数`;
  return nextHandler({ ...machine, did }, event, handlers);
}

function nextHandler(machine: Machine, event: string, handlers: readonly Handler[]): Machine {
  const bound = handlersOf(machine, event);
  const index = handlers.findIndex(({ id }) => bound.some((each) => each.id === id));
  const handler = handlers[index];
  if (!handler) return machine;
  const rest = handlers.slice(index + 1);
  return call(machine, {
    name: `${event} → ${handler.name}`,
    body: handler.body,
    after: { kind: 'handlers', event, rest },
  });
}

/** Events that are posted while these are delivered wait for the next `update`. */
function deliver(machine: Machine, [event, ...rest]: readonly string[]): Machine {
  if (event === undefined) return machine;
  // The remaining events come when this frame of the delivery returns.
  const frame: Job = { name: '派发', body: [{ do: 'emit', event }], after: { kind: 'deliver', events: rest } };
  return call(machine, frame);
}

function returnFrom(machine: Machine, top: Frame): Machine {
  const popped = { ...machine, stack: machine.stack.slice(0, -1), did: `${top.name} 返回` };
  return top.after ? goOn(popped, top.after) : popped;
}

function goOn(machine: Machine, after: Continuation): Machine {
  if (after.kind === 'handlers') return nextHandler(machine, after.event, after.rest);
  if (after.kind === 'deliver') return deliver(machine, after.events);
  const [body, ...rest] = after.rest;
  if (!body) return machine;
  const name = after.kind === 'then' ? `then ${after.number}` : `await ${after.number} 之后`;
  return enqueue(machine, { name, body, after: { ...after, rest, number: after.number + 1 } });
}
