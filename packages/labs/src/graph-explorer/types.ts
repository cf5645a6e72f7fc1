/** A small weighted graph, and what an algorithm over it shows after each step. */
import type { Scene } from '../model/story.ts';

export const ALGORITHMS = ['dijkstra', 'bellman-ford', 'prim', 'kruskal', 'topological', 'tarjan'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** A node's place, in steps of ten units of the drawing. */
export interface Place {
  x: number;
  y: number;
}

export interface Edge {
  from: number;
  to: number;
  weight: number;
}

export interface Graph {
  nodes: readonly Place[];
  edges: readonly Edge[];
  isDirected: boolean;
  source: number;
}

export type NodeMark = 'idle' | 'open' | 'done' | 'current';
export type EdgeMark = 'idle' | 'looked' | 'chosen' | 'dropped';

/** What is known of each node: a head and a cell a node. */
export interface Column {
  head: string;
  cells: readonly string[];
}

export interface GraphScene extends Scene {
  nodes: readonly NodeMark[];
  edges: readonly EdgeMark[];
  table: readonly Column[];
  /** Nodes in the order in which they came, groups of nodes, or edges taken. */
  result: readonly (readonly number[])[];
}

export type Run = readonly GraphScene[];

/** Nodes are called A, B, C … */
export const nameOf = (node: number) => String.fromCharCode(65 + node);
export const numberText = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? '∞' : String(value);

/** An arc as it leads away from a node. */
export interface Arc {
  to: number;
  weight: number;
  edge: number;
}

/** Arcs out of each node, in the order of the edges. */
export function arcsOf({ nodes, edges, isDirected }: Graph): Arc[][] {
  const arcs: Arc[][] = nodes.map(() => []);
  for (const [edge, { from, to, weight }] of edges.entries()) {
    arcs[from]?.push({ to, weight, edge });
    if (!isDirected) arcs[to]?.push({ to: from, weight, edge });
  }
  return arcs;
}
