/** Names of algorithms, grounds and estimates. */
import type { Algorithm, Heuristic } from './types.ts';

export const ALGORITHM_TITLES: Record<Algorithm, string> = {
  bfs: 'BFS',
  'zero-one': '0-1 BFS',
  dijkstra: 'Dijkstra',
  astar: 'A*',
};

/** By the ground's sign. */
export const TERRAIN_TITLES: Record<string, string> = {
  '1': '平地（1）',
  wall: '墙',
  '0': '免费（0）',
  '3': '沙地（3）',
  '9': '沼泽（9）',
};

export const HEURISTIC_TITLES: Record<Heuristic, string> = {
  manhattan: '曼哈顿',
  octile: '八方向',
  chebyshev: '切比雪夫',
  zero: '0（退化为 Dijkstra）',
};
