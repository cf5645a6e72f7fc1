import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const unreadable = 'This recording cannot be read';
export const picture = (frames: number, blocks: number, changes: string) =>
  `Memory: ${counted(frames, 'frame')} on the stack, ${counted(blocks, 'block')} on the heap${changes}`;
export const program = 'Program';
export const printedSoFar = 'Printed so far';
export const nothingPrinted = 'Nothing printed yet';
export const stack = 'Stack';
export const heap = 'Heap';
export const nothingLeft = 'The program has ended, nothing is left';
export const unreachable = (block: string) => `${block}: no pointer to it`;
export const blockOf = (name: string, size: number, room: string) => `${name} · ${counted(size, 'byte')}${room}`;
export const roomFor = (count: number) => `, room for ${count} more`;
export const counts = (text: string) => `(${text})`;
export const whatNext =
  'Which value will the next line change, and what will be new in memory? Guess first, then go one step on.';
export const ended = 'The program has ended';
export const nextLine = (line: number, place: string) => `Next is line ${line}${place}`;
export const inFunction = (name: string) => ` (in ${name})`;
export const semicolon = '; ';
export const sentence = (text: string) => `${text}. `;
export const atStep = (step: number, done: string, where: string) => `Step ${step}: ${done}${where}.`;
export const moreChanges = (count: number) => counted(count, 'more change');
export const quoted = (text: string) => `"${text}"`;
export const printed = (text: string) => `printed ${text}`;
export const entered = (name: string) => `entered ${name}`;
export const returned = (from: string, to: string) => `returned from ${from} to ${to}`;
export const blockMade = (block: string) => `new on the heap: ${block}`;
export const blockFreed = (block: string) => `${block} is freed`;
export const blockLost = (block: string) => `no pointer leads to ${block} any more`;
export const valueIs = (name: string, value: string) => `${name} is ${value}`;
export const printsNothing = 'Nothing';
export const whatPrints = (line: number | undefined) => `What does line ${line} print?`;
export const whatValue = (line: number | undefined, name: string) => `What is ${name} after line ${line}?`;
export const lineIs = (line: number, code: string) => `Line ${line}: ${code}`;
export const whichLine = (line: number) => `Which line comes after line ${line}?`;
