/** All programs by name. */
import { dedup, partition, remove, twoSum } from './pointers.ts';
import { difference, lowerBound, prefix, sumCount } from './ranges.ts';
import { linearSieve, sieve } from './sieves.ts';
import type { Program, ProgramName } from './types.ts';
import { distinctWindow, sumWindow, windowMaximum } from './windows.ts';

export const PROGRAMS: Record<ProgramName, Program> = {
  dedup,
  remove,
  partition,
  'two-sum': twoSum,
  'distinct-window': distinctWindow,
  'sum-window': sumWindow,
  'window-maximum': windowMaximum,
  'lower-bound': lowerBound,
  prefix,
  difference,
  'sum-count': sumCount,
  sieve,
  'linear-sieve': linearSieve,
};
