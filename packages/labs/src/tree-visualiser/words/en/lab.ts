import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const tree = 'Tree';
export const clear = 'Clear';
export const traversal = 'Traversal';
export const tries = 'Try';
export const wordCalls = { insert: 'Insert', erase: 'Remove', find: 'Look up prefix' };
export const operation = 'Operation';
export const first = 'First';
export const key = 'Key';
export const second = 'Second';
export const add = 'Add';
export const comma = ', ';
export const tagShape = (letters: string) => `One to four parts with dots between them, of: ${letters}`;
export const wordShape = 'One to four small letters';
export const tag = 'Tag';
export const word = 'Word';
export const picture = (title: string, nodes: number) => `${title}, ${counted(nodes, 'node')}`;
export const emptyNode = '(empty)';
export const noted = (sub: string) => `, ${sub}`;
export const isRed = ', red';
export const isBlack = ', black';
export const nodeLabel = (text: string, sub: string, tone: string) => `Node ${text}${sub}${tone}`;
export const avlFixes = [
  'LL: rotate right',
  'RR: rotate left',
  'LR: rotate left, then right',
  'RL: rotate right, then left',
];
export const whichCase = (key: number, factor: number, child: number, childFactor: number) =>
  `The balance of ${key} is ${factor}, that of ${child} is ${childFactor}. Which case is it?`;
export const unbalanced = (key: number, factor: number, child: number, childFactor: number) =>
  `The balance of ${key} is ${factor}: out of balance, and the heavy side is ${child} (${childFactor}).`;
export const heightsByOne = 'differ by just 1 in height';
export const heightsEqual = 'are of the same height again';
export const balanced = (fix: string, up: number | undefined, heights: string) =>
  `${fix}; ${up} comes up, and its two sides ${heights}.`;
export const goesToChild = (key: number, keys: string, place: number) =>
  `${key} is compared with ${keys}: go to child ${place}.`;
export const whichChild = (keys: string, key: number) =>
  `The signposts are ${keys} and ${key} is wanted. Which child is next?`;
export const childNumber = (place: number) => `child ${place}`;
export const foundInLeaf = (key: number) => `${key} is found in the leaf.`;
export const notInLeaf = (key: number) => `${key} is not in this leaf.`;
export const alreadyInLeaf = (key: number) => `${key} is in the leaf already.`;
export const isLeafFull = (keys: number, key: number) =>
  `The leaf has ${counted(keys, 'key')}. What when ${key} is inserted?`;
export const fits = 'It fits';
export const mustSplit = 'It must split';
export const overflows = (keys: number, most: number) =>
  `; now there are ${counted(keys, 'key')}, more than ${most}, so it must split`;
export const andFits = ', and it fits';
export const intoLeaf = (key: number, outcome: string) => `${key} goes into the leaf in order${outcome}.`;
export const middleUp = (key: number | undefined) => `the middle key ${key} moves one level up`;
export const copyUp = (key: number | undefined) =>
  `the right half keeps ${key}, and a copy of it goes one level up as a signpost`;
export const taller = '; the tree is one level taller';
export const splits = (outcome: string, taller: string) => `It splits into two halves: ${outcome}${taller}.`;
export const notInLeafToErase = (key: number) => `${key} is not in the leaf, nothing to remove.`;
export const leafShort = ', which is now less than half full and must borrow from a sibling or merge';
export const erasedFromLeaf = (key: number, short: string) =>
  `${key} is removed from the leaf${short}; the signposts above need no change.`;
export const merged = 'The sibling has none to spare: the two nodes merge, and the level above loses a signpost.';
export const left = 'left';
export const right = 'right';
export const borrowed = (side: string) =>
  `A key is borrowed from the ${side} sibling, and the signpost changes with it.`;
export const shorter = 'The root has only one child left, and the tree is one level shorter.';
export const fenwickAdds = (node: number, binary: string, from: number, by: number) =>
  `Node ${node} (${binary}) covers ${from} to ${node}: add ${by}.`;
export const whichAdded = (start: number, by: number) => `${by} is added at ${start}. Which node changes next?`;
export const fenwickAdded = (size: number) => `Adding lowbit once more goes beyond ${size}: all done.`;
export const fenwickTakes = (node: number, binary: string, sum: number | undefined, from: number, total: number) =>
  `Take ${sum} from node ${node} (${binary}), which covers ${from} to ${node}; the sum is ${total}.`;
