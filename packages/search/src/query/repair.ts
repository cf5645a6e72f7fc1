/** A second look for pairs of characters that the index does not have: one of the two may have been typed wrong. */
import { skipGram } from '../index/skip-grams.ts';
import type { Found } from './find-terms.ts';
import { ANSWER_KIND, BOUNDARY, type Plan, type Unit } from './plan.ts';
import type { LookedUp } from './score.ts';

/** Weights beside a pair that is found: around a wrong character, and for a character alone. */
const NEIGHBOURS = 0.9;
const SINGLE = 0.2;
/** Units added at most. */
const MAX_ADDED = 4;
/** Units looked up at most, first and second look together: a long query is known by what is right in it. */
const MAX_LOOKED = 7;
/** Small words: a pair across the border of words that holds one is missing because nobody wrote the two side by side. */
const SMALL = /[和与及或在为把被从到对将要会能就还也都又才再让给用去来怎]/;

/** Units to look up besides, for pairs that nothing has: what stands around a wrong character before characters alone. */
export function repairUnits({ characters }: Plan, lookedUp: LookedUp[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { unit, found } of lookedUp) {
    if (unit.kind !== 'gram' || !isUnknown(found) || isIntended(unit)) continue;
    const at = characters.findIndex(({ start }) => start === unit.start);
    for (const [index, wrong] of [characters[at], characters[at + 1]].entries()) {
      const [before, after] = [characters[at + index - 1], characters[at + index + 1]];
      if (!wrong) continue;
      if (before?.end === wrong.start && after?.start === wrong.end) {
        const term = skipGram(before.term, after.term);
        units.set(term, { ...unit, kind: 'skip', term, weight: unit.weight * NEIGHBOURS });
      }
      units.set(wrong.term, { ...unit, kind: 'char', term: wrong.term, weight: unit.weight * SINGLE });
    }
  }
  const isAlone = ({ kind }: Unit) => Number(kind === 'char');
  const added = [...units.values()].sort((a, b) => isAlone(a) - isAlone(b));
  return added.slice(0, Math.min(MAX_ADDED, Math.max(1, MAX_LOOKED - lookedUp.length)));
}

/** Missing for another reason than a wrong character: it asks, or joins two words that are right. */
function isIntended({ term, weight, isAsking }: Unit): boolean {
  return isAsking || weight <= ANSWER_KIND || (weight <= BOUNDARY && SMALL.test(term));
}

/** Nothing has it, or one place in a text has it by chance. */
function isUnknown(found: Found[]): boolean {
  return found.every(({ postings }) => postings.count <= 1 && postings.entries.every((entry) => entry % 256 < 16));
}

/** What was found at first and at the second look; unknown pairs give way to what was found around them. */
export function withRepairs(lookedUp: LookedUp[], repairs: LookedUp[]): LookedUp[] {
  const useful = repairs.filter(({ found }) => found.length > 0);
  if (!useful.some(({ unit }) => unit.kind === 'skip')) return [...lookedUp, ...useful];
  return [...lookedUp.filter(({ unit, found }) => unit.kind !== 'gram' || !isUnknown(found)), ...useful];
}
