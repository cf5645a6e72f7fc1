/** Runs what was read: the shell as a machine over the tree. */
import { fits } from '../glob.ts';
import { Complaint } from '../tools/call.ts';
import { TOOLS } from '../tools/table.ts';
import { Refusal } from '../tree.ts';
import { BUILTINS, SPECIAL } from './builtins.ts';
import { readScript } from './commands.ts';
import { Expander } from './expand.ts';
import { openStreams } from './open.ts';
import { child, Fault, Jump, type Shell, type Streams, spend } from './shell.ts';
import { type Command, type Simple, SyntaxFault } from './syntax.ts';

/** What every system has, but not this one: nobody shall learn that it is nowhere. */
const ABSENT = /^(awk|stat|eval|trap|ps|kill|tar|sudo|man)$/;
/** How deep functions and substitutions may call each other. */
const DEEPEST = 60;

/** Runs a script's text in a shell; the exit code. What ends the shell ends only this script. */
export function runSource(shell: Shell, source: string): number {
  try {
    run(shell, readScript(source));
  } catch (error) {
    shell.status = ended(shell, error);
  }
  return shell.status;
}

/** Exit code of what was thrown; what nobody foresaw is thrown again. */
function ended(shell: Shell, error: unknown): number {
  if (error instanceof Jump) return error.kind === 'exit' || error.kind === 'return' ? error.count : shell.status;
  if (error instanceof SyntaxFault) return tell(shell, `1: Syntax error: ${error.message}`, 2);
  if (error instanceof Fault) return tell(shell, `1: ${error.message}`, error.code);
  // The engine's own stack, by brackets in thousands.
  if (error instanceof RangeError) return tell(shell, '1: too deeply nested', 2);
  throw error;
}

/** The shell's exit code from now on. */
function leaveWith(shell: Shell, status: number): number {
  shell.status = status;
  return status;
}

function tell(shell: Shell, message: string, code: number): number {
  shell.streams.err(`${shell.words[0]}: ${message}\n`);
  return code;
}

function capture(shell: Shell, body: Command): string {
  const parts: string[] = [];
  const inner = child(shell);
  inner.streams = { ...shell.streams, isTerminal: false, out: writer(shell, (part) => parts.push(part)) };
  shell.status = inShell(inner, () => run(inner, body));
  return parts.join('');
}

const writer = (shell: Shell, write: (text: string) => void) => (text: string) => {
  spend(shell.budget, 'output', text.length);
  write(text);
};

/** Runs something in a shell of its own; leaving that shell leaves no other. */
function inShell(shell: Shell, act: () => void): number {
  try {
    act();
  } catch (error) {
    shell.status = ended(shell, error);
  }
  return shell.status;
}

/** Runs a command; the exit code is also the shell's. */
export function run(shell: Shell, command: Command): number {
  if (shell.depth > DEEPEST) throw new Fault('too deeply nested');
  if (command.kind === 'simple' || !command.redirects?.length) return runKind(shell, command);
  const outer = shell.streams;
  try {
    shell.streams = openStreams(shell, command.redirects, new Expander(shell, capture));
    return runKind(shell, command);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    shell.streams = outer;
    shell.status = tell(shell, `1: ${error.message}`, error.code);
    return shell.status;
  } finally {
    shell.streams = outer;
  }
}

function runKind(shell: Shell, command: Command): number {
  switch (command.kind) {
    case 'simple':
      return runSimple(shell, command);
    case 'pipe':
      return runPipe(shell, command);
    case 'list':
      for (const item of command.items) run(shell, item);
      return command.items.length > 0 ? shell.status : leaveWith(shell, 0);
    case 'group':
      return run(shell, command.body);
    case 'subshell': {
      const inner = child(shell);
      shell.status = inShell(inner, () => run(inner, command.body));
      return shell.status;
    }
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
    case 'function':
      shell.functions.set(command.name, command.body);
      return leaveWith(shell, 0);
  }
}

/** Runs a condition: its failure ends no shell. */
function tested(shell: Shell, command: Command): number {
  shell.isTested++;
  try {
    return run(shell, command);
  } finally {
    shell.isTested--;
  }
}

function runAndOr(shell: Shell, { left, operator, right }: Command & { kind: 'and-or' }): number {
  const status = tested(shell, left);
  return (status === 0) === (operator === '&&') ? run(shell, right) : status;
}

function runIf(shell: Shell, { branches, otherwise }: Command & { kind: 'if' }): number {
  for (const { condition, body } of branches) if (tested(shell, condition) === 0) return run(shell, body);
  if (otherwise) return run(shell, otherwise);
  return leaveWith(shell, 0);
}