export const whichTaken = (end: number) => `The sum of the first ${end} is wanted. Which node is taken next?`;
export const fenwickSum = (end: number, total: number) => `0 is reached: the sum of the first ${end} is ${total}.`;
export const array = 'array';
export const atEnd = (key: number, index: number) => `${key} goes to the end, index ${index}.`;
export const heapUpAsk = (key: number, parent: number) => `${key} is compared with its parent ${parent}. What next?`;
export const moveUp = 'Move up';
export const stayHere = 'Stay here';
export const staysBelow = (key: number, parent: number) => `${key} is not more than its parent ${parent}: it stays.`;
export const swapsUp = (key: number, parent: number, index: number) =>
  `${key} is more than its parent ${parent}: they swap, and it is at index ${index}.`;
export const atTop = (key: number) => `${key} is at the top.`;
export const heapEmpty = 'The heap is empty, there is nothing to take.';
export const lastTaken = (key: number) => `${key}, the only one, is taken; the heap is empty.`;
export const topTaken = (top: number, last: number) =>
  `The top ${top} is taken, and the last, ${last}, moves to the top.`;
export const swapLeft = 'Swap with the left child';
export const swapRight = 'Swap with the right child';
export const and = ' and ';
export const heapDownAsk = (key: number, children: string) => `The children of ${key} are ${children}. What next?`;
export const staysAbove = (key: number, child: number) =>
  `${key} is not less than its larger child ${child}: it stays.`;
export const swapsDown = (key: number, child: number, index: number) =>
  `${key} is less than its larger child ${child}: they swap, and it is at index ${index}.`;
export const noChildren = (key: number) => `${key} has no more children: it has sunk as far as it goes.`;
export const titles = {
  bst: 'Binary search tree',
  avl: 'AVL tree',
  'red-black': 'Red-black tree',
  heap: 'Binary heap (largest on top)',
  trie: 'Trie',
  tags: 'Tree of tags (GameplayTags)',
  'union-find': 'Union-find',
  segment: 'Segment tree (range sums, lazy marks)',
  fenwick: 'Fenwick tree',
  bplus: 'B+ tree (at most 3 keys a node)',
};
export const questions = {
  bst: 'What shape does it get when keys are inserted in ascending order? Walk it in all four orders: which one is ascending?',
  avl: 'Which key must be inserted next to put a node out of balance? Say first whether it is LL, RR, LR or RL, then step.',
  'red-black':
    'A new node is always red: when is it enough to change colours, and when must it rotate? Look at its uncle.',
  heap: 'Insert a very large key: how many swaps does it take? When the top is taken, which key is the new top?',
  trie: 'Press a node: how many words begin with it? Insert another word: how many nodes can it share?',
  tags: 'Press State: which tags does it match? Why does matching a parent only mean walking along the tree?',
  'union-find': 'Drag an element onto another to unite them: how does the tree grow tall? And after a find?',
  segment:
    'Drag over a range below: how few nodes are enough? Add to a range, then ask for one item in it: when is the mark handed down?',
  fenwick:
    'Press a node for a prefix sum: lowbit is subtracted each time, so how many nodes are taken? What has its binary form to do with it?',
  bplus: 'Into which leaf must a key go to split it? When the splits reach the root, how does the height change?',
};
export const legends = {
  bst: '',
  avl: 'Small: balance, left height less right',
  'red-black': 'Filled black, outlined red',
  heap: 'Small: index in the array',
  trie: 'Small: words that pass; green: end of a word',
  tags: 'Small: tags that pass; green: end of a tag',
  'union-find': '',
  segment: 'Below: items covered, after + the lazy mark',
  fenwick: 'Below: items covered',
  bplus: 'Green line: chain of the leaves',
};
export const insert = (what: string) => `Insert ${what}`;
export const erase = (what: string) => `Remove ${what}`;
export const find = (what: string) => `Find ${what}`;
export const walk = (order: string) => `Walk ${order}`;
export const ancestorOf = (a: number, b: number) => `Lowest common ancestor of ${a} and ${b}`;
export const pop = 'Take the top';
export const union = (a: number, b: number) => `Unite ${a} and ${b}`;
export const prefixSum = (end: number) => `Sum of the first ${end}`;
export const rangeSum = (from: number, to: number) => `Sum of [${from}, ${to}]`;
export const addToItem = (item: number, by: number) => `Add ${by} to item ${item}`;
export const addToRange = (from: number, to: number, by: number | undefined) => `Add ${by} to each of [${from}, ${to}]`;
export const toDo = (operation: string) => `Next: ${operation}.`;
export const noneYet = 'No operation yet; insert something first.';
export const isFull = ' The record is full: reset or clear to go on.';
export const titled = (title: string, says: string, full: string) => `${title}: ${says}${full}`;
export const arrowKeys = 'Arrow keys';
export const moveBetween = 'Move between the nodes';
export const enter = 'Enter';
export const doFirst = 'Do the first operation on the chosen node';
export const removeKey = 'Remove the chosen key';
export const redBlackFixes = [
  'parent and uncle to black, grandparent to red',
  'one rotation and a change of colours',
  'two rotations and a change of colours',
];
export const emptyUncle = ' (empty) ';
export const red = 'red';
export const black = 'black';
export const bothRed = (key: number, parent: number, uncle: string, colour: string) =>
  `${key} and its parent ${parent} are both red; the uncle${uncle}is ${colour}.`;
