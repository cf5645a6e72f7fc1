/** What the reader has set, and what follows from it. */
import type { Found } from './search.ts';
import type { Disc, Ray } from './shapes.ts';
import type { StructureName } from './trees.ts';

export const QUERIES = ['ray', 'view'] as const;

export type QueryName = (typeof QUERIES)[number];

export interface BvhOptions {
  structure: StructureName;
  query: QueryName;
  count: number;
}

export interface BvhState extends BvhOptions {
  seed: number;
  /** Where the ray or the view begins and what it aims at, pixels of the plane. */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Looks that have been made. */
  done: number;
}

/** What is searched and found. */
export interface Scene extends Found {
  discs: Disc[];
  ray: Ray;
  length: number;
}
