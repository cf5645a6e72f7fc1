/** find and xargs. */

import { Complaint } from '../complaint.ts';
import { fits } from '../glob.ts';
import { type Node, Refusal } from '../tree.ts';
import { baseName, type Call, readOptions, takeAll, wholeNumber } from './call.ts';

interface Found {
  path: string;
  node: Node;
}
type Check = (found: Found) => boolean;

export function find(call: Call): number {
  const start = call.args.findIndex((arg) => /^[-!(]/.test(arg));
  const paths = start < 0 ? call.args : call.args.slice(0, start);
  const query = new Query(call, start < 0 ? [] : call.args.slice(start));
  let code = 0;
  for (const path of paths.length > 0 ? paths : ['.']) code = Math.max(code, walk(call, query, { path, depth: 0 }));
  return code;
}

function walk(call: Call, query: Query, { path, depth }: { path: string; depth: number }): number {
  const { tree, folder } = call.shell;
  let node: Node;
  try {
    node = tree.node(tree.find(folder, path, true));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    call.streams.err(`find: '${path}': ${error.message}\n`);
    return 1;
  }
  const names = node.kind === 'folder' && depth < query.deepest ? [...node.entries.keys()] : [];
  query.test({ path, node });
  if (names.length > 0 && !tree.may(node, 'r')) {
    call.streams.err(`find: '${path}': Permission denied\n`);
    return 1;
  }
  const base = path.endsWith('/') ? path : `${path}/`;
  // A disk gives names in no order; here in that of the alphabet.
  return Math.max(0, ...names.sort().map((name) => walk(call, query, { path: base + name, depth: depth + 1 })));
}

class Query {
  deepest = Number.POSITIVE_INFINITY;
  readonly #call: Call;
  readonly #words: readonly string[];
  readonly #check: Check;
  #at = 0;
  #acts = false;

  constructor(call: Call, words: readonly string[]) {
    this.#call = call;
    this.#words = words;
    const check = words.length > 0 ? this.#all() : () => true;
    this.#check = this.#acts ? check : (found) => check(found) && this.#print(found);
  }

  test(found: Found): void {
    this.#check(found);
  }

  #print({ path }: Found): boolean {
    this.#call.streams.out(`${path}\n`);
    return true;
  }

  #next(what: string): string {
    const word = this.#words[this.#at++];
    if (word === undefined) throw new Complaint(`missing argument to '${what}'`);
    return word;
  }

  #all(): Check {
    const all: Check[] = [];
    while (this.#at < this.#words.length) {
      all.push(this.#one());
    }
    return (found) => all.every((check) => check(found));
  }

  #one(): Check {
    const word = this.#next('expression');
    if (word === '!') {
      const check = this.#one();
      return (found) => !check(found);
    }
    return this.#named(word);
  }

  #named(word: string): Check {
    switch (word) {
      case '-name': {
        const pattern = this.#next(word);
        return ({ path }) => fits(pattern, baseName(path));
      }
      case '-type':
        return typeCheck(this.#next(word));
      case '-maxdepth':
        this.deepest = wholeNumber(
          this.#next(word),
          'Expected a positive decimal integer argument to -maxdepth, but got',
        );
        return () => true;
      case '-exec':
        this.#acts = true;
        return this.#action();
      default:
        throw new Complaint(
          word.startsWith('-') ? `unknown predicate '${word}'` : `paths must precede expression: '${word}'`,
        );
    }
  }

  #action(): Check {
    const words: string[] = [];
    for (let next = this.#next('-exec'); next !== ';'; next = this.#next('-exec')) words.push(next);
    return ({ path }) => this.#call.run(words.map((one) => one.replaceAll('{}', path))) === 0;
  }
}

function typeCheck(letter: string): Check {
  const kind = { f: 'file', d: 'folder', l: 'link' }[letter];
  if (!kind) throw new Complaint(`Unknown argument to -type: ${letter}`);
  return ({ node }) => node.kind === kind;
}

export function xargs(call: Call): number {
  // Options end at the command's name: what follows is its own.
  const count = call.args[0] === '-n' ? 2 : /^-n\d/.test(call.args[0] ?? '') ? 1 : 0;
  const { on } = readOptions({ ...call, args: call.args.slice(0, count) }, 'n:');
  const words = call.args.slice(count);
  const items = takeAll(call.streams.input).match(/\S+/g) ?? [];
  const size = wholeNumber(on.get('n') ?? '5000', 'invalid number');
  if (size < 1) throw new Complaint(`value ${size} for -n option should be >= 1`);
  let code = 0;
  for (let at = 0; at === 0 || at < items.length; at += size) {
    const status = call.run([...(words.length > 0 ? words : ['echo']), ...items.slice(at, at + size)], '');
    if (status > 125) return status;
    if (status !== 0) code = 123;
  }
  return code;
}
