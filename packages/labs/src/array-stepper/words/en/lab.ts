import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const item = (index: number) => `Item ${index}`;
export const rangeLeft = 'Left end of the range';
export const rangeRight = 'Right end of the range';
export const indexOf = (index: number) => `index ${index}`;
export const input = 'Input';
export const program = 'Program';
export const length = 'Length';
export const codeOf = (title: string) => `Code of: ${title}`;
export const picture = (title: string, cells: string) => `${title}: ${cells}`;
export const pointer = (name: string) => `Pointer ${name}`;
export const number = (value: number) => `number ${value}`;
export const titles = {
  dedup: 'Reading and writing pointers: removing repeats in place',
  remove: 'std::remove: moves, deletes nothing',
  partition: 'Partition: small ones to the front',
  'two-sum': 'Pointers from both ends: two items of a given sum',
  'distinct-window': 'Sliding window: longest stretch without repeats',
  'sum-window': 'Sliding window: shortest stretch that reaches a sum',
  'window-maximum': 'Monotonic queue: maximum of each window',
  'lower-bound': 'Binary search: first place not less than the target',
  prefix: 'Prefix sums: sum of a range by one subtraction',
  difference: 'Differences: adding to a range by two changes',
  'sum-count': 'Prefix sums and a hash table: stretches of sum K',
  sieve: 'Sieve of Eratosthenes',
  'linear-sieve': 'Linear sieve',
};
export const questions = {
  dedup:
    'Drag the reading pointer r: when does the writing pointer w stand still? Set “at most” to 2: which items stay now?',
  remove: 'Drag the line to the value to remove: is the array shorter at the end? What is left at its tail?',
  partition:
    'Drag the line to change the border: is the order in the first half kept at the end? And in the second half?',
  'two-sum': 'Choose another sum: why can one end be given up each time without losing the answer?',
  'distinct-window':
    'Drag two items to the same value: when the window meets the second, how far must its left end move?',
  'sum-window': 'Change the sum, or drag an item up: when does the window grow, and when does it shrink?',
  'window-maximum':
    'Drag an item in the middle up: which items does it push out of the queue? Could those still be an answer?',
  'lower-bound':
    'Drag the line to change the target: when does lo jump, and when does hi shrink? What is returned if the target is above all items?',
  prefix:
    'Drag the ends of the range: which two items of s are subtracted? Why s[r] at the right end, and not s[r − 1]?',
  difference:
    'Drag the ends of the range: however long it is, only two places change. Why is the one at the right a subtraction?',
  'sum-count':
    'Drag some items to 0: why are there suddenly so many stretches of sum K? Which sums are in the table more than once?',
  sieve: 'Drag the limit: why does crossing out begin at p × p? Which numbers are crossed out more than once?',
  'linear-sieve':
    'Drag the limit and compare with Eratosthenes how often numbers are crossed out: why stop when p divides i?',
};
export const targets = {
  dedup: 'at most',
  remove: 'remove',
  partition: 'border',
  'two-sum': 'sum',
  'sum-window': 'sum',
  'window-maximum': 'window',
  'lower-bound': 'target',
  difference: 'add',
  'sum-count': 'K',
  sieve: 'limit',
  'linear-sieve': 'limit',
  'distinct-window': '',
  prefix: '',
};
export const thenErase = 'return w;  // then erase(w, n)';
export const queueOfIndices = 'deque<int> q;  // indices, values descending';
export const whatDifferences = '// d[i] = a[i] - a[i-1], d[0] = a[0]';
export const begin = (title: string, items: number, says: string) => `${title}, ${counted(items, 'item')}. ${says}`;
export const countSoFar = (count: number) => ` ${counted(count, 'operation')} so far.`;
export const changeItem = 'Change the chosen item';
export const movePointer = 'Move the chosen pointer or end of the range';
export const writeOrSkip = ['Write it, w moves on', 'Skip it, w stays'];
export const eachAtMost = (most: number) => `each at most ${counted(most, 'time')}`;
export const freeToOverwrite = 'free to overwrite';
export const dedupStart = 'Both pointers start at 0; what lies left of w is final.';
export const fewerKept = (most: number) => `fewer than ${counted(most, 'final item')}`;
export const lastKept = (most: number, kept: number) => `final item ${most} from the end is ${kept}`;
export const writtenTo = (place: number) => `written to place ${place}`;
export const enoughOf = (most: number, value: number) => `${value} is there ${counted(most, 'time')} already, skipped`;
export const dedupRead = (r: number, value: number, where: string, outcome: string) =>
  `Read a[${r}] = ${value}, ${where}: ${outcome}.`;
