/** Many bodies in words, and what is asked of the second to come. */
import type { Guess } from '../model/lab-model.ts';
import { crowdOf, crowdRatio, crowdRun, oldestStray, pairCounts, worstStretch } from './crowd-run.ts';
import { momentText, ratioText } from './describe.ts';
import { bornBy, LIFE, RATE } from './particles.ts';
import type { PhysicsState } from './state.ts';
import { words } from './words/lab.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export function crowdText(state: PhysicsState): string {
  const { scene, h, step, integrator } = state;
  const bodies = crowdOf(state);
  const when = momentText(h, step);
  if (scene === 'broad') {
    const { left, touching, all } = pairCounts(state, bodies);
    const discs = words.discs(bodies.length, words.broads[state.broad], when);
    return words.discsAndPairs(discs, words.pairs(left, all, touching), ratioText(crowdRatio(state, bodies)));
  }
  if (scene === 'particles') {
    const stray = oldestStray(state, bodies, bornBy(step, h)).toFixed(2);
    const fountain = words.fountain(RATE, LIFE.toFixed(1), words.integrators[integrator], when);
    return words.alive(fountain, bodies.length, stray);
  }
  const how = state.isProjected ? words.projected : words.integrators[integrator];
  const ratio = crowdRatio(state, bodies);
  const cloth = words.cloth(how, when, percent(worstStretch(bodies)));
  return words.energy(cloth, ratioText(ratio), verdict(state, ratio));
}

function verdict({ isProjected }: PhysicsState, ratio: number): string {
  if (isProjected) {
    return ratio > 1.05 ? words.pulledBack : words.damped;
  }
  if (ratio > 1.05) return words.bursting;
  return ratio < 0.95 ? words.lost : words.kept;
}

/** A second on: what becomes of energy, particles, or pairs. */
export function guessCrowd(state: PhysicsState, last: number): Guess | undefined {
  const to = state.step + Math.max(1, Math.round(1 / state.h));
  if (to > last) return undefined;
  const later = { ...state, step: to };
  const [now, then] = [crowdOf(state), crowdRun(state, to).at(-1) ?? []];
  if (state.scene === 'cloth') {
    const [a, b] = [crowdRatio(state, now), crowdRatio(state, then)];
    return {
      question: words.whatOfCloth,
      choices: words.changes,
      right: b > a * 1.02 ? 0 : b < a * 0.98 ? 1 : 2,
      because: words.clothFromTo(ratioText(a), ratioText(b), percent(worstStretch(then))),
    };
  }
  if (state.scene === 'particles') {
    return {
      question: words.whatOfParticles(now.length),
      choices: words.countChanges,
      right: Math.abs(then.length - now.length) <= 1 ? 2 : then.length > now.length ? 0 : 1,
      because: words.mostAlive(then.length, RATE, LIFE),
    };
  }
  const [{ left, all }, { left: after }] = [pairCounts(state, now), pairCounts(later, then)];
  return {
    question: words.whatOfPairs(all, left),
    choices: words.shares,
    right: after < 0.1 * all ? 0 : after <= 0.3 * all ? 1 : 2,
    because: words.pairsLeft(after, percent(after / all)),
  };
}
