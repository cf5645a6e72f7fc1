/** A second look for pairs of characters that the index does not have: one of the two may have been typed wrong. */
import { skipGram } from '../index/skip-grams.ts';
import type { Found } from './find-terms.ts';
import { BORDER, type Plan, type Unit, WANTING } from './plan.ts';
import type { Looked } from './score.ts';

/** Weights beside a pair that is found: around a wrong character, and for a character alone. */
const AROUND = 0.9;
const ALONE = 0.2;
/** Units added at most. */
const MOST_ADDED = 4;
/** Units looked up at most, first and second look together: a long query is known by what is right in it. */
const MOST_LOOKED = 7;
/** Small words: a pair across the border of words that holds one is missing because nobody wrote the two side by side. */
const SMALL = /[和与及或在为把被从到对将要会能就还也都又才再让给用去来怎]/;

/** Units to look up besides, for pairs that nothing has: what stands around a wrong character before characters alone. */
export function repairUnits({ signs }: Plan, looked: Looked[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const { unit, found } of looked) {
    if (unit.kind !== 'gram' || !isUnknown(found) || isNoSlip(unit)) continue;
    const at = signs.findIndex(({ start }) => start === unit.start);
    for (const [index, wrong] of [signs[at], signs[at + 1]].entries()) {
      const [before, after] = [signs[at + index - 1], signs[at + index + 1]];
      if (!wrong) continue;
      if (before?.end === wrong.start && after?.start === wrong.end) {
        const term = skipGram(before.term, after.term);
        units.set(term, { ...unit, kind: 'skip', term, weight: unit.weight * AROUND });
      }
      units.set(wrong.term, { ...unit, kind: 'char', term: wrong.term, weight: unit.weight * ALONE });
    }
  }
  const isAlone = ({ kind }: Unit) => Number(kind === 'char');
  const added = [...units.values()].sort((a, b) => isAlone(a) - isAlone(b));
  return added.slice(0, Math.min(MOST_ADDED, Math.max(1, MOST_LOOKED - looked.length)));
}

/** Missing for another reason than a wrong character: it asks, or joins two words that are right. */
function isNoSlip({ term, weight, isAsking }: Unit): boolean {
  return isAsking || weight <= WANTING || (weight <= BORDER && SMALL.test(term));
}

/** Nothing has it, or one place in a text has it by chance. */
function isUnknown(found: Found[]): boolean {
  return found.every(({ postings }) => postings.count <= 1 && postings.entries.every((entry) => entry % 256 < 16));
}

/** What was found at first and at the second look; unknown pairs give way to what was found around them. */
export function withRepairs(looked: Looked[], repairs: Looked[]): Looked[] {
  const useful = repairs.filter(({ found }) => found.length > 0);
  if (!useful.some(({ unit }) => unit.kind === 'skip')) return [...looked, ...useful];
  return [...looked.filter(({ unit, found }) => unit.kind !== 'gram' || !isUnknown(found)), ...useful];
}