export const dedupAsk = (value: number, where: string) => `r is at ${value}, ${where}. What next?`;
export const dedupEnd = (kept: number, most: number, rest: number) =>
  `All read: the first ${counted(kept, 'item')} hold each value at most ${counted(most, 'time')}, and the last ${rest} are void.`;
export const without = (target: number) => `without ${target}`;
export const leftOver = 'left over';
export const removeStart = (target: number) => `Both pointers start at 0; ${target} is to be removed.`;
export const isKept = (target: number, place: number) => `is not ${target}, written to place ${place}`;
export const isRemoved = (target: number) => `is ${target}, skipped`;
export const removeRead = (r: number, value: number, outcome: string) => `a[${r}] = ${value} ${outcome}.`;
export const removeAsk = (value: number, target: number) =>
  `r is at ${value}, and ${target} is to be removed. What next?`;
export const removeEnd = (w: number, length: number, rest: number) =>
  `Returns ${w}: the array still has ${counted(length, 'item')}, and erase must delete the last ${rest}.`;
export const partitionStart = (target: number) =>
  `The border w and the reading pointer r both start at 0; ${target} divides.`;
export const isLess = (target: number, place: number) =>
  `less than ${target}: swapped with place ${place}, and the border moves on`;
export const isNotLess = (target: number) => `not less than ${target}: it stays`;
export const partitionRead = (r: number, value: number, outcome: string) => `Read a[${r}] = ${value}, ${outcome}.`;
export const partitionAsk = (value: number, target: number) => `r is at ${value}, and ${target} divides. What next?`;
export const swapToFront = 'Swap it into the first half';
export const leave = 'Leave it';
export const partitionEnd = (w: number, target: number, rest: number) =>
  `Divided: the first ${counted(w, 'item')} are less than ${target}, the last ${rest} are not.`;
export const tooSmall = 'too small';
export const found = 'found';
export const answerHere = 'the answer, if any, is here';
export const tooLarge = 'too large';
export const twoSumStart = (target: number) => `The pointers start at both ends; the sum to find is ${target}.`;
export const twoSumAsk = (sum: number, target: number) => `a[l] + a[r] = ${sum}, wanted: ${target}. What next?`;
export const moveLeft = 'l moves right';
export const moveRight = 'r moves left';
export const isFound = 'Found';
export const sumFound = (sum: string, target: number) => `${sum}, exactly ${target}: found.`;
export const sumTooSmall = (sum: string, target: number, index: number) =>
  `${sum} is less than ${target}: even with the largest partner it is too little, so a[${index}] is given up.`;
export const sumTooLarge = (sum: string, target: number, index: number) =>
  `${sum} is more than ${target}: even with the smallest partner it is too much, so a[${index}] is given up.`;
export const noSum = (target: number) => `The pointers meet: no two items have the sum ${target}.`;
export const undecided = 'open';
export const searchStart = (hi: number, target: number) =>
  `All of [0, ${hi}) is open; find the first place not less than ${target}.`;
export const searchAsk = (middle: number, value: number, target: number) =>
  `mid = ${middle}, a[mid] = ${value}, wanted: ≥ ${target}. What next?`;
export const searchRight = (middle: number, value: number, target: number, lo: number) =>
  `a[${middle}] = ${value} is less than ${target}: neither it nor what is left of it is the answer, so lo jumps to ${lo}.`;