export const redFixAsk = (key: number, parent: number, colour: string) =>
  `${key} and ${parent} are two reds in a row, and the uncle is ${colour}. What now?`;
export const redUncle = (fix: string, grand: number) => `The uncle is red: ${fix}; the conflict moves up to ${grand}.`;
export const inner = 'inner';
export const outer = 'outer';
export const blackUncle = (side: string, fix: string, top: number) =>
  `The uncle is black and the new node on the ${side} side: ${fix}; ${top} is the black root of this branch.`;
export const rootBlack = (key: number) => `The root ${key} becomes black.`;
export const redRemoved = 'The node taken out was red: the black height is the same, nothing to mend.';
export const redSibling = (key: number) =>
  `The sibling ${key} is red: rotate and change colours to get a black sibling.`;
export const allBlack = (key: number, parent: number) =>
  `The sibling ${key} and its children are black: it becomes red, and the missing black moves up to ${parent}.`;
export const redTakesBlack = (key: number) => `${key} is red: painting it black makes up for it.`;
export const rootTakesBlack = (key: number) =>
  `The missing black reaches the root ${key}: the black height of the whole tree is one less.`;
export const siblingHasRed = (top: number, parent: number) =>
  `There is a red child on the sibling's side: after rotating, ${top} takes the place of ${parent} and lends a black. Mended.`;
export const go = '';
export const emptyThere = ', where the place is empty';
export const goes = (key: number, sign: string, node: number, side: string, next: string) =>
  `${key} ${sign} ${node}: go ${side}${next}.`;
export const whichWay = (node: number, key: number) => `At ${node}, looking for ${key}. Which way?`;
export const goLeft = 'Left';
export const goRight = 'Right';
export const found = (key: number) => `${key} is found.`;
export const notFound = (key: number) => `The place is empty: ${key} is not in the tree.`;
export const already = (key: number) => `${key} is in the tree already; a set holds no key twice.`;
export const hung = (key: number, parent: number, side: string) => `${key} goes to the ${side} of ${parent}.`;
export const isRoot = (key: number) => `The tree is empty: ${key} is the root.`;
export const notFoundToErase = (key: number) => `The place is empty: ${key} is not in the tree, nothing to remove.`;
export const takeOut = 'Just take it out';
export const childReplaces = 'Its only child takes its place';
export const successorFirst = 'Put its successor there, then remove the successor';
export const howToRemove = (key: number) => `How many children has ${key}, which is to be removed? How is that done?`;
export const successorUp = (key: number, successor: number) =>
  `${key} has two children: its successor ${successor} comes up, and the ${successor} below is removed instead.`;
export const oneChild = (key: number, child: number) => `${key} has only one child, ${child}, which takes its place`;
export const isLeaf = (key: number) => `${key} is a leaf and is just taken out`;
export const sentence = (text: string) => `${text}.`;
export const ways = ['All inside, use it', 'Partly inside, ask both children', 'Outside, return'];
export const rangeIs = (from: number, to: number, total: number) => `The sum of [${from}, ${to}] is ${total}.`;
export const rangeAdded = (from: number, to: number, by: number) =>
  `${by} is added to each of [${from}, ${to}]; nodes that are all inside only note a mark, and nothing below them was touched.`;
export const handsDown = (range: string, mark: number | undefined) =>
  `Before going down, the mark +${mark} of ${range} is handed to both children.`;
