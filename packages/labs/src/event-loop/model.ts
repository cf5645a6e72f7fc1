/**
 * An event loop as the HTML standard and ECMAScript define it: a task runs until the stack is empty, then all microtasks,
 * then the next task. Events are `EventTarget`'s: handlers added during a call wait for the next one, removed ones are left out.
 */
import { own } from 'study-notes/shared/own';
import type { Continuation, Frame, Handler, Job, Machine, Statement } from './types.ts';
import { words } from './words/lab.ts';

/** Most steps of one program; those that post without end are cut there. */
export const MOST_STEPS = 400;
/** Shortest delay of a timer, ms: Node and browsers make 0 into 1. */
const SHORTEST = 1;

/** The machine before the program's first statement. */
export function startMachine(program: readonly Statement[]): Machine {
  return {
    stack: [frameOf({ name: words.mainScript, body: program })],
    microtasks: [],
    timers: [],
    deferred: [],
    handlers: {},
    log: [],
    now: 0,
    nextId: 1,
    did: words.begins,
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
  if (microtask) return call({ ...machine, microtasks, did: words.microtaskTaken(microtask.name) }, microtask);
  const [timer, ...timers] = machine.timers;
  if (!timer) return undefined;
  const now = Math.max(machine.now, timer.due);
  return call({ ...machine, timers, now, did: words.macrotaskTaken(timer.name) }, timer);
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
      return { ...machine, log: [...machine.log, statement.text], did: words.prints(statement.text) };
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
        did: words.defers(statement.event),
      };
    case 'update':
      return deliver({ ...machine, deferred: [], did: words.delivers }, machine.deferred);
  }
}

function setTimer(machine: Machine, ms: number, body: readonly Statement[]): Machine {
  const due = machine.now + Math.max(ms, SHORTEST);
  const timer = { name: `setTimeout ${ms}`, body, due, id: machine.nextId };
  const timers = [...machine.timers, timer].sort((a, b) => a.due - b.due || a.id - b.id);
  return { ...machine, timers, nextId: machine.nextId + 1, did: words.setsTimer(ms) };
}

const enqueue = (machine: Machine, job: Job): Machine => ({
  ...machine,
  microtasks: [...machine.microtasks, job],
  did: words.queues(job.name),
});

function startAsync(machine: Machine, [first = [], ...rest]: Statement[][]): Machine {
  const after: Continuation = { kind: 'await', rest, number: 1 };
  return call({ ...machine, did: words.callsAsync }, { name: words.asyncFunction, body: first, after });
}

const handlersOf = ({ handlers }: Machine, event: string): readonly Handler[] => own(handlers, event) ?? [];

function bind(machine: Machine, { event, handler, body }: Statement & { do: 'on' }): Machine {
  const bound: Handler = { id: machine.nextId, name: handler, body };
  return {
    ...machine,
    handlers: { ...machine.handlers, [event]: [...handlersOf(machine, event), bound] },
    nextId: machine.nextId + 1,
    did: words.binds(handler, event),
  };
}

function unbind(machine: Machine, { event, handler }: Statement & { do: 'off' }): Machine {
  const left = handlersOf(machine, event).filter(({ name }) => name !== handler);
  return { ...machine, handlers: { ...machine.handlers, [event]: left }, did: words.unbinds(handler, event) };
}

/** Handlers as they are now: those bound later wait for the next call. */
function emit(machine: Machine, event: string): Machine {
  const handlers = handlersOf(machine, event);
  const did = handlers.length ? words.emits(event, handlers.length) : words.emitsInVain(event);
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
  const frame: Job = { name: words.delivery, body: [{ do: 'emit', event }], after: { kind: 'deliver', events: rest } };
  return call(machine, frame);
}

function returnFrom(machine: Machine, top: Frame): Machine {
  const popped = { ...machine, stack: machine.stack.slice(0, -1), did: words.returns(top.name) };
  return top.after ? goOn(popped, top.after) : popped;
}

function goOn(machine: Machine, after: Continuation): Machine {
  if (after.kind === 'handlers') return nextHandler(machine, after.event, after.rest);
  if (after.kind === 'deliver') return deliver(machine, after.events);
  const [body, ...rest] = after.rest;
  if (!body) return machine;
  const name = after.kind === 'then' ? `then ${after.number}` : words.afterAwait(after.number);
  return enqueue(machine, { name, body, after: { ...after, rest, number: after.number + 1 } });
}
