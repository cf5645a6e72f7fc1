/** What the reader has set, and what follows from it. */
import { type Given, type Graph, givenTo, type Kind, PAIRS, type Scope } from './graph.ts';
import type { PresetName } from './presets.ts';

export interface CmakeState {
  preset: PresetName;
  /** Of the three libraries. */
  kinds: Kind[];
  /** Scope of each target's own requirements. */
  scopes: Scope[];
  /** Scope of the link between each pair, in the order of `PAIRS`; undefined where there is none. */
  links: (Scope | undefined)[];
  picked: number;
  /** Targets that have been worked out, from the last one up. */
  done: number;
}

/** The graph of a state. */
export function graphOf({ kinds, scopes, links }: CmakeState): Graph {
  const targets = scopes.map((scope, i) => ({
    kind: i === 0 ? ('program' as const) : (kinds[i - 1] ?? 'static'),
    scope,
  }));
  const all = PAIRS.flatMap(([from, to], pair) => {
    const scope = links[pair];
    return scope ? [{ from, to, scope }] : [];
  });
  return { targets, links: all };
}

/** What a target gets. */
export const givenIn = (state: CmakeState, target: number): Given => givenTo(graphOf(state), target);