function runLoop(shell: Shell, { isUntil, condition, body }: Command & { kind: 'loop' }): number {
  let status = 0;
  for (;;) {
    spend(shell.budget, 'commands');
    const jump = jumping(() => {
      if ((tested(shell, condition) === 0) === isUntil) return true;
      status = run(shell, body);
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
  const values = words ? new Expander(shell, capture).fields(words) : shell.words.slice(1);
  shell.status = 0;
  for (const value of values) {
    spend(shell.budget, 'commands');
    shell.variables.set(name, value);
    if (jumping(() => run(shell, body)) === 'break') return leaveWith(shell, 0);
  }
  return shell.status;
}

function runCase(shell: Shell, { word, items }: Command & { kind: 'case' }): number {
  const expander = new Expander(shell, capture);
  const text = expander.text(word);
  const found = items.find(({ patterns }) => patterns.some((pattern) => fits(expander.pattern(pattern), text)));
  if (found) return run(shell, found.body);
  return leaveWith(shell, 0);
}

function runPipe(shell: Shell, { stages, isNot }: Command & { kind: 'pipe' }): number {
  const status = isNot ? testedStages(shell, stages) : runStages(shell, stages);
  shell.status = isNot ? Number(status === 0) : status;
  if (shell.flags.e && !isNot && shell.status !== 0 && shell.isTested === 0) throw new Jump('exit', shell.status);
  return shell.status;
}

function testedStages(shell: Shell, stages: Command[]): number {
  shell.isTested++;
  try {
    return runStages(shell, stages);
  } finally {
    shell.isTested--;
  }
}

function runStages(shell: Shell, stages: Command[]): number {
  const [only] = stages;
  if (only && stages.length === 1) return observed(shell, { command: only, input: '', shell, streams: shell.streams });
  let text = '';
  let status = 0;
  for (const [i, command] of stages.entries()) {
    const isLast = i === stages.length - 1;
    const input = i === 0 ? shell.streams.input : { text };
    const output: string[] = [];
    const out = isLast ? shell.streams.out : writer(shell, (part) => output.push(part));
    const streams = { ...shell.streams, input, out, isTerminal: isLast && shell.streams.isTerminal };
    status = observed(child(shell), { command, input: i === 0 ? '' : text, shell, streams });
    text = output.join('');
  }
  return status;
}

interface Watched {
  command: Command;
  input: string;
  /** The shell that the stage belongs to; the other one runs it. */
  shell: Shell;
  streams: Streams;
}

/** Runs a stage and writes down what went through it, when it stands at the top of the line. */
function observed(runner: Shell, { command, input, shell, streams }: Watched): number {
  const isChild = runner !== shell;
  let output = '';
  const trace = shell.depth === 0 ? shell.trace : undefined;
  const heard = (text: string) => {
    output += text;
    streams.out(text);
  };
  const outer = runner.streams;
  runner.streams = trace ? { ...streams, out: heard } : streams;
  try {
    const status = isChild ? inShell(runner, () => run(runner, command)) : run(runner, command);
    trace?.({ source: command.source ?? '', input, output, status });
    return status;
  } finally {
    runner.streams = outer;
  }
}

function runSimple(shell: Shell, command: Simple & Command): number {
  spend(shell.budget, 'commands');
  const expander = new Expander(shell, capture);
  // An assignment ends as the command whose output it takes.
  const hasCapture = command.assignments.some(({ value }) => value.some(({ kind }) => kind === 'command'));
  const words = expander.fields(command.words);
  const outer = shell.streams;
  try {
    shell.streams = openStreams(shell, command.redirects ?? [], expander);
    const values = command.assignments.map(({ name, value }) => [name, expander.text(value)] as const);
    if (words.length > 0) return leaveWith(shell, withValues(shell, values, words));
    for (const [name, value] of values) shell.variables.set(name, value);
    return hasCapture ? shell.status : leaveWith(shell, 0);
  } catch (error) {
    if (!(error instanceof Fault) || !error.message.startsWith('cannot ')) throw error;
    shell.streams = outer;
    if (SPECIAL.has(words[0] ?? '')) throw error;
    return leaveWith(shell, tell(shell, `1: ${error.message}`, error.code));
  } finally {
    shell.streams = outer;
  }
}

/** Runs words with variables that only this command sees, unless it is one of the shell's special ones. */
function withValues(shell: Shell, values: readonly (readonly [string, string])[], words: string[]): number {
  const [name = ''] = words;
  const kept = new Map(values.map(([key]) => [key, shell.variables.get(key)]));
  const { exported } = shell;
  shell.exported = new Set([...exported, ...kept.keys()]);
  for (const [key, value] of values) shell.variables.set(key, value);
  try {
    return runWords(shell, words);
  } finally {
    shell.exported = new Set([...shell.exported].filter((key) => exported.has(key) || !kept.has(key)));
    if (!SPECIAL.has(name)) restore(shell, kept);
  }
}

function restore({ variables }: Shell, values: ReadonlyMap<string, string | undefined>): void {
  for (const [key, value] of values) {
    if (value === undefined) variables.delete(key);
    else variables.set(key, value);
  }
}

/** Runs a command of words: a function, a part of the shell, a tool, or a file. */
export function runWords(shell: Shell, words: readonly string[]): number {
  const [name = '', ...args] = words;
  const body = shell.functions.get(name);
  if (body) return runFunction(shell, body, words);
  const builtin = Object.hasOwn(BUILTINS, name) ? BUILTINS[name] : undefined;
  if (builtin) return builtin({ shell, args, name });
  return runTool(shell, name, args);
}

function runFunction(shell: Shell, body: Command, words: readonly string[]): number {
  const outer = { words: shell.words, locals: shell.locals };
  shell.words = [shell.words[0] ?? 'sh', ...words.slice(1)];
  shell.locals = new Map();
  shell.depth++;
  try {
    return run(shell, body);
  } catch (error) {
    if (error instanceof Jump && error.kind === 'return') return error.count;
    throw error;
  } finally {
    restore(shell, shell.locals);
    Object.assign(shell, outer);
    shell.depth--;
  }
}

function runTool(shell: Shell, name: string, args: readonly string[]): number {
  if (name.includes('/') && !/^\/(usr\/)?bin\//.test(name)) return runFile(shell, name, args);
  const short = name.replace(/^\/(usr\/)?bin\//, '');
  if (short === 'sh' || short === 'dash' || short === 'bash') return runScript(shell, args);
  const tool = Object.hasOwn(TOOLS, short) ? TOOLS[short] : undefined;
  if (!tool) return tell(shell, `1: ${name}: ${ABSENT.test(name) ? 'not part of this sandbox' : 'not found'}`, 127);
  const runInner = (words: readonly string[], input?: string) => {
    const inner = child(shell);
    if (input !== undefined) inner.streams = { ...shell.streams, input: { text: input } };
    inner.functions.clear();
    return inShell(inner, () => leaveWith(inner, runWords(inner, words)));
  };
  try {
    return tool({ name: short, args, shell, streams: shell.streams, run: runInner });
  } catch (error) {
    if (error instanceof Complaint) shell.streams.err(`${short}: ${error.message}\n`);
    else if (error instanceof Refusal) shell.streams.err(`${short}: ${error.message}\n`);
    else throw error;
    return error instanceof Complaint ? error.code : 1;
  }
}

/** A path as a command: the file must allow it. */
function runFile(shell: Shell, path: string, args: readonly string[]): number {
  try {
    const node = shell.tree.node(shell.tree.find(shell.folder, path));
    if (node.kind !== 'file') return tell(shell, `1: ${path}: Permission denied`, 126);
    shell.tree.need(node, 'x');
    return runText(shell, shell.tree.read(shell.tree.find(shell.folder, path)), [path, ...args]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isMissing = error.reason === 'missing' || error.reason === 'file';
    return tell(shell, `1: ${path}: ${isMissing ? 'not found' : error.message}`, isMissing ? 127 : 126);
  }
}

function runScript(shell: Shell, args: readonly string[]): number {
  const flags = args.filter((arg, i) => /^-[eu]+$/.test(arg) && args.slice(0, i).every((one) => one.startsWith('-')));
  const [first, ...rest] = args.slice(flags.length);
  const letters = flags.join('');
  if (first === '-c') return runText(shell, rest[0] ?? '', rest.slice(1).length > 0 ? rest.slice(1) : ['sh'], letters);
  if (first === undefined) return runText(shell, shell.streams.input.text, ['sh'], letters);
  try {
    return runText(shell, shell.tree.read(shell.tree.find(shell.folder, first)), [first, ...rest], letters);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    shell.streams.err(`sh: 0: cannot open ${first}: ${error.reason === 'missing' ? 'No such file' : error.message}\n`);
    return 2;
  }
}

/** Runs a script's text as a new program: only exported variables go with it. */
function runText(shell: Shell, source: string, words: string[], letters = ''): number {
  const inner = child(shell);
  inner.words = words;
  inner.functions.clear();
  inner.flags = { e: letters.includes('e'), u: letters.includes('u') };
  inner.isTested = 0;
  for (const key of inner.variables.keys()) if (!inner.exported.has(key)) inner.variables.delete(key);
  return inShell(inner, () => run(inner, readScript(source)));
}
