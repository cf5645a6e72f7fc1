import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const search = 'Search';
export const algorithm = 'Algorithm';
export const eightDirections = 'Eight directions';
export const map = 'Map';
export const brush = 'Brush';
export const addStart = 'Add a start';
export const removeStart = 'Remove a start';
export const otherMap = 'Another map';
export const chooseMap = 'Choose one …';
export const estimate = 'Estimate h';
export const factor = 'Factor of h';
export const picture = (columns: number, rows: number, reached: number, expanded: number) =>
  `Grid of ${columns} × ${rows}: ${counted(reached, 'cell')} reached, ${expanded} taken out`;
export const startSign = 'S';
export const startNumber = (number: number) => `Start ${number}`;
export const start = 'Start';
export const goalSign = 'G';
export const goal = 'Goal';
export const distance = (tenths: number) => `distance ${tenths}`;
export const comma = ', ';
export const cursor = 'Cursor of the grid; space paints';
export const place = (row: number, column: number) => `row ${row}, column ${column}`;
export const questions = {
  bfs: 'Draw some walls and step: the wave spreads ring by ring. Why has the first path to the goal the fewest steps?',
  'zero-one': 'Paint a gap into the free cells: why must neighbours of cost 0 enter at the front of the queue?',
  dijkstra:
    'Paint swamp on the road: how long may a detour be and still be cheaper? Which cell had its distance lowered?',
  astar:
    'Drag the goal and change the factor: how many fewer cells are taken out? When is the path no longer the shortest?',
};
export const dearer = (cost: string) => ` By ground it costs ${cost} more than the cheapest path.`;
export const cheapest = ' By ground this is the cheapest path.';
export const expanded = (cells: number) => ` ${counted(cells, 'cell')} taken out so far.`;
export const arrowKeys = 'Arrow keys';
export const moveCursor = 'Move between the cells';
export const space = 'Space';
export const paintCell = 'Paint this cell with the brush';
export const startHere = 'Put the start on this cell';
export const goalHere = 'Put the goal on this cell';
export const maps = {
  maze: 'Maze',
  sources: 'Several starts',
  doors: 'Free roads (0-1)',
  swamp: 'Swamp and road',
  trap: 'Hollow obstacle',
  open: 'Open ground, eight directions',
};
export const startsEnter = (starts: number) =>
  `${counted(starts, 'start')} enter the queue together, all at distance 0.`;
export const startEnters = (place: string) => `The start, ${place}, enters the queue at distance 0.`;
export const takesOut = (place: string, cost: string) => `Take out ${place}: ${cost}`;
export const reachesGoal = (taken: string, steps: number, cost: string) =>
  `${taken}, and it is the goal. Traced back, the path has ${counted(steps, 'step')} and costs ${cost}.`;
export const entered = (cells: number) => `${counted(cells, 'neighbour')} entered or lowered`;
export const noneEntered = 'no new neighbours';
export const outcome = (taken: string, neighbours: string) => `${taken}; ${neighbours}.`;
export const notReached = (cells: number) =>
  `The queue is empty and the goal out of reach; ${counted(cells, 'cell')} taken out.`;
export const costs = (g: string, h: string) => `g ${g}, h ${h}`;
export const distanceIs = (distance: string) => `distance ${distance}`;
export const choice = (place: string, cost: string) => `${place} (${cost})`;
export const whoIsNext = 'Which cell is taken out next?';
export const because = (reason: string, place: string) => `${reason}; so take out ${place}.`;
export const reasons = {
  bfs: (_distance: string, _estimate: string) => 'First in, first out: of the waiting cells it entered first',
  'zero-one': (_distance: string, _estimate: string) =>
    'It is at the front: neighbours of cost 0 enter at the front, those of cost 1 at the back',
  dijkstra: (distance: string, _estimate: string) => `Of the waiting cells it has the least distance, ${distance}`,
  astar: (_distance: string, estimate: string) => `Of the waiting cells it has the least f = g + h, ${estimate}`,
};
export const terrains = {
  '1': 'Plain (1)',
  wall: 'Wall',
  '0': 'Free (0)',
  '3': 'Sand (3)',
  '9': 'Swamp (9)',
};
export const heuristics = {
  manhattan: 'Manhattan',
  octile: 'Eight directions',
  chebyshev: 'Chebyshev',
  zero: '0 (which is Dijkstra)',
};
