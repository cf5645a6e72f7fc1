import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const algorithm = 'Algorithm';
export const source = 'Source';
export const directed = 'Directed';
export const graph = 'Graph';
export const otherGraph = 'Another graph';
export const chooseGraph = 'Choose one …';
export const addNode = 'Add a node';
export const edgeChoice = (from: string, arrow: string, to: string, weight: number) =>
  `${from}${arrow}${to} (${weight})`;
export const cutEdge = 'Cut an edge';
export const chooseEdge = 'Choose one …';
export const mostEdges = (count: number) => `At most ${count} edges.`;
export const weightOf = (edge: string) => `Weight of edge ${edge}`;
export const picture = (title: string, nodes: number, edges: number) =>
  `${title}: ${counted(nodes, 'node')}, ${counted(edges, 'edge')}`;
export const joinWith = (node: string) => `Press another node to join it to ${node}`;
export const isSource = ', source';
export const noted = (note: string) => `, ${note}`;
export const nodeLabel = (name: string, source: string, note: string) => `Node ${name}${source}${note}`;
export const algorithms = {
  dijkstra: 'Dijkstra: shortest paths',
  'bellman-ford': 'Bellman-Ford: shortest paths',
  prim: 'Prim: minimum spanning tree',
  kruskal: 'Kruskal: minimum spanning tree',
  topological: 'Kahn: topological order',
  tarjan: 'Tarjan: strongly connected components',
};
export const questions = {
  dijkstra: 'Make an edge negative: which settled node could in fact be nearer? Why is it not looked at again?',
  'bellman-ford': 'Change an edge so that there is a negative cycle: in which round does it show?',
  prim: 'Choose another source: are the edges taken the same? And their order?',
  kruskal: 'Change the weight of an edge: when does it turn from “take” to “drop”?',
  topological: 'Add an edge that leads back: where does it get stuck? What do the nodes that remain have in common?',
  tarjan: 'Cut an edge: which strongly connected component falls apart? Add one: which ones become one?',
};
export const begin = (title: string, nodes: number, edges: number) =>
  `${title}, ${counted(nodes, 'node')} and ${counted(edges, 'edge')}: `;
export const arrowKeys = 'Arrow keys';
export const moveNode = 'Move the chosen node';
export const enter = 'Enter';
export const joinNodes = 'Press it on one node and then on another to join them';
export const changeWeight = 'Change the weight of the chosen edge';
export const removeIt = 'Remove the chosen node or edge';
export const makeSource = 'Make the chosen node the source';
export const indegree = 'in-degree';
export const order = 'order';
export const comma = ', ';
export const none = 'none at all';
export const firstQueued = (nodes: string) => `Nodes of in-degree 0 enter the queue first: ${nodes}.`;
export const freed = (nodes: string) => `; now ${nodes} has in-degree 0 and enters the queue`;
export const dequeued = (node: string, edges: number, freed: string) =>
  `${node} leaves the queue, and its ${counted(edges, 'outgoing edge')} with it${freed}.`;
export const whoIsNext = 'Who is first in the queue, and so next in the order?';
export const ordered = (nodes: string) => `The order is done: ${nodes}.`;
export const hasCycle = (left: number) =>
  `The queue is empty and ${counted(left, 'node')} remain: the graph has a cycle, so there is no topological order.`;
export const onStack = 'on stack';
export const component = 'component';
export const entered = (node: string, count: number) => `Enter ${node}: dfn = low = ${count}, push it.`;
export const returned = (from: string, node: string, low: number | undefined) =>
  `Back from ${from} at ${node}: low takes the smaller value, ${low}.`;
export const stillOnStack = (to: string, node: string, low: number | undefined) =>
  `${to} is still on the stack: low[${node}] takes the smaller of itself and dfn[${to}], ${low}.`;
export const otherComponent = (to: string) => `${to} belongs to another component already and is left alone.`;
export const whatNow = (node: string, to: string) => `An edge of ${node} leads to ${to}, which was visited. What now?`;
export const updateLow = 'Update low with its dfn';
export const leaveIt = 'Leave it alone';
export const allSeen = (node: string, dfn: number | undefined, low: number | undefined) =>
  `All edges of ${node} have been seen, dfn = ${dfn}, low = ${low}. What next?`;
