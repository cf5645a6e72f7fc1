/** Operations that are worth a try next: the same for the same state. */
import { KIND_INFO } from './kinds.ts';
import { sceneOf, type TreeState } from './model.ts';
import { nodesOf, type Operation } from './types.ts';

const WORDS = ['tent', 'inn', 'ink', 'tea', 'a', 'to', 'toe', 'it'];
const TAG_WORDS = ['State.Stun.Big', 'Effect.Ice', 'Ability.Fire', 'Ability.Melee', 'State.Fire'];
/** Steps that spread keys over their range. */
const SPREAD = 37;

/** Three or four operations. */
export function suggestions(state: TreeState): Operation[] {
  const { kind, ops } = state;
  const { alphabet } = KIND_INFO[kind];
  if (alphabet) return wordsOf(state, alphabet).slice(0, 3);
  const n = ops.length;
  if (kind === 'union-find')
    return [
      { op: 'union', args: [n % 9, (n + 4) % 9] },
      { op: 'union', args: [8, (2 * n) % 8] },
      { op: 'find', args: [(5 * n + 7) % 9] },
    ];
  if (kind === 'segment')
    return [
      { op: 'query', args: [n % 4, 4 + (n % 4)] },
      { op: 'query', args: [n % 8, n % 8] },
      { op: 'add', args: [(n + 2) % 4, 4 + (n % 3), 3] },
    ];
  if (kind === 'fenwick')
    return [
      { op: 'query', args: [1 + ((3 * n + 2) % 8)] },
      { op: 'add', args: [1 + ((5 * n) % 8), 4] },
      { op: 'add', args: [1, 2] },
    ];
  return keysOf(state);
}

function keysOf(state: TreeState): Operation[] {
  const drawn = nodesOf(sceneOf(state).roots)
    .flatMap(({ text, keys }) => keys ?? [text])
    .map(Number);
  const news: number[] = [];
  for (let key = (state.ops.length * 13) % 97; news.length < 3; key = (key + SPREAD) % 97)
    if (!drawn.includes(key + 1)) news.push(key + 1);
  const inserts = news.map((key): Operation => ({ op: 'insert', args: [key] }));
  if (state.kind === 'heap') return [...inserts, { op: 'pop', args: [] }];
  const held = drawn[state.ops.length % Math.max(1, drawn.length)];
  return held === undefined ? inserts : [...inserts, { op: 'erase', args: [held] }];
}

function wordsOf(
  { kind, ops }: TreeState,
  { letters, joint }: { letters: readonly string[]; joint: string },
): Operation[] {
  const list = (kind === 'tags' ? TAG_WORDS : WORDS).map((word) =>
    word.split(joint).map((letter) => letters.indexOf(letter)),
  );
  const known = new Set(ops.filter(({ op }) => op === 'insert').map(({ args }) => args.join()));
  return list.map((args): Operation => ({ op: known.has(args.join()) ? 'erase' : 'insert', args }));
}
