/** What a command gets, and what commands share: options, complaints, inputs. */
import { Complaint } from '../complaint.ts';
import type { Shell, Streams } from '../language/shell.ts';
import { Refusal } from '../tree.ts';

export interface Call {
  name: string;
  args: readonly string[];
  shell: Shell;
  streams: Streams;
  /** Runs another command of words, with other input if given. */
  run: (words: readonly string[], input?: string) => number;
}

/** A command; gives its exit code. */
export type Tool = (call: Call) => number;

export interface Options {
  /** Options that were given: their last value, or an empty text. */
  on: Map<string, string>;
  /** Options with values in the order they were given. */
  given: (readonly [letter: string, value: string])[];
  rest: string[];
}

/** Options as getopt reads them: letters, a colon after those with a value; words that are none may stand between. */
export function readOptions({ args, name }: Call, spec: string, code = 1): Options {
  const on = new Map<string, string>();
  const rest: string[] = [];
  const given: Options['given'] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (arg === '--') {
      rest.push(...args.slice(i + 1));
      break;
    }
    if (!/^-./.test(arg)) rest.push(arg);
    else if (/^-\d+$/.test(arg) && spec.includes('0')) on.set('n', arg.slice(1));
    else if (readLetters(arg.slice(1), spec, { on, given, next: args[i + 1], name, code })) i++;
  }
  return { on, given, rest };
}

interface Reading extends Pick<Options, 'on' | 'given'> {
  next: string | undefined;
  name: string;
  code: number;
}

/** Whether the last letter took the next word. */
function readLetters(letters: string, spec: string, { on, given, next, name, code }: Reading): boolean {
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charAt(i);
    const place = spec.indexOf(letter);
    const help = helpFor(name);
    if (letters.startsWith('-')) throw new Complaint(`unrecognized option '-${letters}'${help}`, code);
    if (place < 0 || letter === ':') throw new Complaint(`invalid option -- '${letter}'${help}`, code);
    // Set again at the end: of two that contradict each other the later one counts.
    on.delete(letter);
    if (spec.charAt(place + 1) !== ':') {
      on.set(letter, '');
      continue;
    }
    const rest = letters.slice(i + 1);
    if (rest === '' && next === undefined) {
      throw new Complaint(`option requires an argument -- '${letter}'${help}`, code);
    }
    on.set(letter, rest || (next ?? ''));
    given.push([letter, rest || (next ?? '')]);
    return rest === '';
  }
  return false;
}

/** The text of a file, or of the input for `-`. */
export function readFile({ shell, streams }: Call, path: string): string {
  if (path === '-') return takeAll(streams.input);
  return shell.tree.read(shell.tree.find(shell.folder, path));
}

/** All that is left of an input. */
export function takeAll(input: { text: string }): string {
  const { text } = input;
  input.text = '';
  return text;
}

/** Does something for each path; what the tree refuses is said and makes the exit code 1. */
export function eachPath(call: Call, paths: readonly string[], act: (path: string) => void, tell = said): number {
  let code = 0;
  for (const path of paths) {
    try {
      act(path);
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      const words = error instanceof Refusal ? tell(path, error.message) : error.message;
      call.streams.err(`${call.name}: ${words}\n`);
      code = 1;
    }
  }
  return code;
}

const said = (path: string, reason: string): string => `${path}: ${reason}`;

/** Text of all files, or of the input when there are none. */
export function eachText(call: Call, paths: readonly string[], act: (text: string, path: string) => void): number {
  return eachPath(call, paths.length > 0 ? paths : ['-'], (path) => act(readFile(call, path), path));
}

/** Lines of a text, without their ends. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

/** What follows a complaint about how a command was called. */
export const helpFor = (name: string): string => `\nTry '${name} --help' for more information.`;

/** A whole number that an option gives; refused with the command's words. */
export function wholeNumber(text: string, complaint: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new Complaint(`${complaint}: '${text}'`);
  return Number(text);
}

/** Bytes of a text as UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A name of a path, the last part. */
export const baseName = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) || '/';
