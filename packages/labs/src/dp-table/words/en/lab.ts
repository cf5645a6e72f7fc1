import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const input = 'Input';
export const problem = 'Problem';
export const rows = 'Rows';
export const columns = 'Columns';
export const string = 'String';
export const capacity = 'Capacity';
export const amount = 'Amount';
export const piles = 'Piles';
export const coins = 'Coins';
export const weightsAndValues = 'Weights and values';
export const clearObstacles = 'Clear the obstacles';
export const addOne = 'Add one';
export const removeOne = 'Remove one';
export const titles = {
  paths: 'Paths through a grid',
  lcs: 'Longest common subsequence',
  edit: 'Edit distance',
  knapsack: '0/1 knapsack',
  complete: 'Unbounded knapsack',
  coins: 'Ways to make change',
  stones: 'Merging piles of stones (intervals)',
  palindrome: 'Longest palindromic subsequence (intervals)',
  binomial: 'Binomial coefficients',
};
export const questions = {
  paths:
    'Press some cells to put obstacles there: which cell has 0 paths then? Why is each cell only the one above plus the one to the left?',
  lcs: 'Change a letter at the edge: which cells change with it? When two letters are equal, why is only the cell diagonally above looked at?',
  edit: 'Change one letter: by how much can the distance change? Which operation is each direction: left, up, diagonal?',
  knapsack: 'Why is each row filled from right to left? From left to right, could an item be taken twice?',
  complete:
    'Do the arrows come from the same row or from the row above? What has that to do with taking an item any number of times?',
  coins: 'Add a kind of coin: which cells grow? Why is f[0] 1 and not 0?',
  stones: 'Why are short intervals filled first? Change one pile: where does the best cut move?',
  palindrome:
    'Change a letter so that both ends are equal: which inner cell does the answer come from? Why is the table filled from the diagonal to the upper right?',
  binomial: 'Which two cells add up to each cell? Which of them chooses the nth item, and which does not?',
};
export const rules = {
  paths: 'f[i][j] = f[i−1][j] + f[i][j−1], 0 at an obstacle',
  lcs: 'equal: f[i−1][j−1] + 1; different: max(f[i−1][j], f[i][j−1])',
  edit: 'min(f[i−1][j] + 1, f[i][j−1] + 1, f[i−1][j−1] + (a[i] ≠ b[j]))',
  knapsack: 'f[i][c] = max(f[i−1][c], f[i−1][c−w] + v), c falling',
  complete: 'f[i][c] = max(f[i−1][c], f[i][c−w] + v), c rising',
  coins: 'f[i][c] = f[i−1][c] + f[i][c−coin], f[·][0] = 1',
  stones: 'f[l][r] = min(f[l][k] + f[k+1][r]) + sum(l..r), short intervals first',
  palindrome: 'equal ends: f[l+1][r−1] + 2; different: max(f[l+1][r], f[l][r−1])',
  binomial: 'C(n, k) = C(n−1, k−1) + C(n−1, k)',
};
export const letterCount = (least: number, most: number) => `${least} to ${most} capital letters`;
export const wholeNumber = (least: number, most: number) => `whole numbers from ${least} to ${most}`;
export const unused = (title: string) => `nothing: “${title}” has no use for it`;
export const someOf = (least: number, most: number, what: string) => `${least} to ${most} ${what}`;
export const inPairs = ', weights and values in turn';
export const rising = ', in rising order, without the goal';
export const recurrence = 'Recurrence: ';
export const choicesFromEnd = 'Choices from the end: ';
export const picture = (title: string, rows: number, columns: number, filled: number) =>
  `${title}: table of ${counted(rows, 'row')} and ${counted(columns, 'column')}, ${counted(filled, 'cell')} filled`;
