/** One search for all algorithms: they differ in what a step costs and in what is taken out next. */
import { type Branch, choose } from '../model/story.ts';
import { type Entry, type Frontier, frontierOf } from './frontier.ts';
import { estimate, neighbours, placeText } from './geometry.ts';
import type { GridScene, Known, Search } from './types.ts';
import { words } from './words/lab.ts';

/** Tenths as text. */
export const costText = (tenths: number) => String(tenths / 10);

/** Every step of a search: each takes one cell out and looks at its neighbours. */
export function runSearch(search: Search): GridScene[] {
  const frontier = frontierOf(search.algorithm);
  const known = new Map<number, Known>();
  const scenes: GridScene[] = [];
  let [order, expanded] = [0, 0];
  const isInformed = search.algorithm === 'astar';
  const enter = (cell: number, g: number, from: number) => {
    const f = g + (isInformed ? estimate(search, cell) : 0);
    known.set(cell, { g, f, from, state: 'open' });
    frontier.push({ cell, g, f, order: order++ }, g - (known.get(from)?.g ?? 0));
  };
  for (const start of search.starts) enter(start, 0, start);
  const shot = (part: Partial<GridScene> & { says: string }) =>
    scenes.push({ known: new Map(known), current: undefined, pushed: [], path: [], expanded, ...part });
  shot({
    says:
      search.starts.length > 1
        ? words.startsEnter(search.starts.length)
        : words.startEnters(placeText(search.starts[0] ?? 0)),
    pushed: search.starts,
  });
  for (;;) {
    const branch = whichNext(frontier, known, search);
    const entry = takeOut(frontier, known);
    if (!entry) break;
    expanded++;
    const { cell, g, f } = entry;
    known.set(cell, { ...(known.get(cell) as Known), state: 'closed' });
    const taken = words.takesOut(
      placeText(cell),
      isInformed ? `f = g + h = ${costText(g)} + ${costText(f - g)} = ${costText(f)}` : words.distanceIs(costText(g)),
    );
    if (cell === search.goal) {
      const path = pathTo(known, cell);
      shot({
        says: words.reachesGoal(taken, path.length - 1, costText(g)),
        current: cell,
        path,
        branch,
      });
      return scenes;
    }
    const pushed: number[] = [];
    for (const { cell: next, cost } of neighbours(search, cell)) {
      const old = known.get(next);
      if (old && (search.algorithm === 'bfs' || old.g <= g + cost)) continue;
      enter(next, g + cost, cell);
      pushed.push(next);
    }
    shot({
      says: words.outcome(taken, pushed.length ? words.entered(pushed.length) : words.noneEntered),
      current: cell,
      pushed,
      branch,
    });
  }
  shot({ says: words.notReached(expanded) });
  return scenes;
}

/** The next entry that is not out of date. */
function takeOut(frontier: Frontier, known: ReadonlyMap<number, Known>): Entry | undefined {
  for (let entry = frontier.pop(); entry; entry = frontier.pop()) {
    const now = known.get(entry.cell);
    if (now?.g === entry.g && now.state === 'open') return entry;
  }
  return undefined;
}

function pathTo(known: ReadonlyMap<number, Known>, goal: number): number[] {
  const path = [goal];
  for (let cell = goal; ; ) {
    const from = known.get(cell)?.from ?? cell;
    if (from === cell) return path.reverse();
    path.push(from);
    cell = from;
  }
}

/** Which cell is taken out next, among some that wait with it. */
function whichNext(frontier: Frontier, known: ReadonlyMap<number, Known>, { algorithm }: Search): Branch | undefined {
  const open = frontier
    .entries()
    .filter(({ cell, g }) => known.get(cell)?.g === g && known.get(cell)?.state === 'open');
  const next =
    algorithm === 'bfs' || algorithm === 'zero-one'
      ? open[0]
      : [...open].sort((a, b) => a.f - b.f || b.g - a.g || a.order - b.order)[0];
  // An equal one would be as good an answer.
  const others = open.filter(
    (entry) =>
      entry !== next &&
      (algorithm === 'astar' ? entry.f : entry.g) > ((algorithm === 'astar' ? next?.f : next?.g) ?? 0),
  );
  const wrong = [...new Set(others.map(({ cell }) => cell))].filter((cell) => cell !== next?.cell).slice(-3);
  if (!next || wrong.length === 0) return undefined;
  const name = (cell: number) => {
    const { g = 0, f = 0 } = known.get(cell) ?? {};
    return words.choice(
      placeText(cell),
      algorithm === 'astar' ? words.costs(costText(g), costText(f - g)) : words.distanceIs(costText(g)),
    );
  };
  return {
    question: words.whoIsNext,
    ...choose(name(next.cell), wrong.map(name)),
    why: words.because(words.reasons[algorithm](costText(next.g), costText(next.f)), placeText(next.cell)),
  };
}
