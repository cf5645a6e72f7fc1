/** Names of algorithms, the same in every language. */
import type { Algorithm } from './types.ts';

export const ALGORITHM_TITLES: Record<Algorithm, string> = {
  bfs: 'BFS',
  'zero-one': '0-1 BFS',
  dijkstra: 'Dijkstra',
  astar: 'A*',
};
