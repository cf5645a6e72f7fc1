/** Minimum spanning trees: Prim's algorithm grows one tree, Kruskal's joins many. Directions of edges do not count. */
import { choose } from '../model/story.ts';
import { type Edge, type EdgeMark, type Graph, type GraphScene, type NodeMark, nameOf, type Run } from './types.ts';
import { words } from './words/lab.ts';

const edgeText = ({ from, to, weight }: Edge) => words.edge(nameOf(from), nameOf(to), weight);
const total = ({ edges }: Graph, chosen: readonly number[]) =>
  chosen.reduce((sum, edge) => sum + (edges[edge]?.weight ?? 0), 0);

function endText(graph: Graph, chosen: readonly number[]): string {
  const sum = words.treeSum(chosen.length, total(graph, chosen));
  return chosen.length === graph.nodes.length - 1 ? words.treeDone(sum) : words.notConnected(sum);
}

export function prim(graph: Graph): Run {
  const inside = [graph.source];
  const chosen: number[] = [];
  const scenes: GraphScene[] = [];
  const crossing = () =>
    graph.edges
      .flatMap((edge, index) => (inside.includes(edge.from) !== inside.includes(edge.to) ? [{ ...edge, index }] : []))
      .sort((a, b) => a.weight - b.weight || a.index - b.index);
  const shot = (current: number | undefined, part: Pick<GraphScene, 'says' | 'branch'>) => {
    const border = crossing();
    const nearest = (node: number) => border.find(({ from, to }) => from === node || to === node);
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark =>
          node === current ? 'current' : inside.includes(node) ? 'done' : nearest(node) ? 'open' : 'idle',
      ),
      edges: graph.edges.map(
        (_, edge): EdgeMark =>
          chosen.includes(edge) ? 'chosen' : border.some(({ index }) => index === edge) ? 'looked' : 'idle',
      ),
      table: [
        { head: words.inTree, cells: graph.nodes.map((_, node) => (inside.includes(node) ? '✓' : '')) },
        {
          head: words.shortestEdge,
          cells: graph.nodes.map((_, node) => (inside.includes(node) ? '' : (nearest(node)?.weight.toString() ?? '∞'))),
        },
      ],
      result: [[...chosen]],
      ...part,
    });
  };
  shot(graph.source, { says: words.primStart(nameOf(graph.source), crossing().length) });
  for (let border = crossing(); border.length > 0; border = crossing()) {
    const [best, ...others] = border;
    if (!best) break;
    const added = inside.includes(best.from) ? best.to : best.from;
    inside.push(added);
    chosen.push(best.index);
    const rivals = others.filter(({ weight }) => weight > best.weight).map(edgeText);
    shot(added, {
      says: words.takesLightest(edgeText(best), nameOf(added)),
      branch: rivals.length ? { question: words.whichEdge, ...choose(edgeText(best), rivals.slice(0, 3)) } : undefined,
    });
  }
  shot(undefined, { says: endText(graph, chosen) });
  return scenes;
}

export function kruskal(graph: Graph): Run {
  const groups = graph.nodes.map((_, node) => node);
  const [chosen, dropped]: [number[], number[]] = [[], []];
  const scenes: GraphScene[] = [];
  const order = graph.edges
    .map((edge, index) => ({ ...edge, index }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index);
  const shot = (now: number | undefined, part: Pick<GraphScene, 'says' | 'branch'>) => {
    const ends = graph.edges[now ?? -1];
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark =>
          node === ends?.from || node === ends?.to
            ? 'current'
            : groups.filter((group) => group === groups[node]).length > 1
              ? 'done'
              : 'idle',
      ),
      edges: graph.edges.map(
        (_, edge): EdgeMark =>
          chosen.includes(edge) ? 'chosen' : dropped.includes(edge) ? 'dropped' : edge === now ? 'looked' : 'idle',
      ),
      table: [{ head: words.itsSet, cells: groups.map(nameOf) }],
      result: [[...chosen]],
      ...part,
    });
  };
  shot(undefined, { says: words.kruskalStart(order.length) });
  for (const edge of order) {
    const [a, b] = [groups[edge.from] ?? 0, groups[edge.to] ?? 0];
    const isCycle = a === b;
    (isCycle ? dropped : chosen).push(edge.index);
    for (const [node, group] of groups.entries()) if (group === b) groups[node] = a;
    shot(edge.index, {
      says: isCycle ? words.drops(edgeText(edge)) : words.takes(edgeText(edge)),
      branch: { question: words.takeOrDrop(edgeText(edge)), choices: [words.take, words.drop], right: isCycle ? 1 : 0 },
    });
    if (chosen.length === graph.nodes.length - 1) break;
  }
  shot(undefined, { says: endText(graph, chosen) });
  return scenes;
}
