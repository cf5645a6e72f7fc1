/** Runs what was read: the shell as a machine over the tree. */
import { Complaint } from '../complaint.ts';
import { TOOLS } from '../tools/table.ts';
import { Refusal } from '../tree.ts';
import { BUILTINS, SPECIAL } from './builtins.ts';
import { readScript } from './commands.ts';
import { runDeciding } from './control.ts';
import { inShell, leaveWith, tell } from './ending.ts';
import { Expander } from './expand.ts';
import { openStreams } from './open.ts';
import { runPipe } from './pipes.ts';
import { child, Fault, Jump, type Shell, spend } from './shell.ts';
import type { Command, Simple } from './syntax.ts';

/** What every system has, but not this one: nobody shall learn that it is nowhere. */
const ABSENT = /^(awk|stat|eval|trap|ps|kill|tar|sudo|man)$/;
/** How deep functions and substitutions may call each other. */
const DEEPEST = 60;

/** Runs a script's text in a shell; the exit code. What ends the shell ends only this script. */
export const runSource = (shell: Shell, source: string): number => inShell(shell, () => run(shell, readScript(source)));

/** Runs a command; the exit code is also the shell's. */
export function run(shell: Shell, command: Command): number {
  if (shell.depth > DEEPEST) throw new Fault('too deeply nested');
  if (command.kind === 'simple' || !command.redirects?.length) return runKind(shell, command);
  const outer = shell.streams;
  try {
    shell.streams = openStreams(shell, command.redirects, new Expander(shell));
    return runKind(shell, command);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    shell.streams = outer;
    return leaveWith(shell, tell(shell, `1: ${error.message}`, error.code));
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
      return leaveWith(
        shell,
        inShell(inner, () => run(inner, command.body)),
      );
    }
    case 'function':
      shell.functions.set(command.name, command.body);
      return leaveWith(shell, 0);
    default:
      return runDeciding(shell, command);
  }
}

function runSimple(shell: Shell, command: Simple & Command): number {
  spend(shell.budget, 'commands');
  const expander = new Expander(shell);
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
    if (!(error instanceof Complaint)) throw error;
    shell.streams.err(`${short}: ${error.message}\n`);
    return error.code;
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
