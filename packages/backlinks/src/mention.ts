/** What is kept of a note's links: plain data, in memory for the whole site. */
import type { FeatureData } from 'study-notes/pipeline/types';

/** The feature's name. */
export const NAME = 'backlinks';

/** A link to another page of the site, in its sentence. */
export interface Mention {
  /** Decoded path without base, as the link has it. */
  path: string;
  /** Decoded id after `#`. */
  anchor?: string;
  /** Id of the heading under which the sentence stands; absent above the first. */
  section?: string;
  /** The sentence up to the link, the link's own words, and the rest. */
  before: string;
  words: string;
  after: string;
  /** It stands in the note's last block, where notes say what comes next. */
  isLast?: true;
}

/** The mentions that a note makes. */
export function mentionsOf({ facts }: { facts: FeatureData }): Mention[] {
  return (facts[NAME] ?? []) as Mention[];
}