export const popComponent = 'Pop the stack: a component is found';
export const stayAndReturn = 'Stay on the stack and return';
export const isComponent = (node: string, part: string | undefined) =>
  `low of ${node} equals dfn, so the stack is popped down to it: ${part} is a strongly connected component.`;
export const stays = (node: string) =>
  `low of ${node} is less than dfn: it can reach an earlier node, and stays on the stack.`;
export const components = (count: number, parts: string) =>
  `${counted(count, 'strongly connected component')}: ${parts}.`;
export const graphs = {
  roads: 'Roads',
  debts: 'With negative edges',
  network: 'Laying cables',
  courses: 'Courses and what they need',
  cycles: 'Strongly connected',
};
export const distance = 'distance';
export const cameFrom = 'from';
export const settled = 'settled';
export const dijkstraStart = (source: string) => `The source ${source} has distance 0, all others ∞.`;
export const settles = (node: string, distance: number) =>
  `Of the unsettled nodes ${node} is nearest: its distance ${distance} is settled.`;
export const whoSettles = 'Which node is settled next?';
export const shorter = (old: string, reached: number) => `less than ${old}, so it becomes ${reached}`;
export const notShorter = (old: number) => `not less than ${old}, no change`;
export const relaxed = (from: string, to: string, sum: string, outcome: string) =>
  `Relax ${from} → ${to}: ${sum}, ${outcome}.`;
export const isChanged = (via: string, to: string, sum: string, old: string) =>
  `By way of ${via} to ${to} it is ${sum}; so far it was ${old}. Does it change?`;
export const lower = 'Lower it';
export const noChange = 'No change';
export const sentence = (end: string, negative: string) => `${end}${negative}.`;
export const allSettled = 'All nodes are settled';
export const reachedSettled = (count: number) =>
  `The ${counted(count, 'node')} within reach are settled, the others cannot be reached`;
export const hasNegative =
  '; there are negative edges, so settled nodes may have shorter paths: compare with Bellman-Ford';
export const bellmanStart = (source: string) =>
  `The source ${source} has distance 0, all others ∞; each round relaxes every edge once.`;
export const roundRelaxed = (
  round: number,
  from: string,
  to: string,
  distance: number,
  weight: string,
  reached: number,
  old: string,
) => `Round ${round}, ${from} → ${to}: ${distance} + ${weight} = ${reached}, less than ${old}, so it is lowered.`;
export const roundOver = (round: number, changes: number) =>
  `Round ${round} is over with ${counted(changes, 'change')}. What next?`;
export const canStop = 'No change, so it can stop';
export const anotherRound = 'Another round';
export const negativeCycle = 'There is a negative cycle';
export const noneChanged = 'nothing changed, all shortest paths are found';
export const stillLower = (round: number) =>
  `a shortest path in n nodes has at most n − 1 edges, and yet round ${round} still lowered some: there is a negative cycle, so there are no shortest paths`;
export const againAfter = (changes: number) => `${counted(changes, 'change')}, another round follows`;
export const roundSays = (round: number, outcome: string) => `Round ${round}: ${outcome}.`;
export const edge = (from: string, to: string, weight: number) => `${from}–${to} (${weight})`;
export const treeSum = (edges: number, weight: number) => `${counted(edges, 'edge')} of total weight ${weight}`;
export const treeDone = (sum: string) => `The spanning tree is complete: ${sum}.`;
export const notConnected = (sum: string) => `The graph is not connected; all there is: ${sum}.`;
export const inTree = 'in tree';
export const shortestEdge = 'lightest edge';
export const primStart = (source: string, crossing: number) =>
  `Only ${source} is in the tree; ${counted(crossing, 'edge')} lead out of it.`;
export const takesLightest = (edge: string, node: string) =>
  `Of the edges that lead out ${edge} is lightest: take it, and ${node} joins the tree.`;
export const whichEdge = 'Which edge is taken next?';
export const itsSet = 'its set';
export const kruskalStart = (edges: number) =>
  `${counted(edges, 'edge')} sorted by weight; every node is a set of its own.`;
export const drops = (edge: string) =>
  `Both ends of ${edge} are in the same set; taking it would close a cycle, so drop it.`;
export const takes = (edge: string) => `${edge} joins two sets: take it.`;
export const takeOrDrop = (edge: string) => `Now ${edge}: take it or drop it?`;
export const take = 'Take it';
export const drop = 'Drop it';
