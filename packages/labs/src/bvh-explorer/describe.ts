/** The search in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Look } from './search.ts';
import type { BvhState, Scene } from './state.ts';
import { words } from './words/lab.ts';

/** What the last look saw, and what the search has cost so far. */
export function searchText(state: BvhState, scene: Scene): string {
  const looks = scene.looks.slice(0, state.done);
  const nodes = looks.filter(({ kind }) => kind === 'node').length;
  const tests = looks.length - nodes;
  const saved = state.count - tests;
  const cost = words.cost(
    words.structures[state.structure],
    state.count,
    words.visits[state.structure === 'grid' ? 'cells' : 'nodes'](nodes),
    tests,
    saved > 0 ? words.saved(saved) : words.nothingSaved,
  );
  const isOver = state.done >= scene.looks.length;
  return words.sentences(cost, isOver ? resultText(state, scene) : lookText(scene.looks[state.done - 1]));
}

function resultText({ query }: BvhState, { hits, distance }: Scene): string {
  if (query === 'view') return words.inView(hits.length);
  return distance === undefined ? words.noHit : words.nearestHit(hits[0], distance.toFixed(1));
}

function lookText(look: Look | undefined): string {
  if (!look) return words.notBegun;
  if (look.kind === 'disc') return look.isHit ? words.discHit(look.disc) : words.discMissed(look.disc);
  return words.nodeLooked(look.node, words.outcomes[look.outcome]);
}

/** What the reader is asked. */
export function questionOf({ structure, query }: BvhState): string {
  if (structure === 'none') return words.questions.none;
  if (query === 'view') return words.questions.view;
  if (structure === 'grid') return words.questions.grid;
  return structure === 'sah' ? words.questions.sah : words.questions.otherThanSah;
}

/** What the next look sees. */
export function guessNext(scene: Scene, next: Look, done: number): Guess {
  const best = Math.min(
    ...scene.looks.slice(0, done).flatMap((look) => (look.kind === 'disc' ? (look.distance ?? []) : [])),
  );
  const known = Number.isFinite(best) ? words.known(best.toFixed(1)) : words.noneKnown;
  if (next.kind === 'disc') {
    return {
      question: words.whetherHit(next.disc),
      choices: words.hitOrMiss,
      right: next.isHit ? 0 : 1,
      because: discReason(next, known),
    };
  }
  const outcomes = ['entered', 'missed', 'farther'] as const;
  return {
    question: words.whatOfBox(next.node),
    choices: words.boxFates,
    right: outcomes.indexOf(next.outcome),
    because: words.boxReasons[next.outcome](known),
  };
}

function discReason({ disc, isHit, distance }: Look & { kind: 'disc' }, known: string): string {
  if (distance !== undefined) return words.discDistance(distance.toFixed(1), known);
  return isHit ? words.discInView(disc) : words.discAside(disc);
}
