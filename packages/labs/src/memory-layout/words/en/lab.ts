import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const classes = 'Class';
export const program = 'Program';
export const ownProgram = 'your own';
export const show = (name: string) => `Show ${name}`;
export const definitionOf = (name: string) => `Definition of ${name}`;
export const membersOf = (name: string) => `Members of ${name}`;
export const addMember = 'Add a member';
export const sortByAlignment = 'Sort by alignment, largest first';
export const member = 'Member';
export const typeOf = (name: string) => `Type of ${name}`;
export const lengthOf = (name: string) => `Length of ${name}`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const remove = (name: string) => `Remove ${name}`;
export const propertiesOf = (name: string) => `Properties of ${name}`;
export const hasVirtual = 'Virtual functions';
export const hasConstructor = 'Constructor';
export const baseClass = (name: string) => `Base ${name}`;
export const inheritance = { none: 'no base', plain: 'base', virtual: 'virtual base' };
export const byDefault = 'default';
export const toNextMember = 'To the next member in the picture';
export const moveMember = 'Move this member one place forward or back';
export const removeMember = 'Remove this member';
export const presets = {
  padding: 'Members and padding',
  virtual: 'Virtual functions and a base',
  multiple: 'Multiple inheritance',
  diamond: 'Diamond and virtual bases',
  'empty-base': 'Empty classes',
  tail: 'Tail padding',
};
export const comma = ', ';
export const whereVirtual = (bases: readonly string[], name: string) =>
  `Where in ${name} ${bases.length === 1 ? 'is the virtual base' : 'are the virtual bases'} ${bases.join(', ')}? Place everything step by step.`;
export const howManyVptrs = (name: string) =>
  `How many vtable pointers are in ${name}, and at which byte do its members begin? Place everything step by step.`;
export const whoseTails =
  'How many bytes do bases and members of class type take, and is their tail used again? Show another class, and compare sizeof.';
export const addOne = (name: string, size: number) =>
  `Add a member to ${name}: sizeof(${name}) is ${size} now, and what then?`;
export const reorder = (name: string, size: number, padding: number) =>
  `${name} has ${counted(size, 'byte')}, ${padding} of them padding. Drag its members into another order: how many can be saved?`;
export const stillEmpty = (name: string, things: number) =>
  `${name} is still empty; ${counted(things, 'thing is', 'things are')} to be placed in turn.`;
export const vptr = 'vtable pointer';
export const base = (name: string) => `base ${name}`;
export const virtualBase = (name: string) => `virtual base ${name}`;
export const typed = (name: string, type: string) => `${name} (${type})`;
export const memberTyped = (typed: string) => `member ${typed}`;
export const placed = (what: string, offset: number, reason: string, after: number) =>
  `The ${what} goes to offset ${offset}: ${reason}. Now ${counted(after, 'byte is', 'bytes are')} in use.`;
export const emptyAtStart = 'an empty class takes no bytes, and fits at the start';
export const startTaken = 'an object of the same empty class is at offset 0 already, and two may not share an address';
export const follows = (before: number, align: number) =>
  `the ${counted(before, 'byte')} before it are a multiple of its alignment ${align}, so it follows at once`;
export const padded = (before: number, padding: number, align: number) =>
  `after the ${counted(before, 'byte')} before it, ${padding} of padding lead to a multiple of its alignment ${align}`;
export const pushedOn = (before: number) =>
  `after the ${counted(before, 'byte')} before it lies an object of the same empty class, and two may not share an address, so it moves on`;
export const sizeWithoutData = (name: string) =>
  `${name} has no data, but takes 1 byte, so that each object has an address of its own.`;
export const tailPadded = (tail: number, align: number) =>
  `and ${counted(tail, 'byte')} of padding at the end lead to a multiple of ${align}`;
export const isMultiple = (align: number) => `and that is a multiple of ${align}`;
export const sizeIs = (end: number, align: number, rounding: string, size: string) =>
  `All that was placed takes ${counted(end, 'byte')}, the alignment is ${align}, ${rounding}: ${size}.`;
export const picture = (name: string) => `Layout of an object of ${name} byte by byte, 8 bytes a row`;
export const inAll = (count: number) => `… ${count} in all`;
export const sizes = (size: string, align: string, padding: number) =>
  `${size}, ${align}, ${counted(padding, 'byte')} of padding`;
export const offsets = (places: string) => `offsets: ${places}`;
export const noData = 'no data, but one byte, so that each object has an address of its own';
export const baseSubobjects = (bases: string) => `base subobjects: ${bases}`;
export const semicolon = '; ';
export const stop = '.';
export const offsetNote = (offset: number, size: number) => `// offset ${offset}, ${counted(size, 'byte')}`;
export const whichOffset = (before: number, what: string, align: number) =>
  `${counted(before, 'byte is', 'bytes are')} in use; next comes the ${what}, alignment ${align}. At which offset is it placed?`;
export const whichSize = (end: number, align: number, name: string) =>
  `All is placed and takes ${counted(end, 'byte')}; the alignment is ${align}. What is sizeof(${name})?`;
export const padding = 'pad';
export const bytesInAll = (size: number, padding: number) => `${counted(size, 'byte')}, ${padding} of them padding`;
export const allPlaced = 'All is placed; the size must become a multiple of the alignment';
export const waiting = (names: string) => `Next: ${names}`;
export const ofThings = (count: number) => ` … ${count} in all`;
export const moveOne = (name: string) => `Move ${name}`;
export const whereNow = (number: number, offset: number, size: number) =>
  `number ${number}, offset ${offset}, ${counted(size, 'byte')}`;
