/** `test` and `[`. */
import { type Node, Refusal } from '../tree.ts';
import { Fault, type Shell } from './shell.ts';

interface Call {
  shell: Shell;
  args: readonly string[];
  name: string;
}

const FILES: Record<string, (node: Node, shell: Shell) => boolean> = {
  '-e': () => true,
  '-f': ({ kind }) => kind === 'file',
  '-d': ({ kind }) => kind === 'folder',
  '-L': ({ kind }) => kind === 'link',
  '-h': ({ kind }) => kind === 'link',
  '-s': (node) => (node.kind === 'file' ? node.text !== '' : true),
  '-r': (node, { tree }) => tree.may(node, 'r'),
  '-w': (node, { tree }) => tree.may(node, 'w'),
  '-x': (node, { tree }) => tree.may(node, 'x'),
};

const NUMBERS: Record<string, (a: bigint, b: bigint) => boolean> = {
  '-eq': (a, b) => a === b,
  '-ne': (a, b) => a !== b,
  '-lt': (a, b) => a < b,
  '-le': (a, b) => a <= b,
  '-gt': (a, b) => a > b,
  '-ge': (a, b) => a >= b,
};

const TEXTS: Record<string, (a: string, b: string) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
};

/** The command: 0 when true, 1 when false, 2 when it makes no sense. */
export function testWords({ shell, args, name }: Call): number {
  const words = [...args];
  try {
    if (name === '[' && words.pop() !== ']') throw new Fault('missing ]');
    return isTrue(shell, words) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    shell.streams.err(`${shell.words[0]}: 1: ${name}: ${error.message}\n`);
    return 2;
  }
}

function isTrue(shell: Shell, words: readonly string[]): boolean {
  const [a = '', b = '', c = ''] = words;
  if (words.length === 0) return false;
  if (words.length === 1) return a !== '';
  if (words.length === 2 && a !== '!') return unary(shell, a, b);
  if (words.length === 3 && isBinary(b)) return binary([a, b, c]);
  if (a === '!') return !isTrue(shell, words.slice(1));
  if (words.length === 3 && a === '(' && c === ')') return b !== '';
  throw new Fault(`${words[0]}: unexpected operator`);
}

const isBinary = (word: string): boolean => Object.hasOwn(NUMBERS, word) || Object.hasOwn(TEXTS, word);

function unary(shell: Shell, operator: string, word: string): boolean {
  if (operator === '-n') return word !== '';
  if (operator === '-z') return word === '';
  if (operator === '-t') return false;
  const check = Object.hasOwn(FILES, operator) ? FILES[operator] : undefined;
  if (!check) throw new Fault(`${operator}: unexpected operator`);
  try {
    const number = shell.tree.find(shell.folder, word, operator === '-L' || operator === '-h');
    return check(shell.tree.node(number), shell);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function binary([a, operator, b]: readonly [string, string, string]): boolean {
  const texts = TEXTS[operator];
  if (texts) return texts(a, b);
  return NUMBERS[operator]?.(wholeOf(a), wholeOf(b)) ?? false;
}

function wholeOf(text: string): bigint {
  if (!/^\s*[-+]?\d{1,30}\s*$/.test(text)) throw new Fault(`Illegal number: ${text}`);
  return BigInt(text.trim());
}
