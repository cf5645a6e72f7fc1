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
import { words } from './words/lab.ts';

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
    { head: words.distance, cells: distance.map(numberText) },
    { head: words.cameFrom, cells: from },
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
        { head: words.settled, cells: graph.nodes.map((_, node) => (done.includes(node) ? '✓' : '')) },
      ],
      result: [[...done]],
      ...part,
    });
  const length = (node: number) => distance[node] ?? Number.POSITIVE_INFINITY;
  shot(undefined, [], { says: words.dijkstraStart(nameOf(graph.source)) });
  for (;;) {
    const open = graph.nodes
      .map((_, node) => node)
      .filter((node) => !done.includes(node) && Number.isFinite(length(node)));
    const next = open.toSorted((a, b) => length(a) - length(b) || a - b)[0];
    if (next === undefined) break;
    const rivals = open.filter((node) => length(node) > length(next)).map(nameOf);
    done.push(next);
    shot(next, [], {
      says: words.settles(nameOf(next), length(next)),
      branch: rivals.length ? { question: words.whoSettles, ...choose(nameOf(next), rivals.slice(0, 4)) } : undefined,
    });
    for (const { to, weight, edge } of arcs[next] ?? []) {
      if (done.includes(to)) continue;
      const [old, reached] = [length(to), length(next) + weight];
      const isShorter = reached < old;
      if (isShorter) [distance[to], by[to]] = [reached, edge];
      const sum = `${length(next)} + ${weight} = ${reached}`;
      shot(next, [edge], {
        says: words.relaxed(
          nameOf(next),
          nameOf(to),
          sum,
          isShorter ? words.shorter(numberText(old), reached) : words.notShorter(old),
        ),
        branch: {
          question: words.isChanged(nameOf(next), nameOf(to), sum, numberText(old)),
          choices: [words.lower, words.noChange],
          right: isShorter ? 0 : 1,
        },
      });
    }
  }
  shot(undefined, [], { says: words.sentence(endText(graph, done.length), negativeText(graph)) });
  return scenes;
}

const endText = ({ nodes }: Graph, reached: number) =>
  reached === nodes.length ? words.allSettled : words.reachedSettled(reached);

/** Whether distances are what they say, when some edge is negative. */
function negativeText(graph: Graph): string {
  if (graph.edges.every(({ weight }) => weight >= 0)) return '';
  return words.hasNegative;
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
  shot(undefined, [], { says: words.bellmanStart(nameOf(graph.source)) });
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
        says: words.roundRelaxed(
          round,
          nameOf(from),
          nameOf(to),
          length(from),
          bracketed(weight),
          reached,
          numberText(old),
        ),
      });
    }
    const isEnd = changes === 0;
    const isCycle = !isEnd && round === graph.nodes.length;
    const branch = {
      question: words.roundOver(round, changes),
      choices: [words.canStop, words.anotherRound, words.negativeCycle],
      right: isEnd ? 0 : isCycle ? 2 : 1,
    };
    const outcome = isEnd ? words.noneChanged : isCycle ? words.stillLower(round) : words.againAfter(changes);
    shot(undefined, [], { says: words.roundSays(round, outcome), branch }, [[], isCycle ? [1] : []]);
    if (isEnd) break;
  }
  return scenes;
}

const bracketed = (weight: number) => (weight < 0 ? `(${weight})` : String(weight));