export const insideTakes = (value: number | undefined) => `is all inside: take ${value}`;
export const partly = 'is partly inside: ask both children';
export const outsideZero = 'is outside: return 0';
export const rangeSays = (range: string, outcome: string | undefined) => `${range} ${outcome}.`;
export const queryAsk = (from: number, to: number, range: string) =>
  `Asked for [${from}, ${to}], at ${range}. What now?`;
export const marked = ', and a mark is noted';
export const insideAdds = (by: number, count: number, mark: string) =>
  `is all inside: its sum grows by ${by} × ${count}${mark}`;
export const outside = 'is outside: return';
export const addAsk = (from: number, to: number, by: number, range: string) =>
  `${by} is added to [${from}, ${to}], at ${range}. What now?`;
export const root = 'root';
export const wordThere = (word: string) => `${word} is in it already.`;
export const shared = (letter: string, count: number) => `${letter} is there: follow it, and ${count} now pass.`;
export const made = (letter: string) => `${letter} is not there: make a node.`;
export const shareOrMake = (word: string, part: number, letter: string) =>
  `Part ${part} of ${word}, ${letter}: share a node or make one?`;
export const share = 'Share the one there';
export const make = 'Make a node';
export const ended = (word: string) => `The last node notes that ${word} ends here.`;
export const reached = (prefix: string, count: number) => `At ${prefix}: ${count} begin with it.`;
export const noEdge = (letter: string, word: string) => `No edge leads to ${letter}: nothing begins with ${word}.`;
export const itselfThere = 'it is one of them itself';
export const onlyPrefix = 'it is only a prefix and not in it itself';
export const beginning = (word: string, count: number, outcome: string) => `${count} begin with ${word}; ${outcome}.`;
export const notThere = (word: string) => `${word} is not in it, nothing to remove.`;
export const unmarked = (word: string) => `The mark at the end of ${word} is taken away.`;
export const cutOff = (prefix: string) => `No word passes ${prefix} any more: the whole branch is cut off.`;
export const nothingCut = 'Other words pass every node on the way: nothing is cut off.';
export const representative = (a: number, root: number) => `The representative of ${a} is ${root}.`;
export const rank = (rank: number) => `rank ${rank}`;
export const upToRoot = (from: number, steps: number, root: number) =>
  `From ${from} it is ${counted(steps, 'step')} up to the root ${root}.`;
export const isItsRoot = (from: number) => `${from} is a root itself.`;
export const compressed = (nodes: string, root: number) =>
  `Path compression: ${nodes} now hang right below ${root}, one step away the next time.`;
export const sameSet = (a: number, b: number, root: number) =>
  `The root of ${a} and ${b} is ${root} for both: the same set, nothing to unite.`;
export const hangBelow = (x: number, y: number) => `${x} below ${y}`;
export const equalRanks = (rank: number, low: number, high: number) =>
  `Both roots have rank ${rank}: ${low} goes below ${high}, whose rank grows by one.`;
export const lowerRank = (low: number, rank: number, high: number) =>
  `${low} has the lower rank, ${rank}: it goes below ${high}, and ranks stay.`;
export const howToUnite = (x: number, rankX: number, y: number, rankY: number) =>
  `Root ${x} has rank ${rankX} and root ${y} has rank ${rankY}. How are they united?`;
export const orders = ['preorder', 'inorder', 'postorder', 'level order'];
export const visits = (order: string, place: number, key: number) => `Number ${place} in ${order} is ${key}.`;
export const whoIsNext = (order: string) => `Which node is next in ${order}?`;
export const emptyTree = 'the tree is empty';
export const walked = (order: string, keys: string) => `Done, ${order}: ${keys}.`;
export const lessThan = 'less than';
export const moreThan = 'more than';
export const bothOneSide = (low: number, high: number, relation: string, key: number, side: string) =>
  `${low} and ${high} are both ${relation} ${key}: go ${side}.`;
export const ancestorAsk = (key: number, low: number, high: number) =>
  `At ${key}, looking for the lowest common ancestor of ${low} and ${high}. What next?`;
export const thisOne = 'This is it';
export const noneBetween = (low: number, high: number) =>
  `The place is empty: there is no key between ${low} and ${high}.`;
export const parts = (key: number, low: number, high: number) =>
  `${key} lies between ${low} and ${high}: here their ways part, so it is the lowest common ancestor.`;
