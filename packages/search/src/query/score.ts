/** Postings of all units to sections and pages with scores. */
import type { Manifest } from '../format/files.ts';
import type { Found } from './find-terms.ts';
import { addUnit, type Part } from './parts.ts';
import type { Unit } from './plan.ts';

export interface LookedUp {
  unit: Unit;
  found: Found[];
}

export interface RankedSection {
  section: number;
  score: number;
  /** Share of the query that the heading has, 0–1. */
  heading: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that the title has, 0–1. */
  title: number;
  /** Largest share of the query that a section and the title have together, 0–1. */
  share: number;
  /** Matching sections, the best first. */
  sections: RankedSection[];
}

/** Weights of the parts of a score; where they come from: docs/benchmarks.md, “Search”. */
export interface Weights {
  body: number;
  heading: number;
  top: number;
  title: number;
  union: number;
  /** For what the section and the title have of the query together, cubed: all of it counts far more than most of it. */
  whole: number;
  exactTitle: number;
  exactHeading: number;
  /** Share of a heading's score that does not depend on how much of the heading is covered, 0–1. */
  floor: number;
  /** Added to a page for every e-fold of matching sections. */
  breadth: number;
  /** A section counts as a match when it has this share of what the best one has of the query, 0–1. */
  matching: number;
  /** Share of its score added to a page for every doubling of the notes that link to it: it decides between equals. */
  linked: number;
}

export const WEIGHTS: Weights = {
  body: 1.25,
  heading: 2,
  top: 2.6,
  title: 1.4,
  union: 2.4,
  whole: 2,
  exactTitle: 0.8,
  exactHeading: 0.25,
  floor: 0.35,
  breadth: 0.15,
  matching: 0.5,
  linked: 0.0075,
};

/** Pages that match, the best first. */
export function rank(
  all: LookedUp[],
  { sections, linked }: Pick<Manifest, 'sections' | 'linked'>,
  weights = WEIGHTS,
): RankedPage[] {
  const lookedUp = withoutJoined(all);
  const shares = queryShares(lookedUp, sections);
  const parts = new Map<number, Part>();
  lookedUp.forEach(({ unit, found }, number) => {
    // A question is answered where a heading asks it; in a text its words say nothing.
    const least = unit.isAsking ? 16 : 0;
    addUnit(parts, { found, least, share: shares[number] as number, unit: number, isPart: unit.kind === 'part' });
  });
  return withLinks(toPages(parts, shares, weights), linked, weights);
}

function withLinks(pages: RankedPage[], linked: string, weights: Weights): RankedPage[] {
  for (const ranked of pages) ranked.score *= 1 + weights.linked * Number(linked.charAt(ranked.page));
  return pages.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** `sharedptr` is another spelling of `shared_ptr`: where that is found, it would count the word twice. */
function withoutJoined(lookedUp: LookedUp[]): LookedUp[] {
  const found = lookedUp.filter((one) => one.found.some(({ how }) => how === 'exact'));
  const joined = new Set(found.flatMap(({ unit: { term } }) => (term.includes('_') ? term.replaceAll('_', '') : [])));
  return lookedUp.filter(({ unit }) => !joined.has(unit.term));
}

/** What a pair across the border of two words counts that nobody has written: it is no part of what is asked. */
const UNWRITTEN = 0.5;
/** Each unit's share of the query by weight and rarity; together 1. */
function queryShares(lookedUp: LookedUp[], sections: number): number[] {
  const raw = lookedUp.map(({ unit, found }) => {
    const count = Math.max(0, ...found.map(({ postings }) => postings.count));
    if (count === 0) return unit.weight * (unit.isAcross ? UNWRITTEN : 1);
    return unit.weight * rarity(count, sections);
  });
  const whole = raw.reduce((sum, value) => sum + value, 0) || 1;
  return raw.map((value) => value / whole);
}

/** Grows from 0 for what is everywhere towards 1 for what is once. */
function rarity(count: number, sections: number): number {
  return 0.15 + 0.85 * (Math.log(1 + sections / count) / Math.log(1 + sections));
}

function toPages(parts: Map<number, Part>, shares: number[], weights: Weights): RankedPage[] {
  const pages = new Map<number, Part[]>();
  for (const part of parts.values()) {
    const own = pages.get(part.page);
    if (own) own.push(part);
    else pages.set(part.page, [part]);
  }
  let most = 0;
  for (const part of parts.values()) most = Math.max(most, part.share);
  const ranked: RankedPage[] = [];
  for (const [page, own] of pages) {
    const top = own.find(({ section }) => section === 0);
    const matching = own.filter((part) => unionOf(part, top, shares) >= most * weights.matching);
    if (matching.length === 0) continue;
    const sections = matching
      .map((part) => ({
        section: part.section,
        heading: part.heading,
        score: scoreOf(part, top, { shares, w: weights }),
      }))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const score = (sections[0] as RankedSection).score + weights.breadth * Math.log(sections.length);
    const share = Math.max(...matching.map((part) => unionOf(part, top, shares)));
    ranked.push({ page, score, title: top?.heading ?? 0, share, sections });
  }
  return ranked;
}

/** Share of the query that the section or the page's title has. */
function unionOf(part: Part, top: Part | undefined, shares: number[]): number {
  if (!top || part === top) return part.share;
  return Math.min(1, Math.max(part.share, part.heading + top.heading - overlap(part.mask & top.mask, shares)));
}

function overlap(mask: number, shares: number[]): number {
  let sum = 0;
  for (let unit = 0; mask >> unit !== 0; unit++) if ((mask >> unit) & 1) sum += shares[unit] as number;
  return sum;
}

function scoreOf(part: Part, top: Part | undefined, { shares, w }: { shares: number[]; w: Weights }): number {
  const isTop = part === top;
  const covered = (cover: number) => w.floor + (1 - w.floor) * Math.min(1, cover);
  const title = top ? top.heading : 0;
  const inHeadings = Math.min(1, isTop ? title : part.heading + title - overlap(part.mask & (top?.mask ?? 0), shares));
  const exact = (found: Part | undefined) => found !== undefined && found.heading > 0.95 && found.cover > 0.9;
  return (
    w.body * part.body +
    (isTop ? w.top : w.heading) * part.heading * covered(part.cover) +
    w.title * title * covered(top?.cover ?? 0) +
    w.union * inHeadings ** 2 +
    w.whole * unionOf(part, top, shares) ** 3 +
    (exact(top) ? w.exactTitle : 0) +
    (!isTop && exact(part) ? w.exactHeading : 0)
  );
}
