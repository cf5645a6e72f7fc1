/** What a section has of a query: one part a section, to which each unit adds what it found there. */
import { byteOf, pageOf, sectionKey, sectionOf } from '../format/entry.ts';
import type { Found } from './find-terms.ts';

export interface Part {
  page: number;
  section: number;
  body: number;
  heading: number;
  cover: number;
  /** Share of the query that is anywhere in the section. */
  share: number;
  /** Units found in the heading, one bit each. */
  mask: number;
  /** The last unit and the entry it gave, so that a better term of the same unit can take its place. */
  unit: number;
  value: number;
  byte: number;
  given: number;
  covered: number;
  covers: number;
}

/** What a piece of a word covers of a heading besides the word. */
const PART_COVERS = 0.5;
/** Least share of a word that a text covers: one mention in a long section is not what the section is about. */
const MENTION = 0.6;
/** Weight in a text, of 15, from which on it covers the word in whole. */
const WHOLE_WEIGHT = 6;

interface Adding {
  found: Found[];
  /** Least byte of an entry that counts. */
  least: number;
  /** The unit's share of the query, 0–1. */
  share: number;
  unit: number;
  /** A piece of a word that is looked up too: it covers no more of a heading. */
  isPart: boolean;
}

/** Adds what one unit found; a section that several of its terms stand in takes the one that answers best. */
export function addUnit(parts: Map<number, Part>, { found, least, share, unit, isPart }: Adding): void {
  for (const { postings, factor, how } of found) {
    // A word that is still being typed is there in whole; one that was typed wrong may be another.
    const given = {
      unit,
      factor,
      covers: isPart ? PART_COVERS * factor : factor,
      share: share * factor,
      covered: how === 'prefix' ? share : share * factor,
    };
    for (const entry of postings.entries) {
      const byte = byteOf(entry);
      if (byte >= least) addEntry(partAt(parts, sectionKey(entry)), byte, given);
    }
  }
}

/** What a term gives to the section it stands in. */
interface Given {
  unit: number;
  factor: number;
  /** What its share of a heading counts, 0–1. */
  covers: number;
  /** Share of the query that the term stands for, 0–1: as it scores, and as it covers. */
  share: number;
  covered: number;
}

function addEntry(part: Part, byte: number, { unit, factor, covers, share, covered }: Given): void {
  const value = factor * byte;
  if (part.unit === unit) {
    if (value <= part.value) return;
    take(part, -1);
  }
  part.unit = unit;
  part.value = value;
  part.byte = byte;
  part.given = share;
  part.covered = covered;
  part.covers = covers;
  if (byte > 15) part.mask |= 1 << unit;
  take(part, 1);
}

/** Adds the last unit's entry, or takes it away again. */
function take(part: Part, sign: 1 | -1): void {
  const { byte, given, covered, covers } = part;
  part.share += sign * covered * (byte < 16 ? coverOf(byte) : 1);
  part.body += (sign * given * (byte & 15)) / 15;
  if (byte < 16) return;
  part.heading += sign * given;
  part.cover += (sign * covers * (byte >> 4)) / 15;
}

/** How much of its word an entry that is in no heading covers, 0–1. */
function coverOf(weight: number): number {
  return MENTION + (1 - MENTION) * Math.min(1, weight / WHOLE_WEIGHT);
}

function partAt(parts: Map<number, Part>, key: number): Part {
  const known = parts.get(key);
  if (known) return known;
  const place = { page: pageOf(key), section: sectionOf(key) };
  const part = {
    ...place,
    body: 0,
    heading: 0,
    cover: 0,
    share: 0,
    mask: 0,
    unit: -1,
    value: 0,
    byte: 0,
    given: 0,
    covered: 0,
    covers: 0,
  };
  parts.set(key, part);
  return part;
}