export const searchLeft = (middle: number, value: number, target: number, hi: number) =>
  `a[${middle}] = ${value} is not less than ${target}: it may be the answer, so hi shrinks to ${hi}.`;
export const firstFound = (lo: number, value: number, target: number) =>
  `a[${lo}] = ${value} is the first not less than ${target}`;
export const noneFound = (target: number, lo: number) =>
  `nothing is not less than ${target}, so the end is returned, ${lo}`;
export const searchEnd = (outcome: string, count: number) =>
  `lo and hi meet: ${outcome}; ${counted(count, 'comparison')} in all.`;
export const query = (from: number, to: number) => `asked: [${from}, ${to})`;
export const prefixSums = 'prefix sums s';
export const prefixStart = 's[0] = 0, the sum of no items: with it the beginning is no special case.';
export const prefixStep = (next: number, i: number, sum: number, value: number, total: number) =>
  `s[${next}] = s[${i}] + a[${i}] = ${sum} + ${value} = ${total}.`;
export const prefixAsk = (i: number, sum: number, value: number, next: number) =>
  `s[${i}] = ${sum}, a[${i}] = ${value}. What is s[${next}]?`;
export const prefixEnd = (from: number, to: number, right: number, left: number, sum: number) =>
  `The sum of [${from}, ${to}) = s[${to}] − s[${from}] = ${right} − ${left} = ${sum}: one subtraction.`;
export const rangePlus = (from: number, to: number, target: number) => `[${from}, ${to}) plus ${target}`;
export const differences = 'differences d';
export const differenceStart = 'd[i] = a[i] − a[i − 1]; the prefix sums of d are the array.';
export const minus = 'minus';
export const plus = 'plus';
export const changed = (index: number, sign: string, by: number, value: number) =>
  `d[${index}] ${sign} ${by} is now ${value}`;
export const beyond = (index: number) => `${index} is beyond the end, nothing to change`;
export const sentence = (text: string) => `${text}.`;
export const moreBy = (target: number) => `, ${target} more than before`;
export const asBefore = ', as before';
export const restored = (i: number, before: string, value: number, outcome: string) =>
  `a[${i}] = ${before}d[${i}] = ${value}${outcome}.`;
export const restoreAsk = (i: number, old: number) => `a[${i}] is worked out; it was ${old}. What is it now?`;
export const more = (by: number) => `${by} more`;
export const same = 'The same';
export const less = (by: number) => `${by} less`;
export const differenceEnd = 'All worked out: however long the range, only two differences were changed.';
export const prefixSum = (sum: number) => `prefix sum ${sum}`;
export const seenSums = 'sums seen';
export const times = 'times';
export const countStart =
  'The sum 0 of the empty prefix counts once from the start, or stretches from the beginning would be missed.';
export const countStep = (sum: number, target: number, rest: number, times: number, found: number) =>
  `The sum is ${sum}; ${sum} − ${target} = ${rest} was seen ${counted(times, 'time')}, so the answer grows by ${times} to ${found}.`;
export const countAsk = (i: number, value: number | undefined, target: number) =>
  `a[${i}] = ${value} comes in. How many more stretches of sum ${target} are there?`;
export const countEnd = (target: number, found: number) =>
  `One pass is done: ${counted(found, 'stretch', 'stretches')} of sum ${target}.`;
export const primeOrNot = ['Prime', 'Composite, crossed out already'];
export const primes = 'primes';
export const sieveStart = (most: number) => `All from 2 to ${most} are taken for primes at first; 1 is none.`;
export const crossFrom = (p: number, square: number) => `, and crossing out begins at ${p} × ${p} = ${square}`;
export const squareTooLarge = (p: number, most: number) => `, and ${p} × ${p} is above ${most} already`;
export const isPrime = (p: number, outcome: string) => `${p} is not crossed out: it is prime${outcome}.`;
export const isSkipped = (p: number) => `${p} was crossed out long ago: skipped.`;
export const whatIs = (n: number) => `Now ${n}. What is it?`;
export const inVain = ', which was crossed out before: work in vain';
export const crossed = (multiple: number, p: number, factor: number, again: string) =>
  `Cross out ${multiple} = ${p} × ${factor}${again}.`;
