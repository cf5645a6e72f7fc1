/** Shortest ways from one node: Dijkstra's algorithm, and Bellman and Ford's. */
import { choose } from '../model/story.ts';
import {
  arcsOf,
  type EdgeMark,
  type Graph,
  type GraphScene,
  type NodeMark,
  nameOf,
  numberText,
  type Run,
} from './types.ts';

interface Known {
  distance: number[];
  /** Edge by which a node was reached. */
  by: (number | undefined)[];
}

const start = ({ nodes, source }: Graph): Known => ({
  distance: nodes.map((_, node) => (node === source ? 0 : Number.POSITIVE_INFINITY)),
  by: nodes.map(() => undefined),
});

function columns({ edges }: Graph, { distance, by }: Known) {
  const from = by.map((edge, node) => {
    const known = edge === undefined ? undefined : edges[edge];
    return known ? nameOf(known.to === node ? known.from : known.to) : '—';
  });
  return [
    { head: '距离', cells: distance.map(numberText) },
    { head: '来自', cells: from },
  ];
}

/** Edges by which nodes are reached are chosen; those of this step are looked at. */
function edgeMarks({ edges }: Graph, { by }: Known, looked: readonly number[]): EdgeMark[] {
  return edges.map((_, edge) => (looked.includes(edge) ? 'looked' : by.includes(edge) ? 'chosen' : 'idle'));
}

export function dijkstra(graph: Graph): Run {
  const known = start(graph);
  const { distance, by } = known;
  const arcs = arcsOf(graph);
  const done: number[] = [];
  const scenes: GraphScene[] = [];
  const shot = (current: number | undefined, looked: readonly number[], part: Pick<GraphScene, 'says' | 'branch'>) =>
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark =>
          node === current
            ? 'current'
            : done.includes(node)
              ? 'done'
              : Number.isFinite(distance[node])
                ? 'open'
                : 'idle',
      ),
      edges: edgeMarks(graph, known, looked),
      table: [
        ...columns(graph, known),
        { head: '确定', cells: graph.nodes.map((_, node) => (done.includes(node) ? '✓' : '')) },
      ],
      result: [[...done]],
      ...part,
    });
  const length = (node: number) => distance[node] ?? Number.POSITIVE_INFINITY;
  shot(undefined, [], { says: `起点 ${nameOf(graph.source)} 的距离是 0，其余都是 ∞。` });
  for (;;) {
    const open = graph.nodes
      .map((_, node) => node)
      .filter((node) => !done.includes(node) && Number.isFinite(length(node)));
    const next = open.toSorted((a, b) => length(a) - length(b) || a - b)[0];
    if (next === undefined) break;
    const rivals = open.filter((node) => length(node) > length(next)).map(nameOf);
    done.push(next);
    shot(next, [], {
      says: `未确定的点里 ${nameOf(next)} 最近，距离 ${length(next)} 就此确定。`,
      branch: rivals.length
        ? { question: '下一个确定的是哪个点？', ...choose(nameOf(next), rivals.slice(0, 4)) }
        : undefined,
    });
    for (const { to, weight, edge } of arcs[next] ?? []) {
      if (done.includes(to)) continue;
      const [old, reached] = [length(to), length(next) + weight];
      const isShorter = reached < old;
      if (isShorter) [distance[to], by[to]] = [reached, edge];
      const sum = `${length(next)} + ${weight} = ${reached}`;
      shot(next, [edge], {
        says: `松弛 ${nameOf(next)} → ${nameOf(to)}：${sum}，${isShorter ? `小于 ${numberText(old)}，改成 ${reached}` : `不小于 ${old}，不改`}。`,
        branch: {
          question: `经 ${nameOf(next)} 到 ${nameOf(to)} 是 ${sum}，原来是 ${numberText(old)}，改吗？`,
          choices: ['改小', '不改'],
          right: isShorter ? 0 : 1,
        },
      });
    }
  }
  shot(undefined, [], { says: `${endText(graph, done.length)}${negativeText(graph)}。` });
  return scenes;
}

const endText = ({ nodes }: Graph, reached: number) =>
  reached === nodes.length ? '所有点都确定了' : `到得了的 ${reached} 个点都确定了，其余到不了`;

/** Whether distances are what they say, when some edge is negative. */
function negativeText(graph: Graph): string {
  if (graph.edges.every(({ weight }) => weight >= 0)) return '';
  return '；图里有负边，确定了的点可能还有更短的路，换 Bellman-Ford 对一对';
}

export function bellmanFord(graph: Graph): Run {
  const known = start(graph);
  const { distance, by } = known;
  const scenes: GraphScene[] = [];
  const shot = (
    touched: number | undefined,
    looked: readonly number[],
    part: Pick<GraphScene, 'says' | 'branch'>,
    result: number[][] = [[]],
  ) =>
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark => (node === touched ? 'current' : Number.isFinite(distance[node]) ? 'open' : 'idle'),
      ),
      edges: edgeMarks(graph, known, looked),
      table: columns(graph, known),
      result,
      ...part,
    });
  const length = (node: number) => distance[node] ?? Number.POSITIVE_INFINITY;
  shot(undefined, [], { says: `起点 ${nameOf(graph.source)} 的距离是 0，其余都是 ∞；每轮把所有边松弛一遍。` });
  const relaxed = arcsOf(graph)
    .flatMap((arcs, from) => arcs.map((arc) => ({ from, ...arc })))
    .sort((a, b) => a.edge - b.edge);
  for (let round = 1; round <= graph.nodes.length; round++) {
    let changes = 0;
    for (const { from, to, weight, edge } of relaxed) {
      if (!Number.isFinite(length(from))) continue;
      const [old, reached] = [length(to), length(from) + weight];
      if (reached >= old) continue;
      [distance[to], by[to]] = [reached, edge];
      changes++;
      shot(to, [edge], {
        says: `第 ${round} 轮 ${nameOf(from)} → ${nameOf(to)}：${length(from)} + ${bracketed(weight)} = ${reached}，小于 ${numberText(old)}，改小。`,
      });
    }
    const isEnd = changes === 0;
    const isCycle = !isEnd && round === graph.nodes.length;
    const branch = {
      question: `第 ${round} 轮走完，改了 ${changes} 处，接下来呢？`,
      choices: ['没有改动，可以停', '再来一轮', '有负环'],
      right: isEnd ? 0 : isCycle ? 2 : 1,
    };
    const words = isEnd
      ? '一处没改，最短路都求出来了'
      : isCycle
        ? `n 个点的最短路至多 n − 1 条边，第 ${round} 轮还在变小：有负环，没有最短路`
        : `改了 ${changes} 处，再来一轮`;
    shot(undefined, [], { says: `第 ${round} 轮${words}。`, branch }, [[], isCycle ? [1] : []]);
    if (isEnd) break;
  }
  return scenes;
}

const bracketed = (weight: number) => (weight < 0 ? `(${weight})` : String(weight));
