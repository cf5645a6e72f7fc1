import type { Site } from '../../pipeline/types.ts';
import { NAME } from '../options.ts';

/** Groups of `search-synonyms.txt`; empty when there is no such file. */
export function synonymsOf({ data }: Pick<Site, 'data'>): string[][] {
  return (data[NAME] ?? []) as string[][];
}
