import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const problem = 'Problem';
export const addOne = 'One more';
export const removeOne = 'One fewer';
export const titles = {
  permutations: 'Permutations',
  subsets: 'Subsets',
  'combination-sum': 'Combination sum',
  queens: 'N queens',
  fibonacci: 'Fibonacci',
  pack: 'Recursive pack expansion',
  'left-fold': 'Left fold (... − args)',
  'right-fold': 'Right fold (args − ...)',
};
export const questions = {
  permutations: 'Some items are equal. Switch pruning off: which leaves appear twice?',
  subsets: 'Press leaves in the bottom row: by what factor does their number grow with each item?',
  'combination-sum':
    'Switch pruning off and go through it again: how many more dead ends are entered? Why can one cut remove all later items only if they are sorted?',
  queens:
    'Press a square in the first row of the board and look at its subtree: which beginnings have no solution at all? How many calls does pruning save?',
  fibonacci: 'Switch memoization on: which subtrees disappear? What becomes of the exponential number of calls?',
  pack: 'With one more argument, how many more functions does the compiler instantiate? Which one does if constexpr save?',
  'left-fold': 'Drag the numbers: to which side do the brackets nest? When is the result that of the right fold?',
  'right-fold': 'Drag the numbers: to which side do the brackets nest? When is the result that of the left fold?',
};
/** What the numbers of a problem are, and what its size is. */
export const items = 'Items';
export const candidates = 'Numbers';
export const targetSum = 'Target sum';
export const queens = 'Queens';
export const parameters = 'Args';
/** What the switch of a problem does. */
export const skipTwins = 'Skip duplicates';
export const cutLarge = 'Prune infeasible sums';
export const checkFirst = 'Check before placing';
export const memoize = 'Memoize';
export const takeLine = '    path.push_back(a[i]); dfs(i + 1);  // in';
export const leaveLine = '    path.pop_back();      dfs(i + 1);  // out';
export const breakLine = '        if (sum + a[i] > target) break;  // sorted';
export const codeOf = (title: string) => `Code: ${title}`;
export const picture = (title: string, entered: number) => `Call tree of ${title}, ${counted(entered, 'call')} entered`;
export const callTree = 'Call tree';
export const callAt = (depth: number, label: string) => `${label} at depth ${depth}`;
export const numberAt = (place: number, label: string) => `${label}, number ${place}`;
/** What stands before the pieces of the solution so far. */
export const chips = {
  permutations: 'Placed',
  subsets: 'Chosen',
  'combination-sum': 'Chosen',
  fibonacci: 'Memo',
  pack: 'Printed',
};
export const board = 'Board';
export const pressFirstRow = 'Press row 1';
/** Signs of the picture: where a queen is attacked, and how a call ends. */
export const legend = ['· attacked', '✓ a solution', '✗ dead, ✂ pruned'];
export const instantiated = (calls: number) => `${counted(calls, 'function')} instantiated`;
export const called = (calls: number) => counted(calls, 'call');
export const solutions = (count: number) => counted(count, 'solution');
export const deadEnds = (count: number) => counted(count, 'dead end');
export const cuts = (count: number) => counted(count, 'cut');
export const memoHits = (count: number) => counted(count, 'memo hit');
export const comma = ', ';
export const begin = (title: string) => `${title}: `;
export const moment = (title: string, says: string, counts: string) => `${title}${says} So far: ${counts}.`;
export const toCaller = 'To the caller';
export const toFirstCall = 'To its first call';
export const toNeighbour = 'To the call before or after';
export const whatNext = 'What happens next?';
export const choices = [
  'Goes one level deeper',
  'Has a result and returns',
  'Meets a dead end or prunes',
  'Has tried everything here and goes back',
];

export const ordered = (items: string) => `All places are filled: ${items}.`;
export const twin = (item: number) =>
  `This ${item} equals the one before it, which is not in use: it would give duplicates and is pruned.`;
export const firstPlace = 'Place 1 is tried from the beginning';
export const placed = (place: number, label: string) => `${label} goes to place ${place}`;
export const itemsLeft = (taken: string, left: number) => `${taken}, ${left} left.`;
export const allOrders = 'All permutations have been tried.';
export const takenBack = (place: number, label: string) =>
  `${label} at place ${place} is done: take it back and return to the level above.`;
export const subset = (items: string) => `Every item is decided: {${items}}.`;
export const inOrOut = (place: number, item: number) =>
  `Now item ${place}, which is ${item}: first with it, then without it.`;
export const bothTried = (item: number) => `With and without ${item} have been tried, return.`;
export const sumLabel = (size: number) => `sum ${size}`;
export const reached = (sum: string, size: number) => `${sum} = ${size}, a solution.`;
export const tooMuch = (sum: number, size: number) => `The sum is ${sum}, more than ${size}: return.`;
export const tooLarge = (sum: number, item: number, size: number) =>
  `${sum} + ${item} is more than ${size}; all that follow are larger and are cut off with it.`;
export const chosen = (label: string, sum: number) => `Choose ${label}, the sum is ${sum}.`;
export const between = ', ';
export const chooseFrom = (items: string, size: number) => `Choose from ${items} to make ${size}.`;
export const beginningTried = (sum: string, label: string) =>
  `All that begin with ${sum} have been tried, take ${label} back.`;
export const allBeginnings = 'All beginnings have been tried.';
export const queensLabel = (size: number) => `${size} queens`;
export const queenAt = (row: number, column: string) => `Queen in row ${row}, column ${column}`;
export const boardSolved = (place: string) => `${place}: the board is full, a solution.`;
export const boardWrong = (place: string) => `${place}: only now that the board is full do the attacks show, return.`;
export const squaresOpen = (open: number, cut: number) =>
  `the next row has ${counted(open, 'open square')}${cut ? ` and ${cut} attacked, which ${cut === 1 ? 'is' : 'are'} not entered` : ''}`;
export const noSquare = 'the next row has no open square, the only way is back';
export const emptyBoard = 'The board is empty';
export const boardNow = (start: string, next: string) => `${start}; ${next}.`;
export const queenTaken = (place: string) => `${place}: all continuations have been tried, take this queen away.`;
export const allBoards = 'All boards have been tried.';

export const fibBase = (n: number) => `F(${n}) = ${n}, returned at once.`;
export const fibKnown = (n: number, value: number) => `F(${n}) is in the memo: ${value}, used at once.`;
export const fibNeeds = (n: number) => `F(${n}) needs F(${n - 1}) and F(${n - 2}) first.`;
export const fibIs = (n: number, sum: string, value: number, isKept: boolean) =>
  `F(${n}) = ${sum} = ${value}${isKept ? ', noted in the memo' : ''}.`;
export const packEmpty = 'The pack is empty, which matches the overload print() that ends it.';
export const packLast = (name: string, first: string) =>
  `${name} prints ${first}; if constexpr (sizeof...(rest) > 0) is false, so nothing more is instantiated.`;
export const packPrints = (name: string, first: string, rest: number) =>
  `Instantiate ${name}: print the first argument, ${first}, and expand the other ${rest}.`;
export const returns = (name: string) => `${name} returns.`;
export const inPack = (value: number) => `${value} from the pack.`;
export const bothSidesFirst = (label: string) => `${label} needs both of its sides first.`;
export const differenceIs = (label: string, a: string, b: string, value: number) =>
  `${label} = ${a} − ${b} = ${value}.`;
