/** What is seen of a turn at one phase. */
import type { Scene } from '../model/story.ts';
import type { Fallen } from './fall.ts';
import type { Group, Swap } from './match.ts';

export type Phase = 'idle' | 'swap' | 'back' | 'match' | 'clear' | 'fall' | 'refill' | 'rest' | 'shuffle';

/** What one phase of a turn shows. */
export interface Moment {
  phase: Phase;
  size: number;
  cells: readonly number[];
  /** Round of the chain, from 1; 0 before the first. */
  chain: number;
  score: number;
  /** Points of this very phase. */
  gained: number;
  /** The two cells of the swap. */
  swap: Swap;
  /** Of `match`: what is going to be cleared. */
  groups: readonly Group[];
  /** Of `clear`: the cells that were. */
  cleared: readonly number[];
  /** Of `fall` and `refill`: what came to another row. */
  fallen: readonly Fallen[];
  /** Of `shuffle`. */
  shuffle: { isLimit: boolean; shuffles: number | undefined } | undefined;
}

export interface GameScene extends Scene, Moment {}
