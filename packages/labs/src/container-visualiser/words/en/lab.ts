import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const container = 'Container';
export const onPress = 'Pressing an element';
export const insertInBucket = 'Insert into its bucket';
export const valueAndPlace = 'Value and place';
export const value = 'Value';
export const elementOrCount = 'Element or count';
export const placeOrCount = 'Place or count';
export const placeWithElement = (place: number, element: number) => `${place} (element ${element})`;
export const calls = 'Calls';
export const orderOfCalls = 'Calls in their order';
export const blockNumber = (number: number) => `Block ${number} of memory: `;
export const mapEntry = (index: number) => `map[${index}] →`;
export const perBlock = (count: number) => `${count} a block`;
export const kinds = {
  vector: 'vector (dynamic array)',
  deque: 'deque (array in blocks)',
  list: 'list (doubly linked list)',
  stack: 'stack (made of a deque)',
  queue: 'queue (made of a deque)',
  unordered_set: 'unordered_set (hash table)',
};
export const questions = {
  vector:
    'Which insertion makes the capacity jump and invalidates an iterator you hold? Press the empty places and the elements to try.',
  deque:
    'Where can you add or remove so that iterators become invalid and references do not? Press the empty places and the elements to try.',
  list: 'Which element must be removed to invalidate an iterator you hold? Press the elements to try.',
  stack: 'Only the last element may be touched: how do the blocks below grow and shrink? Press the cells to try.',
  queue:
    'Elements come at the back and leave at the front: what becomes of the emptied blocks? Press the cells to try.',
  unordered_set:
    'Which buckets must be pressed to crowd elements into one chain? With how many elements does it rehash?',
};
export const tools = { insert: 'Insert before it', erase: 'Remove it', pin: 'Hold an iterator to it' };
export const holdFind = (element: string | number | undefined) => `hold find(${element})`;
export const hold = (at: number) => `hold iterator [${at}]`;
export const atIndex = (index: number) => ` (index ${index})`;
export const element = (value: number | undefined, place: string) => `element ${value}${place}`;
export const vectorStorage = (size: string, capacity: number) => `${size}, capacity ${capacity}`;
export const listStorage = (size: string, nodes: number) => `${size}, ${counted(nodes, 'node')}`;
export const dequeStorage = (size: string, each: number, blocks: number, map: number) =>
  `${size}, ${each} elements a block, ${counted(blocks, 'block')}, map of ${map} pointers`;
export const setStorage = (size: string, buckets: number, load: string) =>
  `${size}, ${counted(buckets, 'bucket')}, load factor ${load}`;
export const storageOf = (kind: string, storage: string) => `Storage of the ${kind}: ${storage}`;
export const newStorage = {
  vector: 'now in another block of memory',
  deque: 'the map of pointers was allocated anew',
  stack: 'the map of pointers was allocated anew',
  queue: 'the map of pointers was allocated anew',
  list: '',
  unordered_set: 'rehashed',
};
export const held = (held: number, broken: number, dangling: number) =>
  `${counted(held, 'iterator')} held, ${broken} of them invalid; ${counted(dangling, 'reference')} invalid`;
export const stop = '. ';
export const sentences = (text: string) => `${text}.`;
export const nowHeld = (element: string) => `Now an iterator to ${element} is held`;
export const storageNote = (text: string) => `, ${text}`;
export const effect = (call: string, moves: number, storage: string) =>
  `${call}: existing elements moved ${counted(moves, 'time')}${storage}`;
export const bucket = (number: number) => `bucket ${number}`;
export const emptyPlace = 'an empty place';
export const pressing = (name: string, call: string) => `On ${name}: ${call}`;
export const whatCapacity = (call: string, size: number, capacity: number) =>
  `Next comes ${call}. Now size is ${size} and capacity ${capacity}; what will capacity be?`;
export const whatBuckets = (call: string, size: number, buckets: number) =>
  `Next comes ${call}. Now there are ${counted(size, 'element')} and ${counted(buckets, 'bucket')}; how many buckets will there be?`;
