/** Directed graphs: a topological order by Kahn, strong components by Tarjan. */
import { choose } from '../model/story.ts';
import { arcsOf, type EdgeMark, type Graph, type GraphScene, type NodeMark, nameOf, type Run } from './types.ts';

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
        { head: '入度', cells: degree.map(String) },
        {
          head: '次序',
          cells: graph.nodes.map((_, node) => (order.includes(node) ? String(order.indexOf(node) + 1) : '')),
        },
      ],
      result: [[...order]],
      ...part,
    });
  shot(undefined, { says: `入度为 0 的先入队：${queue.map(nameOf).join('、') || '一个也没有'}。` });
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
      says: `${nameOf(node)} 出队，去掉它的 ${arcs[node]?.length ?? 0} 条出边${freed.length ? `，${freed.map(nameOf).join('、')} 入度变成 0，入队` : ''}。`,
      branch: waiting.length
        ? { question: '队首是谁，下一个排哪个点？', ...choose(nameOf(node), waiting.slice(0, 3)) }
        : undefined,
    });
  }
  const isOrder = order.length === graph.nodes.length;
  shot(undefined, {
    says: isOrder
      ? `排好了：${order.map(nameOf).join(' ')}。`
      : `队列空了还剩 ${graph.nodes.length - order.length} 个点：图里有环，没有拓扑序。`,
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
        { head: '在栈', cells: graph.nodes.map((_, node) => (stack.includes(node) ? '✓' : '')) },
        {
          head: '分量',
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
    shot(node, by, { says: `进入 ${nameOf(node)}，dfn = low = ${count}，入栈。` });
    for (const { to, edge } of arcs[node] ?? []) {
      if (!seen[to]) {
        visit(to, edge);
        lower(node, low[to] ?? 0);
        shot(node, edge, { says: `从 ${nameOf(to)} 回到 ${nameOf(node)}，low 取小，是 ${low[node]}。` });
        continue;
      }
      const isBack = stack.includes(to);
      if (isBack) lower(node, seen[to] ?? 0);
      shot(node, edge, {
        says: isBack
          ? `${nameOf(to)} 还在栈里，low[${nameOf(node)}] 取 dfn[${nameOf(to)}] 比小，是 ${low[node]}。`
          : `${nameOf(to)} 已归入别的分量，不理它。`,
        branch: {
          question: `${nameOf(node)} 的边指向到过的 ${nameOf(to)}，怎么办？`,
          choices: ['用它的 dfn 更新 low', '不理它'],
          right: isBack ? 0 : 1,
        },
      });
    }
    const isRoot = low[node] === seen[node];
    const branch = {
      question: `${nameOf(node)} 的边都看过了，dfn = ${seen[node]}，low = ${low[node]}，接下来呢？`,
      choices: ['弹栈，得到一个分量', '留在栈里，返回'],
      right: isRoot ? 0 : 1,
    };
    if (isRoot) components.push(stack.splice(stack.indexOf(node)));
    const part = components.at(-1)?.map(nameOf).join('、');
    shot(node, undefined, {
      says: isRoot
        ? `${nameOf(node)} 的 low 等于 dfn，弹到它为止：${part} 是一个强连通分量。`
        : `${nameOf(node)} 的 low 小于 dfn，能回到更早的点，留在栈里。`,
      branch,
    });
  };
  for (const node of [graph.source, ...graph.nodes.keys()]) if (!seen[node]) visit(node, undefined);
  scenes.push({
    ...(scenes.at(-1) as GraphScene),
    says: `共 ${components.length} 个强连通分量：${components.map((part) => part.map(nameOf).join('')).join(' | ')}。`,
    branch: undefined,
  });
  return scenes;
}
