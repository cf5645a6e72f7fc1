/** Directed graphs: a topological order by Kahn, strong components by Tarjan. */
import { choose } from '../model/story.ts';
import { arcsOf, type EdgeMark, type Graph, type GraphScene, type NodeMark, nameOf, type Run } from './types.ts';
import { words } from './words/lab.ts';

export function topological(graph: Graph): Run {
  const arcs = arcsOf({ ...graph, isDirected: true });
  const degree = graph.nodes.map((_, node) => graph.edges.filter(({ to }) => to === node).length);
  const queue = degree.flatMap((count, node) => (count === 0 ? [node] : []));
  const order: number[] = [];
  const scenes: GraphScene[] = [];
  const shot = (current: number | undefined, part: Pick<GraphScene, 'says' | 'branch'>) =>
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark =>
          node === current ? 'current' : order.includes(node) ? 'done' : queue.includes(node) ? 'open' : 'idle',
      ),
      edges: graph.edges.map(
        ({ from }): EdgeMark => (from === current ? 'looked' : order.includes(from) ? 'dropped' : 'idle'),
      ),
      table: [
        { head: words.indegree, cells: degree.map(String) },
        {
          head: words.order,
          cells: graph.nodes.map((_, node) => (order.includes(node) ? String(order.indexOf(node) + 1) : '')),
        },
      ],
      result: [[...order]],
      ...part,
    });
  shot(undefined, { says: words.firstQueued(queue.map(nameOf).join(words.comma) || words.none) });
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    order.push(node);
    const freed: number[] = [];
    for (const { to } of arcs[node] ?? []) {
      degree[to] = (degree[to] ?? 0) - 1;
      if (degree[to] === 0) freed.push(to);
    }
    const waiting = graph.nodes
      .map((_, other) => other)
      .filter((other) => !order.includes(other))
      .map(nameOf);
    queue.push(...freed);
    shot(node, {
      says: words.dequeued(
        nameOf(node),
        arcs[node]?.length ?? 0,
        freed.length ? words.freed(freed.map(nameOf).join(words.comma)) : '',
      ),
      branch: waiting.length ? { question: words.whoIsNext, ...choose(nameOf(node), waiting.slice(0, 3)) } : undefined,
    });
  }
  const isOrder = order.length === graph.nodes.length;
  shot(undefined, {
    says: isOrder ? words.ordered(order.map(nameOf).join(' ')) : words.hasCycle(graph.nodes.length - order.length),
  });
  return scenes;
}

export function tarjan(graph: Graph): Run {
  const arcs = arcsOf({ ...graph, isDirected: true });
  const [seen, low]: [number[], number[]] = [[], []];
  const [stack, components]: [number[], number[][]] = [[], []];
  const scenes: GraphScene[] = [];
  let count = 0;
  const shot = (current: number, looked: number | undefined, part: Pick<GraphScene, 'says' | 'branch'>) =>
    scenes.push({
      nodes: graph.nodes.map(
        (_, node): NodeMark =>
          node === current ? 'current' : stack.includes(node) ? 'open' : seen[node] ? 'done' : 'idle',
      ),
      edges: graph.edges.map(
        ({ from, to }, edge): EdgeMark =>
          edge === looked
            ? 'looked'
            : components.some((part) => part.includes(from) && part.includes(to))
              ? 'chosen'
              : 'idle',
      ),
      table: [
        { head: 'dfn', cells: graph.nodes.map((_, node) => String(seen[node] ?? '')) },
        { head: 'low', cells: graph.nodes.map((_, node) => String(low[node] ?? '')) },
        { head: words.onStack, cells: graph.nodes.map((_, node) => (stack.includes(node) ? '✓' : '')) },
        {
          head: words.component,
          cells: graph.nodes.map((_, node) => String(components.findIndex((part) => part.includes(node)) + 1 || '')),
        },
      ],
      result: components.map((part) => [...part]),
      ...part,
    });
  const lower = (node: number, value: number) => {
    low[node] = Math.min(low[node] ?? value, value);
  };
  const visit = (node: number, by: number | undefined) => {
    seen[node] = low[node] = ++count;
    stack.push(node);
    shot(node, by, { says: words.entered(nameOf(node), count) });
    for (const { to, edge } of arcs[node] ?? []) {
      if (!seen[to]) {
        visit(to, edge);
        lower(node, low[to] ?? 0);
        shot(node, edge, { says: words.returned(nameOf(to), nameOf(node), low[node]) });
        continue;
      }
      const isBack = stack.includes(to);
      if (isBack) lower(node, seen[to] ?? 0);
      shot(node, edge, {
        says: isBack ? words.stillOnStack(nameOf(to), nameOf(node), low[node]) : words.otherComponent(nameOf(to)),
        branch: {
          question: words.whatNow(nameOf(node), nameOf(to)),
          choices: [words.updateLow, words.leaveIt],
          right: isBack ? 0 : 1,
        },
      });
    }
    const isRoot = low[node] === seen[node];
    const branch = {
      question: words.allSeen(nameOf(node), seen[node], low[node]),
      choices: [words.popComponent, words.stayAndReturn],
      right: isRoot ? 0 : 1,
    };
    if (isRoot) components.push(stack.splice(stack.indexOf(node)));
    const part = components.at(-1)?.map(nameOf).join(words.comma);
    shot(node, undefined, {
      says: isRoot ? words.isComponent(nameOf(node), part) : words.stays(nameOf(node)),
      branch,
    });
  };
  for (const node of [graph.source, ...graph.nodes.keys()]) if (!seen[node]) visit(node, undefined);
  scenes.push({
    ...(scenes.at(-1) as GraphScene),
    says: words.components(components.length, components.map((part) => part.map(nameOf).join('')).join(' | ')),
    branch: undefined,
  });
  return scenes;
}
