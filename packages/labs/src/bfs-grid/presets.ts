/** Grids of the pages' cases. `#` wall, `.` 1, `0` free, `3` and `9` dear, `S` start, `G` goal. */
import type { Algorithm, Heuristic, Search, Terrain } from './types.ts';

export const PRESET_NAMES = ['maze', 'sources', 'doors', 'swamp', 'trap', 'open'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

interface Preset {
  algorithm: Algorithm;
  isDiagonal?: boolean;
  heuristic?: Heuristic;
  rows: readonly string[];
}

export const PRESETS: Record<PresetName, Preset> = {
  maze: {
    algorithm: 'bfs',
    rows: [
      'S..#........',
      '.#.#.####.#.',
      '.#...#..#.#.',
      '.#####.##.#.',
      '.......#..#.',
      '.###.#.#.##.',
      '...#.#.#....',
      '##.#.#.####.',
      '...#.#.....G',
    ],
  },
  sources: {
    algorithm: 'bfs',
    rows: [
      'S..........S',
      '..##........',
      '............',
      '......###...',
      '......#.....',
      '..#...#.....',
      '..#.........',
      '..#....##..G',
      'S...........',
    ],
  },
  doors: {
    algorithm: 'zero-one',
    rows: [
      'S..........G',
      '0##########.',
      '0..........0',
      '0.########.0',
      '0.#......#.0',
      '0.########.0',
      '0..........0',
      '0##########0',
      '000000000000',
    ],
  },
  swamp: {
    algorithm: 'dijkstra',
    rows: [
      '............',
      '....999.....',
      '...99999....',
      '...99999....',
      'S..99999...G',
      '...99999....',
      '...93339....',
      '....333.....',
      '............',
    ],
  },
  trap: {
    algorithm: 'astar',
    rows: [
      '............',
      '....#####...',
      '........#...',
      '........#...',
      'S.......#..G',
      '........#...',
      '........#...',
      '....#####...',
      '............',
    ],
  },
  open: {
    algorithm: 'astar',
    isDiagonal: true,
    heuristic: 'octile',
    rows: [
      '............',
      '.S..........',
      '............',
      '............',
      '......#.....',
      '......#.....',
      '......#.....',
      '......#...G.',
      '............',
    ],
  },
};

const SIGNS: Record<string, Terrain> = { '#': 'wall', '0': 0, '3': 3, '9': 9 };

/** The search a preset stands for. */
export function presetSearch(name: PresetName) {
  const { rows, algorithm, isDiagonal = false, heuristic = 'manhattan' } = PRESETS[name];
  const signs = [...rows.join('')];
  return {
    algorithm,
    terrain: signs.map((sign): Terrain => SIGNS[sign] ?? 1),
    starts: signs.flatMap((sign, cell) => (sign === 'S' ? [cell] : [])),
    goal: signs.indexOf('G'),
    isDiagonal,
    heuristic,
    weight: 1,
  } satisfies Search;
}
