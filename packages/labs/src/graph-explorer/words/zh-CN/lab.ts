/** What the lab says in Simplified Chinese. */

export const algorithm = '算法';
export const source = '起点';
export const directed = '有向';
export const graph = '图';
export const otherGraph = '换图';
export const chooseGraph = '选一张…';
export const addNode = '加点';
export const edgeChoice = (from: string, arrow: string, to: string, weight: number) =>
  `${from}${arrow}${to}（${weight}）`;
export const cutEdge = '删边';
export const chooseEdge = '选一条…';
export const mostEdges = (count: number) => `至多 ${count} 条边。`;
export const weightOf = (edge: string) => `边 ${edge} 的权`;
export const picture = (title: string, nodes: number, edges: number) => `${title}：${nodes} 个点，${edges} 条边`;
export const joinWith = (node: string) => `再点一个点，与 ${node} 连边`;
export const isSource = '，起点';
export const noted = (note: string) => `，${note}`;
export const nodeLabel = (name: string, source: string, note: string) => `点 ${name}${source}${note}`;
export const algorithms = {
  dijkstra: 'Dijkstra 最短路',
  'bellman-ford': 'Bellman-Ford 最短路',
  prim: 'Prim 最小生成树',
  kruskal: 'Kruskal 最小生成树',
  topological: 'Kahn 拓扑排序',
  tarjan: 'Tarjan 强连通分量',
};
export const questions = {
  dijkstra: '把一条边改成负的：哪个已经确定的点其实还能更近？为什么它不再回头看？',
  'bellman-ford': '改一条边造出负环：第几轮才看得出来？',
  prim: '换一个起点：收下的边还是那几条吗？次序呢？',
  kruskal: '改一条边的权：它什么时候从“收下”变成“丢弃”？',
  topological: '连一条回头的边：卡在哪里？剩下的点有什么共同之处？',
  tarjan: '剪断一条边：哪个强连通分量会散开？再连一条，哪几个会合成一个？',
};
export const begin = (title: string, nodes: number, edges: number) => `${title}，${nodes} 个点 ${edges} 条边：`;
export const arrowKeys = '方向键';
export const moveNode = '移动选中的点';
export const enter = '回车';
export const joinNodes = '先后按在两个点上，连一条边';
export const changeWeight = '改选中边的权';
export const removeIt = '删掉选中的点或边';
export const makeSource = '把选中的点作起点';
export const indegree = '入度';
export const order = '次序';
export const comma = '、';
export const none = '一个也没有';
export const firstQueued = (nodes: string) => `入度为 0 的先入队：${nodes}。`;
export const freed = (nodes: string) => `，${nodes} 入度变成 0，入队`;
export const dequeued = (node: string, edges: number, freed: string) =>
  `${node} 出队，去掉它的 ${edges} 条出边${freed}。`;
export const whoIsNext = '队首是谁，下一个排哪个点？';
export const ordered = (nodes: string) => `排好了：${nodes}。`;
export const hasCycle = (left: number) => `队列空了还剩 ${left} 个点：图里有环，没有拓扑序。`;
export const onStack = '在栈';
export const component = '分量';
export const entered = (node: string, count: number) => `进入 ${node}，dfn = low = ${count}，入栈。`;
export const returned = (from: string, node: string, low: number | undefined) =>
  `从 ${from} 回到 ${node}，low 取小，是 ${low}。`;
export const stillOnStack = (to: string, node: string, low: number | undefined) =>
  `${to} 还在栈里，low[${node}] 取 dfn[${to}] 比小，是 ${low}。`;
export const otherComponent = (to: string) => `${to} 已归入别的分量，不理它。`;
export const whatNow = (node: string, to: string) => `${node} 的边指向到过的 ${to}，怎么办？`;
export const updateLow = '用它的 dfn 更新 low';
export const leaveIt = '不理它';
export const allSeen = (node: string, dfn: number | undefined, low: number | undefined) =>
  `${node} 的边都看过了，dfn = ${dfn}，low = ${low}，接下来呢？`;
