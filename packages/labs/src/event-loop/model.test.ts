import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/oracle.ts';
import { runProgram, stepMachine } from './model.ts';
import { PRESETS, PROGRAMS } from './programs.ts';
import { PRELUDE, programSource } from './source.ts';
import type { Statement } from './types.ts';

type SetTimer = (body: () => void, ms: number) => void;

/** Runs a program in Node, with its promises, async functions and EventTarget; timers come from `setTimer`. */
function start(program: readonly Statement[], setTimer: SetTimer): string[] {
  const log: string[] = [];
  const console = { log: (text: string) => log.push(text) };
  runInNewContext(`${PRELUDE}\n${programSource(program).join('\n')}`, {
    console,
    queueMicrotask,
    EventTarget,
    Event,
    setTimeout: setTimer,
  });
  return log;
}

/** What Node prints with its own timers. */
async function realLog(program: readonly Statement[]): Promise<string[]> {
  const timers: Promise<void>[] = [];
  const log = start(program, (body, ms) => {
    timers.push(
      new Promise((resolve) => {
        setTimeout(() => {
          body();
          resolve();
        }, ms);
      }),
    );
  });
  await new Promise(setImmediate);
  for (let done = 0; done < timers.length; ) {
    done = timers.length;
    await Promise.all(timers);
    await new Promise(setImmediate);
  }
  return log;
}

/**
 * What Node prints when timers keep a clock of their own, by due time and order of setting: under load two real timers
 * that are nearly due together may change places.
 */
async function logByClock(program: readonly Statement[]): Promise<string[]> {
  let now = 0;
  const timers: { due: number; body: () => void }[] = [];
  const log = start(program, (body, ms) => {
    const due = now + Math.max(ms, 1);
    const at = timers.findIndex((timer) => timer.due > due);
    timers.splice(at < 0 ? timers.length : at, 0, { due, body });
  });
  await new Promise(setImmediate);
  for (let timer = timers.shift(); timer; timer = timers.shift()) {
    now = timer.due;
    timer.body();
    await new Promise(setImmediate);
  }
  return log;
}

const ourLog = (program: readonly Statement[]) => runProgram(program).at(-1)?.log;

it.each(PRESETS)('runs %s in the order of the engine', async (name) => {
  expect(ourLog(PROGRAMS[name])).toEqual(await realLog(PROGRAMS[name]));
});

/** A program of all kinds of statements. */
function randomProgram(random: () => number): Statement[] {
  let label = 0;
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const body = (depth: number): Statement[] =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => statement(depth));
  const bodies = (depth: number) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => body(depth));
  const statement = (depth: number): Statement => {
    label += 1;
    const log: Statement = { do: 'log', text: String(label) };
    if (depth > 2 || random() < 0.35) return log;
    const event = pick(['e', 'f']);
    return pick<() => Statement>([
      () => ({ do: 'timeout', ms: pick([0, 40, 80]), body: body(depth + 1) }),
      () => ({ do: 'microtask', body: body(depth + 1) }),
      () => ({ do: 'promise', chain: bodies(depth + 1) }),
      () => ({ do: 'async', parts: bodies(depth + 1) }),
      // Handlers only print: one that emits its own event would never end.
      () => ({ do: 'on', event, handler: pick(['h', 'k']), body: [log] }),
      () => ({ do: 'off', event, handler: pick(['h', 'k']) }),
      () => ({ do: 'emit', event }),
      () => ({ do: 'post', event }),
      () => ({ do: 'update' }),
    ])();
  };
  return Array.from({ length: 6 }, () => statement(0));
}

it('runs generated programs in the order of the engine', async () => {
  const random = seededRandom(11);
  const programs = Array.from({ length: 400 }, () => randomProgram(random));
  const real = await Promise.all(programs.map(logByClock));
  expect(programs.map(ourLog)).toEqual(real);
});

it('leaves nothing in stack and queues at the end', () => {
  for (const name of PRESETS) {
    const end = runProgram(PROGRAMS[name]).at(-1);
    expect(end && stepMachine(end)).toBeUndefined();
    expect(end).toMatchObject({ stack: [], microtasks: [], timers: [], deferred: [] });
  }
});

it('calls handlers bound at the time of the call, without those taken off meanwhile', () => {
  const log = (text: string): Statement => ({ do: 'log', text });
  const program: Statement[] = [
    {
      do: 'on',
      event: 'e',
      handler: 'A',
      body: [
        log('A'),
        { do: 'off', event: 'e', handler: 'B' },
        { do: 'on', event: 'e', handler: 'C', body: [log('C')] },
      ],
    },
    { do: 'on', event: 'e', handler: 'B', body: [log('B')] },
    { do: 'emit', event: 'e' },
    log('之后'),
    { do: 'off', event: 'e', handler: 'A' },
    { do: 'emit', event: 'e' },
  ];
  expect(ourLog(program)).toEqual(['A', '之后', 'C']);
});
