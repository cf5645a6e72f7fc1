import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { type GraphAction, graphModel, scenesOf } from './model.ts';
import { tarjan, topological } from './orders.ts';
import { PRESET_NAMES } from './presets.ts';
import { bellmanFord, dijkstra } from './shortest.ts';
import { kruskal, prim } from './spanning.ts';
import { ALGORITHMS, type Edge, type Graph, type Run } from './types.ts';

const graphs = (
  weights: { min: number; max: number },
  isDirected: fc.Arbitrary<boolean> = fc.boolean(),
): fc.Arbitrary<Graph> =>
  fc.integer({ min: 2, max: 7 }).chain((count) =>
    fc.record({
      nodes: fc.constant(Array.from({ length: count }, (_, x) => ({ x, y: 1 }))),
      edges: fc
        .uniqueArray(fc.record<Edge>({ from: fc.nat(count - 1), to: fc.nat(count - 1), weight: fc.integer(weights) }), {
          maxLength: 14,
          selector: ({ from, to }) => from * 10 + to,
        })
        .map((edges) => edges.filter(({ from, to }) => from !== to)),
      isDirected,
      source: fc.nat(count - 1),
    }),
  );

/** Floyd and Warshall's table; a negative diagonal tells of a negative cycle. */
function allDistances({ nodes, edges, isDirected }: Graph): number[][] {
  const far = nodes.map((_, i) => nodes.map((__, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)));
  const put = (from: number, to: number, weight: number) => {
    const row = far[from];
    if (row) row[to] = Math.min(row[to] ?? weight, weight);
  };
  for (const { from, to, weight } of edges) {
    put(from, to, weight);
    if (!isDirected) put(to, from, weight);
  }
  for (const k of nodes.keys())
    for (const i of nodes.keys()) for (const j of nodes.keys()) put(i, j, (far[i]?.[k] ?? 0) + (far[k]?.[j] ?? 0));
  return far;
}

const distancesIn = (run: Run) => run.at(-1)?.table[0]?.cells;
const distancesOf = (graph: Graph) =>
  allDistances(graph)[graph.source]?.map((far) => (Number.isFinite(far) ? String(far) : '∞'));

describe('shortest ways are those of Floyd and Warshall', () => {
  it('Dijkstra, without negative edges', () => {
    fc.assert(
      fc.property(graphs({ min: 0, max: 20 }), (graph) => {
        expect(distancesIn(dijkstra(graph))).toEqual(distancesOf(graph));
      }),
    );
  });
  it('Bellman-Ford, which also finds the negative cycles in reach', () => {
    fc.assert(
      fc.property(graphs({ min: -5, max: 20 }), (graph) => {
        const run = bellmanFord(graph);
        const far = allDistances(graph);
        const isCycle = graph.nodes.some(
          (_, node) => Number.isFinite(far[graph.source]?.[node]) && (far[node]?.[node] ?? 0) < 0,
        );
        expect(run.at(-1)?.result[1]).toEqual(isCycle ? [1] : []);
        if (!isCycle) expect(distancesIn(run)).toEqual(distancesOf(graph));
      }),
    );
  });
});

/** Which nodes hang together by some edges, ignoring directions. */
function groups({ nodes }: Graph, edges: readonly Edge[]): number[] {
  let labels = nodes.map((_, node) => node);
  for (const { from, to } of edges)
    labels = labels.map((label) => (label === labels[to] ? (labels[from] ?? 0) : label));
  return labels;
}

/** The least weight of all sets of edges that keep together what the graph keeps together. */
function leastForest(graph: Graph): number {
  const whole = groups(graph, graph.edges).join();
  const count = graph.nodes.length - new Set(groups(graph, graph.edges)).size;
  const sets = (start: number, chosen: readonly Edge[]): number => {
    if (chosen.length === count) {
      const parts = (labels: readonly number[]) => labels.map((label) => labels.indexOf(label)).join();
      const isSpanning = parts(groups(graph, chosen)) === parts(whole.split(',').map(Number));
      return isSpanning ? chosen.reduce((sum, { weight }) => sum + weight, 0) : Number.POSITIVE_INFINITY;
    }
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...graph.edges.slice(start).map((edge, i) => sets(start + i + 1, [...chosen, edge])),
    );
  };
  return sets(0, []);
}

