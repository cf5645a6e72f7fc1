/** grep. */

import { Complaint } from '../complaint.ts';
import type { Matcher } from '../pattern.ts';
import { BadExpression, regular } from '../regular.ts';
import { Refusal, sorted } from '../tree.ts';
import { type Call, linesOf, type Options, readFile, readOptions } from './call.ts';

const PLAIN = /[\\^$.*+?()[\]{}|]/g;

export function grep(call: Call): number {
  const options = readOptions(call, 'ivncloEFqrRhe:', 2);
  const { on, given } = options;
  const [first, ...others] = options.rest;
  const patterns = given.flatMap(([letter, value]) => (letter === 'e' ? [value] : []));
  const pattern = on.has('e') ? patterns.join('\n') : first;
  if (pattern === undefined) {
    call.streams.err("Usage: grep [OPTION]... PATTERNS [FILE]...\nTry 'grep --help' for more information.\n");
    return 2;
  }
  const paths = on.has('e') ? options.rest : others;
  const isDeep = on.has('r') || on.has('R');
  const search = new Search(call, options, matcherOf(pattern, on));
  const names = isDeep ? (paths.length > 0 ? paths : ['.']).flatMap((path) => search.filesIn(path)) : paths;
  search.hasNames = (names.length > 1 || isDeep) && !on.has('h');
  for (const path of names.length > 0 || isDeep ? names : ['-']) search.file(path);
  if (search.found && on.has('q')) return 0;
  return search.failed ? 2 : search.found ? 0 : 1;
}

function matcherOf(pattern: string, on: Options['on']): Matcher {
  try {
    const ignoresCase = on.has('i');
    const alternatives = pattern.split('\n').map((part) => (on.has('F') ? part.replace(PLAIN, '\\$&') : part));
    const isExtended = on.has('E') || on.has('F');
    const source = alternatives.join(isExtended ? '|' : '\\|');
    return regular(source, { isExtended, ignoresCase });
  } catch (error) {
    if (error instanceof BadExpression) {
      throw new Complaint(error.message.startsWith('Unmatched [') ? 'Invalid regular expression' : error.message, 2);
    }
    throw error;
  }
}

class Search {
  found = false;
  failed = false;
  hasNames = false;
  readonly call: Call;
  readonly on: Options['on'];
  readonly match: Matcher;

  constructor(call: Call, { on }: Options, match: Matcher) {
    this.call = call;
    this.on = on;
    this.match = match;
  }

  /** Files below a path, in the order of a listing. */
  filesIn(path: string): string[] {
    const { tree, folder } = this.call.shell;
    try {
      const node = tree.node(tree.find(folder, path));
      if (node.kind !== 'folder') return [path];
      tree.need(node, 'r');
      return sorted(node.entries.keys()).flatMap((name) =>
        this.filesIn(path === '.' && !this.call.args.includes('.') ? name : `${path}/${name}`),
      );
    } catch {
      return [path];
    }
  }

  file(path: string): void {
    let text: string;
    try {
      text = readFile(this.call, path);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = true;
      this.call.streams.err(`grep: ${path}: ${error.message}\n`);
      return;
    }
    this.#lines(linesOf(text), path === '-' ? '(standard input)' : path);
  }

  #lines(lines: string[], name: string): void {
    const hits: number[] = [];
    for (const [i, line] of lines.entries()) {
      if ((this.match(line) !== undefined) !== this.on.has('v')) hits.push(i);
    }
    if (hits.length > 0) this.found = true;
    if (!this.on.has('q')) this.#print(lines, hits, name);
  }

  #print(lines: string[], hits: number[], name: string): void {
    const { out } = this.call.streams;
    const prefix = this.hasNames ? `${name}:` : '';
    if (this.on.has('l')) {
      if (hits.length > 0) out(`${name}\n`);
    } else if (this.on.has('c')) out(`${prefix}${hits.length}\n`);
    else if (this.on.has('o')) this.#parts(lines, hits, prefix);
    else this.#whole(lines, hits, prefix);
  }

  #parts(lines: string[], hits: number[], prefix: string): void {
    if (this.on.has('v')) return;
    for (const i of hits) {
      const line = lines[i] ?? '';
      for (let at = 0; at <= line.length; ) {
        const match = this.match(line, at);
        if (!match) break;
        const number = this.on.has('n') ? `${i + 1}:` : '';
        if (match.end > match.start) this.call.streams.out(`${prefix}${number}${line.slice(match.start, match.end)}\n`);
        at = Math.max(match.end, match.start + 1);
      }
    }
  }

  #whole(lines: string[], hits: number[], prefix: string): void {
    for (const i of hits) this.call.streams.out(`${prefix}${this.on.has('n') ? `${i + 1}:` : ''}${lines[i]}\n`);
  }
}