export const table = 'Table';
export const obstacleTable = 'Table; the space bar puts an obstacle';
export const cellNow = (at: string, value: number | string) => `${at}: ${value}`;
export const empty = 'empty';
export const rowLetter = (number: number) => `Letter ${number} of the rows`;
export const columnLetter = (number: number) => `Letter ${number} of the columns`;
export const itemWeight = (item: number) => `Weight of item ${item}`;
export const itemValue = (item: number) => `Value of item ${item}`;
export const pile = (index: number) => `Pile ${index}`;
export const coin = (number: number) => `Coin ${number}`;
export const changeChosen = 'Change the chosen letter or number';
export const letterKeys = 'Letter keys';
export const fillLetter = 'Put that letter in place of the chosen one';
export const titled = (title: string, says: string) => `${title}. ${says}`;
export const borders = (cells: number) =>
  cells === 1
    ? 'First the border: 1 cell that depends on no other.'
    : `First the border: ${cells} cells that depend on no others.`;
export const tableFull = (answer: number) => `The table is full, and the answer is ${answer}.`;
export const comma = ', ';
export const way = (name: string, value: number) => `${name} → ${value}`;
export const noWay = (at: string, result: number) => `${at}: ${result} goes in.`;
export const oneWay = (at: string, way: string, result: number) => `${at}: ${way}, so ${result} goes in.`;
export const combined = (at: string, ways: string, combined: string) => `${at}: ${ways}; ${combined}.`;
export const combine = {
  max: (result: number) => `the largest is ${result}`,
  min: (result: number) => `the smallest is ${result}`,
  sum: (result: number) => `the sum is ${result}`,
};
export const byWay = (name: string) => ` (${name})`;
export const whichValue = (at: string) => `${at}: which value goes here?`;
export const goingBack = (at: string, value: number, way: string) =>
  `Going back: ${at}; the ${value} here comes from “${way}”.`;
export const atBorder = (answer: number, choices: number) =>
  `Back at the border: the answer is ${answer}, by ${counted(choices, 'choice')}.`;
export const take = (letter: string | undefined) => `take ${letter}`;
export const leaveOut = (letter: string | undefined) => `leave out ${letter}`;
export const keep = (letter: string | undefined) => `keep ${letter}`;
export const change = (from: string | undefined, to: string | undefined) => `change ${from} to ${to}`;
export const remove = (letter: string | undefined) => `delete ${letter}`;
export const insert = (letter: string | undefined) => `insert ${letter}`;
export const takeBoth = (letter: string | undefined) => `take ${letter} at both ends`;
export const leaveLeft = (letter: string | undefined) => `leave out ${letter} on the left`;
export const leaveRight = (letter: string | undefined) => `leave out ${letter} on the right`;
/** As far apart as the fields around the two numbers. */
export const itemHead = (weight: number, worth: number) => `w${weight}\u2007\u2007\u2007v${worth}`;
export const skip = 'skip it';
export const takeItem = (number: number) => `take item ${number}`;
export const itemAt = (capacity: number, item: number, weight: number, worth: number) =>
  `Capacity ${capacity}, item ${item} of weight ${weight} and value ${worth}`;
export const coinHead = (coin: number) => `${coin}¢`;
export const withoutCoin = (coin: number) => `without ${coin}¢`;
export const oneMoreCoin = (coin: number) => `one more ${coin}¢`;
export const amountAt = (amount: number, kinds: number) =>
  kinds === 1 ? `Amount ${amount}, with the first coin` : `Amount ${amount}, with the first ${kinds} coins`;
export const fromAbove = 'from above';
export const fromLeft = 'from the left';
export const blocked = 'An obstacle, with no way in';
export const gridCell = (row: number, column: number) => `Cell (${row}, ${column})`;
export const chooseNth = 'choose the nth';
export const notChosen = 'do not choose it';
export const cutAfter = (pile: number) => `cut after pile ${pile}`;
export const pilesAt = (first: number, last: number, weight: number) =>
  `Piles ${first} to ${last}, weight ${weight} in all`;