export const sieveEnd = (primes: number, count: number, again: number) =>
  `${counted(primes, 'prime')}, ${counted(count, 'number')} crossed out, ${again} of them again.`;
export const linearStart = (most: number) =>
  `i runs from 2 to ${most}; each composite is crossed out by its smallest prime factor only.`;
export const isNewPrime = (i: number) => `${i} is not crossed out: it is prime and joins the list.`;
export const isComposite = (i: number) => `${i} is composite; its multiples are crossed out all the same.`;
export const lastFactor = (p: number, i: number) =>
  `; ${p} divides ${i}, so for larger primes it would not be the smallest factor: stop`;
export const linearCrossed = (i: number, p: number, multiple: number, last: string) =>
  `Cross out ${i} × ${p} = ${multiple}${last}.`;
export const linearEnd = (primes: number, count: number) =>
  `${counted(primes, 'prime')}, ${counted(count, 'number')} crossed out, each composite exactly once.`;
export const growOrShrink = ['r moves right, the window grows', 'l moves right, the window shrinks'];
export const allDifferent = 'all different';
export const longest = (length: number) => `longest ${length}`;
export const windowStart = 'The window [l, r) starts empty.';
export const windowAsk = (value: number) => `Next outside the window is ${value}. What next?`;
export const windowShrinks = (value: number, dropped: number) =>
  `${value} is in the window already, so its left end drops ${dropped}.`;
export const windowGrows = (value: number, length: number, best: number) =>
  `${value} is not in the window, so it is taken in: length ${length}, longest ${best}.`;
export const windowEnd = (best: number) =>
  `The right end is reached: the longest stretch without repeats has length ${best}, and both pointers passed the array once.`;
export const sum = (sum: number) => `sum ${sum}`;
export const shortest = (length: number) => `shortest ${length}`;
export const sumStart = (target: number) =>
  `The window [l, r) starts empty; find the shortest stretch of sum ${target} or more.`;
export const sumAsk = (sum: number, target: number) =>
  `The sum in the window is ${sum}, wanted: ≥ ${target}. What next?`;
export const sumGrows = (index: number, value: number, sum: number) =>
  `The sum is too small: take in a[${index}] = ${value}, and it is ${sum}.`;
export const sumShrinks = (length: number, index: number, value: number, sum: number) =>
  `The sum is enough: note the shortest, ${length}, drop a[${index}] = ${value}, and it is ${sum}.`;
export const sumEnd = (length: number) => `The right end is reached: the shortest stretch has length ${length}.`;
export const sumNone = (target: number) => `The right end is reached: no stretch has the sum ${target}.`;
export const front = 'front';
export const window = (size: number) => `window ${size}`;
export const queue = 'queue';
export const maxima = 'maxima';
export const queueStart = (size: number) =>
  `Window of ${size}; the queue holds indices, and their values descend from front to back.`;
export const popped = (count: number) =>
  `${counted(count, 'item')} at the back ${count === 1 ? 'is' : 'are'} not larger and popped`;
export const backLarger = 'the back is larger, nothing is popped';
export const queueEmpty = 'the queue is empty';
export const frontStale = '; the front is outside the window now and popped';
export const maximum = (value: number | undefined) => `; the maximum of the window is ${value}`;
export const enqueued = (r: number, value: number, tail: string, stale: string, maximum: string) =>
  `a[${r}] = ${value} enters the queue: ${tail}${stale}${maximum}.`;
export const queueAsk = (value: number) => `${value} is to enter the queue. How many items are popped from the back?`;
export const queueEnd = (windows: number) =>
  `Each item enters and leaves the queue at most once; ${counted(windows, 'window')} in all.`;
