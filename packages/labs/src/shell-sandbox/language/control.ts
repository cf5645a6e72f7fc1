/** Control flow: what decides which commands run, and how often. */
import { fits } from '../glob.ts';
import { leaveWith, tested } from './ending.ts';
import { Expander } from './expand.ts';
import { Jump, type Shell, spend } from './shell.ts';
import type { Command } from './syntax.ts';

/** A command that decides about others. */
type Deciding = Command & { kind: 'and-or' | 'if' | 'loop' | 'for' | 'case' };

/** Runs such a command; the exit code is also the shell's. */
export function runDeciding(shell: Shell, command: Deciding): number {
  switch (command.kind) {
    case 'and-or':
      return runAndOr(shell, command);
    case 'if':
      return runIf(shell, command);
    case 'loop':
      return runLoop(shell, command);
    case 'for':
      return runFor(shell, command);
    case 'case':
      return runCase(shell, command);
  }
}

function runAndOr(shell: Shell, { left, operator, right }: Command & { kind: 'and-or' }): number {
  const status = tested(shell, () => shell.run(shell, left));
  return (status === 0) === (operator === '&&') ? shell.run(shell, right) : status;
}

const isTrue = (shell: Shell, condition: Command) => tested(shell, () => shell.run(shell, condition)) === 0;

function runIf(shell: Shell, { branches, otherwise }: Command & { kind: 'if' }): number {
  for (const { condition, body } of branches) if (isTrue(shell, condition)) return shell.run(shell, body);
  if (otherwise) return shell.run(shell, otherwise);
  return leaveWith(shell, 0);
}

function runLoop(shell: Shell, { isUntil, condition, body }: Command & { kind: 'loop' }): number {
  let status = 0;
  for (;;) {
    spend(shell.budget, 'commands');
    const jump = jumping(() => {
      if (isTrue(shell, condition) === isUntil) return true;
      status = shell.run(shell, body);
      return false;
    });
    if (jump === 'break') return leaveWith(shell, 0);
    if (jump === true) return leaveWith(shell, status);
  }
}

/** What a round of a loop gives, or how it was left. A jump that means an outer loop goes on there. */
function jumping<Value>(act: () => Value): Value | 'break' | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Jump) || (error.kind !== 'break' && error.kind !== 'continue')) throw error;
    if (error.count > 1) throw new Jump(error.kind, error.count - 1);
    return error.kind === 'break' ? 'break' : undefined;
  }
}

function runFor(shell: Shell, { name, words, body }: Command & { kind: 'for' }): number {
  const values = words ? new Expander(shell).fields(words) : shell.words.slice(1);
  shell.status = 0;
  for (const value of values) {
    spend(shell.budget, 'commands');
    shell.variables.set(name, value);
    if (jumping(() => shell.run(shell, body)) === 'break') return leaveWith(shell, 0);
  }
  return shell.status;
}

function runCase(shell: Shell, { word, items }: Command & { kind: 'case' }): number {
  const expander = new Expander(shell);
  const text = expander.text(word);
  const found = items.find(({ patterns }) => patterns.some((pattern) => fits(expander.pattern(pattern), text)));
  if (found) return shell.run(shell, found.body);
  return leaveWith(shell, 0);
}