export const popComponent = '弹栈，得到一个分量';
export const stayAndReturn = '留在栈里，返回';
export const isComponent = (node: string, part: string | undefined) =>
  `${node} 的 low 等于 dfn，弹到它为止：${part} 是一个强连通分量。`;
export const stays = (node: string) => `${node} 的 low 小于 dfn，能回到更早的点，留在栈里。`;
export const components = (count: number, parts: string) => `共 ${count} 个强连通分量：${parts}。`;
export const graphs = {
  roads: '道路',
  debts: '有负边',
  network: '铺线',
  courses: '先修课',
  cycles: '强连通',
};
export const distance = '距离';
export const cameFrom = '来自';
export const settled = '确定';
export const dijkstraStart = (source: string) => `起点 ${source} 的距离是 0，其余都是 ∞。`;
export const settles = (node: string, distance: number) => `未确定的点里 ${node} 最近，距离 ${distance} 就此确定。`;
export const whoSettles = '下一个确定的是哪个点？';
export const shorter = (old: string, reached: number) => `小于 ${old}，改成 ${reached}`;
export const notShorter = (old: number) => `不小于 ${old}，不改`;
export const relaxed = (from: string, to: string, sum: string, outcome: string) =>
  `松弛 ${from} → ${to}：${sum}，${outcome}。`;
export const isChanged = (via: string, to: string, sum: string, old: string) =>
  `经 ${via} 到 ${to} 是 ${sum}，原来是 ${old}，改吗？`;
export const lower = '改小';
export const noChange = '不改';
export const sentence = (end: string, negative: string) => `${end}${negative}。`;
export const allSettled = '所有点都确定了';
export const reachedSettled = (count: number) => `到得了的 ${count} 个点都确定了，其余到不了`;
export const hasNegative = '；图里有负边，确定了的点可能还有更短的路，换 Bellman-Ford 对一对';
export const bellmanStart = (source: string) => `起点 ${source} 的距离是 0，其余都是 ∞；每轮把所有边松弛一遍。`;
export const roundRelaxed = (
  round: number,
  from: string,
  to: string,
  distance: number,
  weight: string,
  reached: number,
  old: string,
) => `第 ${round} 轮 ${from} → ${to}：${distance} + ${weight} = ${reached}，小于 ${old}，改小。`;
export const roundOver = (round: number, changes: number) => `第 ${round} 轮走完，改了 ${changes} 处，接下来呢？`;
export const canStop = '没有改动，可以停';
export const anotherRound = '再来一轮';
export const negativeCycle = '有负环';
export const noneChanged = '一处没改，最短路都求出来了';
export const stillLower = (round: number) =>
  `n 个点的最短路至多 n − 1 条边，第 ${round} 轮还在变小：有负环，没有最短路`;
export const againAfter = (changes: number) => `改了 ${changes} 处，再来一轮`;
export const roundSays = (round: number, outcome: string) => `第 ${round} 轮${outcome}。`;
export const edge = (from: string, to: string, weight: number) => `${from}–${to}（${weight}）`;
export const treeSum = (edges: number, weight: number) => `${edges} 条边，总权 ${weight}`;
export const treeDone = (sum: string) => `生成树完成：${sum}。`;
export const notConnected = (sum: string) => `图不连通，只得到${sum}。`;
export const inTree = '在树里';
export const shortestEdge = '最短连边';
export const primStart = (source: string, crossing: number) => `树里先只有 ${source}，跨出去的边有 ${crossing} 条。`;
export const takesLightest = (edge: string, node: string) => `跨出去的边里 ${edge} 最轻，收下，${node} 入树。`;
export const whichEdge = '下一条收下哪条边？';
export const itsSet = '所在集合';
export const kruskalStart = (edges: number) => `${edges} 条边按权从小到大排好，每个点自成一个集合。`;
export const drops = (edge: string) => `${edge} 两端已在同一集合，收下会成环，丢弃。`;
export const takes = (edge: string) => `${edge} 连起两个集合，收下。`;
export const takeOrDrop = (edge: string) => `轮到 ${edge}，收下还是丢弃？`;
export const take = '收下';
export const drop = '丢弃';
