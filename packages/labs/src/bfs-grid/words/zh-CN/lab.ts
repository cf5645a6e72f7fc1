/** What the lab says in Simplified Chinese. */

export const search = '搜索';
export const algorithm = '算法';
export const eightDirections = '八个方向';
export const map = '地图';
export const brush = '画笔';
export const addStart = '加起点';
export const removeStart = '减起点';
export const otherMap = '换地图';
export const chooseMap = '选一张…';
export const estimate = '估价 h';
export const factor = 'h 的倍数';
export const picture = (columns: number, rows: number, reached: number, expanded: number) =>
  `${columns} × ${rows} 的网格，${reached} 格已到达，${expanded} 格已取出`;
export const startSign = '起';
export const startNumber = (number: number) => `起点 ${number}`;
export const start = '起点';
export const goalSign = '终';
export const goal = '终点';
export const distance = (tenths: number) => `距离 ${tenths}`;
export const comma = '，';
export const cursor = '网格光标，空格键涂画';
export const place = (row: number, column: number) => `第 ${row} 行第 ${column} 列`;
export const questions = {
  bfs: '画几道墙再走：波纹一圈圈外扩，为什么先到终点的那条路步数一定最少？',
  'zero-one': '把免费的格子涂断一处：代价 0 的邻格为什么要从队首入队？',
  dijkstra: '在大路上涂沼泽：绕多远才比直穿划算？哪一格的距离被改小过？',
  astar: '拖动终点、改倍数：取出的格数少了多少？什么时候找到的路不再最短？',
};
export const dearer = (cost: string) => `按地形算比最便宜的路贵 ${cost}。`;
export const cheapest = '按地形算，这就是最便宜的路。';
export const expanded = (cells: number) => `已取出 ${cells} 格。`;
export const arrowKeys = '方向键';
export const moveCursor = '在格子间移动';
export const space = '空格';
export const paintCell = '用画笔涂这一格';
export const startHere = '起点放到这一格';
export const goalHere = '终点放到这一格';
export const maps = {
  maze: '迷宫',
  sources: '多个起点',
  doors: '免费的路（0-1）',
  swamp: '沼泽与大路',
  trap: '凹形障碍',
  open: '空地，八方向',
};
export const startsEnter = (starts: number) => `${starts} 个起点同时入队，距离都是 0。`;
export const startEnters = (place: string) => `起点${place}入队，距离 0。`;
export const takesOut = (place: string, cost: string) => `取出${place}：${cost}`;
export const reachesGoal = (taken: string, steps: number, cost: string) =>
  `${taken}，正是终点；沿来路回溯，路径 ${steps} 步，代价 ${cost}。`;
export const entered = (cells: number) => `入队或改小 ${cells} 个邻格`;
export const noneEntered = '没有新的邻格';
export const outcome = (taken: string, neighbours: string) => `${taken}；${neighbours}。`;
export const notReached = (cells: number) => `队列空了，终点到不了；共取出 ${cells} 格。`;
export const costs = (g: string, h: string) => `g ${g}，h ${h}`;
export const distanceIs = (distance: string) => `距离 ${distance}`;
export const choice = (place: string, cost: string) => `${place}（${cost}）`;
export const whoIsNext = '下一个取出哪一格？';
export const because = (reason: string, place: string) => `${reason}，取出${place}。`;
/** By what rule an entry is the next. */
export const reasons = {
  bfs: (_distance: string, _estimate: string) => '先进先出：等着的格子里它入队最早',
  'zero-one': (_distance: string, _estimate: string) => '它在队首：代价 0 的邻格从队首插入，代价 1 的排到队尾',
  dijkstra: (distance: string, _estimate: string) => `等着的格子里它的距离最小，是 ${distance}`,
  astar: (_distance: string, estimate: string) => `等着的格子里它的 f = g + h 最小，是 ${estimate}`,
};
/** By the ground's sign. */
export const terrains = {
  '1': '平地（1）',
  wall: '墙',
  '0': '免费（0）',
  '3': '沙地（3）',
  '9': '沼泽（9）',
};
export const heuristics = {
  manhattan: '曼哈顿',
  octile: '八方向',
  chebyshev: '切比雪夫',
  zero: '0（退化为 Dijkstra）',
};