describe('spanning trees are the lightest of all', () => {
  const small = graphs({ min: -3, max: 9 }, fc.constant(false)).map((graph) => ({
    ...graph,
    edges: graph.edges.slice(0, 9),
  }));
  const weightOf = (graph: Graph, run: Run) =>
    run.at(-1)?.result[0]?.reduce((sum, edge) => sum + (graph.edges[edge]?.weight ?? 0), 0);
  it('Kruskal', () => {
    fc.assert(
      fc.property(small, (graph) => {
        expect(weightOf(graph, kruskal(graph))).toBe(leastForest(graph));
      }),
    );
  });
  it('Prim, in the part of the graph that its source is in', () => {
    fc.assert(
      fc.property(small, (graph) => {
        const labels = groups(graph, graph.edges);
        const part = {
          ...graph,
          edges: graph.edges.map((edge) => ({ ...edge })).filter(({ from }) => labels[from] === labels[graph.source]),
        };
        expect(weightOf(graph, prim(graph))).toBe(leastForest(part));
      }),
    );
  });
});

describe('orders and components are those of the definition', () => {
  const directed = graphs({ min: 1, max: 9 }, fc.constant(true));
  it('a topological order puts every edge forwards, and is whole just when there is no cycle', () => {
    fc.assert(
      fc.property(directed, (graph) => {
        const order = topological(graph).at(-1)?.result[0] ?? [];
        const far = allDistances({ ...graph, edges: graph.edges.map((edge) => ({ ...edge, weight: -1 })) });
        const isCyclic = graph.nodes.some((_, node) => (far[node]?.[node] ?? 0) < 0);
        expect(order.length === graph.nodes.length).toBe(!isCyclic);
        for (const { from, to } of graph.edges)
          if (order.includes(to)) expect(order.indexOf(from)).toBeLessThan(order.indexOf(to));
      }),
    );
  });
  it('two nodes are in one component just when each reaches the other', () => {
    fc.assert(
      fc.property(directed, (graph) => {
        const parts = tarjan(graph).at(-1)?.result ?? [];
        const far = allDistances(graph);
        const labels = graph.nodes.map((_, node) => parts.findIndex((part) => part.includes(node)));
        expect(parts.flat().toSorted()).toEqual([...graph.nodes.keys()]);
        for (const a of graph.nodes.keys())
          for (const b of graph.nodes.keys())
            expect(labels[a] === labels[b]).toBe(Number.isFinite(far[a]?.[b]) && Number.isFinite(far[b]?.[a]));
      }),
    );
  });
});

const index = fc.integer({ min: -2, max: 17 });
const action: fc.Arbitrary<GraphAction> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -3, max: 100 }) }),
  fc.record({ kind: fc.constant('graph' as const), graph: fc.constantFrom(...PRESET_NAMES) }),
  fc.record({ kind: fc.constant('run' as const), algorithm: fc.constantFrom(...ALGORITHMS) }),
  fc.record({ kind: fc.constantFrom('source' as const, 'remove' as const), node: index }),
  fc.record({
    kind: fc.constant('move' as const),
    node: index,
    x: fc.double({ min: -50, max: 50, noNaN: true }),
    y: fc.double({ min: -50, max: 50, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('add' as const),
    x: fc.integer({ min: -5, max: 40 }),
    y: fc.integer({ min: -5, max: 40 }),
  }),
  fc.record({ kind: fc.constant('connect' as const), from: index, to: index }),
  fc.record({ kind: fc.constant('weigh' as const), edge: index, weight: fc.integer({ min: -30, max: 30 }) }),
  fc.record({ kind: fc.constant('cut' as const), edge: index }),
  fc.record({ kind: fc.constant('direct' as const), isOn: fc.boolean() }),
);

it.each(ALGORITHMS)('%s holds what every model holds', (algorithm) => {
  checkModel(graphModel, { options: [{ graph: 'roads', algorithm }], action: () => action, most: 12 });
});

it.each(PRESET_NAMES)('the graph %s runs to its end', (graph) => {
  expect(scenesOf(graphModel.start({ graph, algorithm: 'usual' })).length).toBeGreaterThan(6);
});

it('asks whether an edge is taken, and tells why', () => {
  const start = graphModel.start({ graph: 'network', algorithm: 'usual' });
  expect(graphModel.guess?.(start)).toEqual({
    question: '轮到 B–E（2），收下还是丢弃？',
    choices: ['收下', '丢弃'],
    right: 0,
    because: 'B–E（2） 连起两个集合，收下。',
  });
});
