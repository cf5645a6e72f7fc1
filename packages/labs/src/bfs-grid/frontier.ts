/** What has been put in and not yet taken out, by each algorithm's rule. */
import type { Algorithm } from './types.ts';

export interface Entry {
  cell: number;
  g: number;
  f: number;
  /** When it was put in: breaks ties, older first. */
  order: number;
}

export interface Frontier {
  push: (entry: Entry, cost: number) => void;
  pop: () => Entry | undefined;
  /** All entries, in no order. */
  entries: () => readonly Entry[];
}

/** First in, first out; with `zero-one` a step of cost 0 goes to the front. */
function line(hasFront: boolean): Frontier {
  const entries: Entry[] = [];
  return {
    push: (entry, cost) => (hasFront && cost === 0 ? entries.unshift(entry) : entries.push(entry)),
    pop: () => entries.shift(),
    entries: () => entries,
  };
}

/** The least f first; of equals the one nearer the goal, then the older. */
function ordered(): Frontier {
  const entries: Entry[] = [];
  return {
    push: (entry) => entries.push(entry),
    pop: () => {
      entries.sort((a, b) => a.f - b.f || b.g - a.g || a.order - b.order);
      return entries.shift();
    },
    entries: () => entries,
  };
}

export function frontierOf(algorithm: Algorithm): Frontier {
  if (algorithm === 'bfs' || algorithm === 'zero-one') return line(algorithm === 'zero-one');
  return ordered();
}
