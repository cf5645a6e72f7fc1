/** Commands that are part of the shell: they change its own state. */
import { Refusal } from '../tree.ts';
import { format } from './format.ts';
import { Fault, Jump, type Shell } from './shell.ts';
import { testWords } from './test-words.ts';

interface Call {
  shell: Shell;
  args: readonly string[];
  name: string;
}
type Builtin = (call: Call) => number;

/** Assignments before these stay, and their errors end the shell. */
export const SPECIAL = new Set(': break continue exit export return set shift unset'.split(' '));

/** The path the reader came by, with links in it; the real one when that leads elsewhere by now. */
export function placeOf({ tree, folder, variables }: Shell): string {
  const path = variables.get('PWD') ?? '';
  try {
    if (path.startsWith('/') && tree.find(1, path) === folder) return path;
  } catch {
    // Moved or removed.
  }
  return tree.pathOf(folder);
}

/** A path from another one, `..` taken as it is written. */
function joined(from: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${from}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function cd({ shell, args }: Call): number {
  const home = shell.variables.get('HOME') ?? '';
  const wish = args[0] === '-' ? (shell.variables.get('OLDPWD') ?? '') : (args[0] ?? home);
  try {
    const path = joined(placeOf(shell), wish);
    const number = shell.tree.find(shell.folder, wish.includes('..') ? path : wish);
    shell.tree.need(shell.tree.folder(number), 'x');
    shell.variables.set('OLDPWD', placeOf(shell));
    shell.folder = number;
    shell.variables.set('PWD', path);
    if (args[0] === '-') shell.streams.out(`${path}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    shell.streams.err(`${shell.words[0]}: 1: cd: can't cd to ${wish}\n`);
    return 2;
  }
}

function echo({ shell, args }: Call): number {
  const isOpen = args[0] === '-n';
  const text = (isOpen ? args.slice(1) : args).join(' ');
  const cut = text.search(/(?<!\\)(?:\\\\)*\\c/);
  const shown = escapes(cut < 0 ? text : text.slice(0, text.indexOf('\\c', cut)));
  shell.streams.out(isOpen || cut >= 0 ? shown : `${shown}\n`);
  return 0;
}

const LETTERS: Record<string, string> = { n: '\n', t: '\t', '\\': '\\', a: '\x07', b: '\b', r: '\r', f: '\f', v: '\v' };

/** Backslashes as `echo` and `printf %b` read them. */
const escapes = (text: string): string =>
  text.replace(/\\(?:0([0-7]{1,3})|([\\abfnrtv]))/g, (_, octal?: string, letter?: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (LETTERS[letter ?? ''] ?? ''),
  );

function printf({ shell, args: [pattern, ...values] }: Call): number {
  if (pattern === undefined) throw new Fault('printf: usage: printf format [arg ...]');
  const complaints: string[] = [];
  const text = format(pattern, values, { escapes, complain: (words) => complaints.push(words) });
  for (const words of complaints) shell.streams.err(`${shell.words[0]}: 1: printf: ${words}\n`);
  shell.streams.out(text);
  return complaints.length > 0 ? 1 : 0;
}

function read({ shell, args }: Call): number {
  const isRaw = args[0] === '-r';
  const names = isRaw ? args.slice(1) : args;
  if (names.length === 0) throw new Fault('read: arg count');
  const { input } = shell.streams;
  const end = input.text.indexOf('\n');
  const line = end < 0 ? input.text : input.text.slice(0, end);
  input.text = end < 0 ? '' : input.text.slice(end + 1);
  const separators = shell.variables.get('IFS') ?? ' \t\n';
  const values = separated(isRaw ? line : line.replace(/\\(.)/g, '$1'), separators, names.length);
  for (const [i, name] of names.entries()) shell.variables.set(name, values[i] ?? '');
  return end < 0 ? 1 : 0;
}

/** A line in at most so many fields; the last one keeps the rest. */
function separated(line: string, separators: string, count: number): string[] {
  const isSpace = (char: string) => separators.includes(char) && /\s/.test(char);
  const isEnd = (char: string) => char !== '' && separators.includes(char);
  const fields: string[] = [];
  let at = 0;
  const skip = () => {
    while (at < line.length && isSpace(line.charAt(at))) at++;
  };
  skip();
  while (fields.length < count - 1 && at < line.length) {
    const start = at;
    while (at < line.length && !isEnd(line.charAt(at))) at++;
    fields.push(line.slice(start, at));
    skip();
    if (isEnd(line.charAt(at)) && !isSpace(line.charAt(at))) at++;
    skip();
  }
  let end = line.length;
  while (end > at && isSpace(line.charAt(end - 1))) end--;
  const rest = line.slice(at, end);
  // One separator after the last field belongs to it.
  const last = rest.slice(0, -1);
  const isClosed = isEnd(rest.slice(-1)) && ![...last].some(isEnd);
  return [...fields, isClosed ? last : rest];
}

function declare({ shell, args, name }: Call): number {
  for (const arg of args.filter((one) => one !== '-p')) {
    const [, key = '', value] = /^([A-Za-z_]\w*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (key === '') throw new Fault(`${name}: ${arg}: bad variable name`);
    if (name === 'local' && !shell.locals.has(key)) shell.locals.set(key, shell.variables.get(key));
    if (value !== undefined) shell.variables.set(key, value);
    if (name === 'export') shell.exported.add(key);
  }
  return 0;
}

function set({ shell, args }: Call): number {
  for (const [i, arg] of args.entries()) {
    const [, sign = '', letters = ''] = /^([-+])([eu]+)$/.exec(arg) ?? [];
    if (letters === '') {
      const start = arg === '--' ? i + 1 : i;
      if (/^[-+]./.test(arg) && arg !== '--') throw new Fault(`set: Illegal option ${arg}`);
      shell.words = [shell.words[0] ?? 'sh', ...args.slice(start)];
      return 0;
    }
    for (const letter of letters) shell.flags[letter as 'e' | 'u'] = sign === '-';
  }
  return 0;
}

function shift({ shell, args: [count = '1'] }: Call): number {
  const by = numberOf(count, 'shift');
  if (by > shell.words.length - 1) throw new Fault("shift: can't shift that many");
  shell.words = [shell.words[0] ?? 'sh', ...shell.words.slice(1 + by)];
  return 0;
}

function numberOf(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Fault(`${name}: Illegal number: ${text}`);
  return Number(text);
}

const leave =
  (kind: Jump['kind']): Builtin =>
  ({ shell, args: [word], name }) => {
    const isLoop = kind === 'break' || kind === 'continue';
    throw new Jump(
      kind,
      word === undefined ? (isLoop ? 1 : shell.status) : isLoop ? numberOf(word, name) : numberOf(word, name) & 255,
    );
  };

function unset({ shell, args }: Call): number {
  for (const name of args) {
    if (args[0] === '-f') shell.functions.delete(name);
    else {
      shell.variables.delete(name);
      shell.exported.delete(name);
    }
  }
  return 0;
}

function umask({ shell, args: [mode] }: Call): number {
  if (mode === undefined) shell.streams.out(`${shell.tree.umask.toString(8).padStart(4, '0')}\n`);
  else if (/^[0-7]{1,4}$/.test(mode)) shell.tree.umask = Number.parseInt(mode, 8) & 0o777;
  else throw new Fault(`umask: Illegal number: ${mode}`);
  return 0;
}

export const BUILTINS: Record<string, Builtin> = {
  ':': () => 0,
  '[': testWords,
  break: leave('break'),
  cd,
  continue: leave('continue'),
  echo,
  exit: leave('exit'),
  export: declare,
  false: () => 1,
  local: declare,
  printf,
  pwd: ({ shell }) => {
    shell.streams.out(`${placeOf(shell)}\n`);
    return 0;
  },
  read,
  return: leave('return'),
  set,
  shift,
  test: testWords,
  true: () => 0,
  umask,
  unset,
};
