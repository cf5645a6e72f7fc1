/** Graphs of the pages' cases. */
import type { Algorithm, Edge, Place } from './types.ts';

export const PRESET_NAMES = ['roads', 'debts', 'network', 'courses', 'cycles'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

export interface Preset {
  algorithm: Algorithm;
  isDirected: boolean;
  nodes: readonly Place[];
  edges: readonly Edge[];
}

const places = (...list: readonly (readonly [number, number])[]): Place[] => list.map(([x, y]) => ({ x, y }));
/** `AB4` is an edge from A to B of weight 4. */
const edges = (text: string): Edge[] =>
  text
    .split(' ')
    .map((word) => ({ from: word.charCodeAt(0) - 65, to: word.charCodeAt(1) - 65, weight: Number(word.slice(2)) }));

const HEXAGON = places([2, 10], [11, 3], [11, 17], [22, 3], [22, 17], [31, 10]);

export const PRESETS: Record<PresetName, Preset> = {
  roads: {
    algorithm: 'dijkstra',
    isDirected: false,
    nodes: HEXAGON,
    edges: edges('AB7 AC3 BC2 BD4 CE8 BE6 DE5 DF6 EF2'),
  },
  debts: {
    algorithm: 'bellman-ford',
    isDirected: true,
    nodes: HEXAGON,
    edges: edges('AB6 AC7 BD5 CB-3 BE4 CE9 ED-2 DF3 EF7'),
  },
  network: {
    algorithm: 'kruskal',
    isDirected: false,
    nodes: HEXAGON,
    edges: edges('AB4 AC3 BC5 BD6 CE7 BE2 DE8 DF5 EF6'),
  },
  courses: {
    algorithm: 'topological',
    isDirected: true,
    nodes: HEXAGON,
    edges: edges('AB1 AC1 BD1 CD1 CE1 DF1 EF1'),
  },
  cycles: {
    algorithm: 'tarjan',
    isDirected: true,
    nodes: places([2, 4], [12, 2], [7, 14], [18, 15], [23, 4], [31, 9], [28, 18]),
    edges: edges('AB1 BC1 CA1 BD1 DE1 EF1 FG1 GD1'),
  },
};
