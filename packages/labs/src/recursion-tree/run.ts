/** Lays a tree of calls out and records its going in and out. */
import type { Branch } from '../model/story.ts';
import type { Call, CallScene, PlacedCall, Run } from './types.ts';
import { words } from './words/lab.ts';

export function runCalls(root: Call): Run {
  const calls: PlacedCall[] = [];
  const scenes: CallScene[] = [];
  const done = new Set<number>();
  const shot = (call: PlacedCall, isLeaving: boolean, says: string) =>
    scenes.push({
      says,
      entered: calls.length,
      current: call.id,
      isLeaving,
      done: new Set(done),
      ...(scenes.length && { branch: ask(call, isLeaving) }),
    });
  const visit = ({ children, ...call }: Call, place: { parent?: PlacedCall; from: number; to: number }) => {
    const placed = {
      ...call,
      id: calls.length,
      parent: place.parent?.id,
      depth: place.parent ? place.parent.depth + 1 : 0,
      from: place.from,
      to: place.to,
    };
    calls.push(placed);
    if (children.length === 0) done.add(placed.id);
    shot(placed, false, call.enters);
    let from = place.from;
    const share = (place.to - place.from) / leavesOf(children);
    for (const child of children) {
      const to = from + share * leavesOf([child]);
      visit(child, { parent: placed, from, to });
      from = to;
    }
    if (children.length === 0) return;
    done.add(placed.id);
    shot(placed, true, call.leaves ?? call.enters);
  };
  visit(root, { from: 0, to: 1 });
  return { calls, scenes };
}

/** Leaves under some calls: what their width is shared by. */
function leavesOf(calls: readonly Call[]): number {
  return calls.reduce((sum, { children }) => sum + (children.length ? leavesOf(children) : 1), 0);
}

/** What can come next, as a reader may guess it. */
function ask({ kind }: PlacedCall, isLeaving: boolean): Branch {
  const right = isLeaving ? 3 : kind === 'inner' ? 0 : kind === 'dead' || kind === 'pruned' ? 2 : 1;
  return { question: words.whatNext, choices: words.choices, right };
}

/** Calls, solutions, cuts and remembered results among the first `entered` calls. */
export function countCalls(calls: readonly PlacedCall[], entered: number) {
  const seen = calls.slice(0, entered);
  const count = (...kinds: readonly PlacedCall['kind'][]) => seen.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    calls: seen.length - count('pruned'),
    solutions: count('solution'),
    pruned: count('pruned'),
    dead: count('dead'),
    memo: count('memo'),
  };
}
