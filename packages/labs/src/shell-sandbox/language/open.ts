/** Opens the files of redirections. */
import { Refusal, type Tree } from '../tree.ts';
import type { Expander } from './expand.ts';
import { Fault, type Shell, type Sink, type Streams, spend } from './shell.ts';
import type { Redirect } from './syntax.ts';

/** Streams after redirections, from left to right. Throws `Fault` for a file that does not open. */
export function openStreams(shell: Shell, redirects: readonly Redirect[], expander: Expander): Streams {
  let streams = shell.streams;
  for (const redirect of redirects) streams = { ...streams, ...opened(shell, redirect, { expander, streams }) };
  return streams;
}

interface Around {
  expander: Expander;
  streams: Streams;
}

function opened(shell: Shell, { stream, operator, target }: Redirect, { expander, streams }: Around): Partial<Streams> {
  const text = expander.text(target);
  if (operator === '<') return { input: { text: readInput(shell, text) } };
  if (stream !== 1 && stream !== 2) throw new Fault(`${stream}: bad file descriptor`);
  if (operator !== '>&') return into(stream, openOutput(shell, text, operator === '>>'), streams);
  if (text === '1') return stream === 2 ? { err: streams.out } : {};
  if (text === '2') return stream === 1 ? { out: streams.err } : {};
  throw new Fault(`${text}: bad file descriptor`);
}

const into = (stream: number, sink: Sink, { isTerminal }: Streams): Partial<Streams> =>
  stream === 1 ? { out: sink, isTerminal: false } : { err: sink, isTerminal };

/** The null device is the one device that is no file here. */
const NOWHERE = '/dev/null';

function readInput({ tree, folder }: Shell, path: string): string {
  if (path === NOWHERE) return '';
  try {
    const node = tree.node(tree.find(folder, path));
    tree.need(node, 'r');
    return node.kind === 'file' ? node.text : '';
  } catch (error) {
    if (error instanceof Refusal) throw new Fault(`cannot open ${path}: ${brief(error)}`);
    throw error;
  }
}

function brief({ reason, message }: Refusal): string {
  return reason === 'missing' ? 'No such file' : message;
}

function openOutput({ tree, folder, budget }: Shell, path: string, isAdded: boolean): Sink {
  if (path === NOWHERE) return (text) => spend(budget, 'output', text.length);
  try {
    const number = fileAt(tree, folder, path);
    const node = tree.node(number);
    if (node.kind === 'folder') throw new Refusal('folder');
    tree.need(node, 'w');
    if (!isAdded) tree.write(number, '');
    return (text) => {
      spend(budget, 'output', text.length);
      if (tree.nodes.has(number) && node.kind === 'file') tree.write(number, node.text + text);
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Fault(`cannot create ${path}: ${error.reason === 'missing' ? 'Directory nonexistent' : error.message}`);
  }
}

function fileAt(tree: Tree, folder: number, path: string): number {
  try {
    return tree.find(folder, path);
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'missing') throw error;
    return tree.add(folder, path, { kind: 'file', text: '' });
  }
}
