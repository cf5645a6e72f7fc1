import type { Site } from 'study-notes/pipeline/types';
import { NAME } from '../options.ts';

/** Groups of `search-synonyms.txt`; empty when there is no such file. */
export function synonymsOf({ data }: Pick<Site, 'data'>): string[][] {
  return (data[NAME] ?? []) as string[][];
}