export const reserveKeeps = (capacity: number) =>
  `The capacity is ${capacity} already, and reserve does not shrink it.`;
export const reserveGives = (capacity: number) => `reserve gives what it is asked for: ${capacity}.`;
export const shrinks = (capacity: number) => `shrink_to_fit lowers the capacity to size, which is ${capacity}.`;
export const hasRoom = (size: number, capacity: number) =>
  `size ${size} is less than capacity ${capacity}: there is room, and the memory stays.`;
export const doubles = (size: number, capacity: number) =>
  `All ${size} places are taken, so other memory is needed; libstdc++ doubles each time (from 0 to 1), which gives ${capacity}.`;
export const bucketsKept = (size: number, buckets: number) =>
  `With ${counted(size, 'element')}, ${counted(buckets, 'bucket')} are enough: the load factor is not above 1, and the number of buckets stays.`;
export const bucketsReserved = (buckets: number) =>
  `reserve takes a prime with room for as many as asked: ${buckets} buckets, and all elements are hashed again.`;
export const bucketsGrown = (buckets: number) =>
  `The load factor may not be above 1: libstdc++ takes a prime that is large enough, ${buckets} buckets, and all elements are hashed again.`;
export const fates = [
  'iterator and reference still valid',
  'iterator invalid, reference still valid',
  'iterator and reference both invalid',
];
export const stillValid = (call: string, element: string) =>
  `Next comes ${call}. Will the iterator that points to ${element} still be valid?`;
export const whichTaken = 'Next comes pop(). Which element does it take?';
export const lastOut = (value: number) => `A stack is last in, first out: it takes ${value}, which came last.`;
export const firstOut = (value: number) => `A queue is first in, first out: it takes ${value}, which came first.`;
export const howManyMoves = (call: string, size: number) =>
  `Next comes ${call}. How many moves will the ${size} existing elements take?`;
export const listMoves =
  'Each node of a list has memory of its own; adding and removing only changes pointers, and nothing moves.';
export const allMove = (moves: number) =>
  `Other memory was taken, and all elements moved there: ${counted(moves, 'move')}.`;
export const closeGap = (moves: number) => `Those after the removed element move forward: ${counted(moves, 'move')}.`;
export const makeRoom = (moves: number) =>
  `Those at the place and after it move back to make room: ${counted(moves, 'move')}.`;
export const nearerEnd = (moves: number) =>
  `A deque moves only the side nearer to the change, and nothing at its ends: ${counted(moves, 'move')}.`;
export const toCells = 'Move between the cells of the picture';
export const spaceEnter = 'Space / Enter';
export const pressCell = 'Press this cell';
export const deleteIt = 'Remove this element';
export const insertIt = 'Insert before this element';
export const holdIt = 'Hold an iterator to this element';
export const fateValid = 'iterator and reference are still valid';
export const fateIterator = 'the iterator is invalid, the reference still valid';
export const fateBoth = 'iterator and reference are both invalid';
export const whyFate = (reason: string, outcome: string) => `${reason}: ${outcome}.`;
export const wasRemoved = (element: string) => `The call removes ${element}`;
export const nodesStay = 'Nodes of a list do not move, and adding or removing others does not concern them';
export const rehashedOrder = 'Rehashing changed the order, but moved no node';
export const notRehashed = 'It was not rehashed, and no node moved';
export const memoryFreed = 'Other memory was taken, and the old block is freed';
export const memoryStays = 'The memory is the same, and every element is where it was';
export const isBefore = 'The memory is the same, and it lies before the change';
export const isAfter = 'It lies at the change or after it, and was moved';
export const removedInMiddle = 'Removing in the middle may move elements';
export const removedAtEnd = 'Only an element at an end was removed, and no other moved';
export const addedAtEnd = 'Adding at an end moves no element, but the map of pointers may be replaced';
export const addedInMiddle = 'Inserting in the middle may move elements';
