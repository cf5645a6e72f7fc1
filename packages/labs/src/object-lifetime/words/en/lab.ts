/** What the lab says in English. */

export const program = 'Program';
export const now = 'Now';
export const stepOf = (step: number, last: number) => `step ${step} of ${last}`;
export const stepNumber = (step: number) => `Step ${step}`;
export const cppProgram = 'C++ program';
export const objectsNow = 'The objects now';
export const dragLine = 'Drag the line: to the previous or the next event';
export const titles = {
  scope: 'Scope: last made, first destroyed',
  'copy-move': 'Copies and moves',
  return: 'Return values: moves elided or not',
  unique: 'unique_ptr: only one owner',
  shared: 'shared_ptr: destroyed at zero',
  cycle: 'A cycle: no count reaches zero',
  weak: 'weak_ptr: the cycle is broken',
  vector: 'vector: elements move as it grows',
  exception: 'Exceptions: stack unwinding',
};
export const questions = {
  scope: 'At the closing brace, which is destroyed first, b or c? Drag the line and see.',
  'copy-move': 'How many copies and how many moves are in the five lines? Count first, then drag the line to check.',
  return: 'How many moves does returning from make() take? And from pick()?',
  unique: 'In which line is each of the three objects destroyed?',
  shared: 'Is a still there after p.reset()?',
  cycle: 'After a and b have left their scope, are the two nodes destroyed?',
  weak: 'With a weak_ptr in one direction, which of the two nodes is destroyed first?',
  vector: 'Three elements are added: how many move constructions does that take?',
  exception: 'After the throw, in which order are x, y and a destroyed?',
};
export const columns = ['Object', 'Place', 'State', 'Value', 'Reference count', 'Weak references'];
export const places = { stack: 'stack', heap: 'heap' };
export const states = { alive: 'alive', moved: 'moved from', dead: 'destroyed', leaked: 'leaked' };
export const emptyValue = '(empty)';
export const countOf = (count: number, owners: string) => `${count} (${owners})`;
export const comma = ', ';
export const atStep = (step: number, line: number, text: string) => `Step ${step} (line ${line}): ${text}.`;
export const notBegun = 'Not begun yet';
export const whatTIs = (text: string) =>
  `${text}. T is a type that reports when it is constructed, moved and destroyed; go step by step with “Next”.`;
export const nobodyAlive = ' No object is alive now.';
export const aliveNow = (names: string) => ` Alive now: ${names}.`;
export const none = 'none';
export const picture = (title: string, step: number, alive: string) =>
  `Timeline of “${title}”, step ${step}, alive: ${alive}`;
export const temporary = 'a temporary';
export const oldName = (name: string) => `old ${name}`;
export const inPlaceOf = (name: string, place: string) => `${name} (in the place of ${place})`;
export const construct = (name: string, value: string) => `${name} is constructed with the value ${value}`;
export const constructTemporary = (value: string) => `a temporary is constructed with the value ${value}`;
export const constructOnHeap = (name: string, value: string) =>
  `${name} is constructed on the heap with the value ${value}`;
export const constructInPlace = (name: string, value: string) =>
  `${name} is constructed in place with the value ${value}`;
export const byCopy = 'copy-constructed';
export const byMove = 'move-constructed';
export const copyConstruct = (name: string, from: string) => `${name} is ${byCopy} from ${from}`;
export const moveConstruct = (name: string, from: string) => `${name} is ${byMove} from ${from}`;
export const grow = (capacity: number, move: string) => `the capacity grows to ${capacity}: ${move}`;
export const copyAssign = (to: string, from: string) => `${to} is copy-assigned from ${from}`;
export const moveAssign = (to: string, from: string) => `${to} is move-assigned from ${from}`;
export const handOver = (from: string, to: string) =>
  `ownership moves from ${from} to ${to}, and ${from} becomes a null pointer`;
export const watch = (name: string, object: string, owners: number) =>
  `${name} refers to ${object} weakly, and the strong count is still ${owners}`;
export const unwatch = (name: string, object: string) => `${name} no longer refers to ${object} weakly`;
export const giveUp = (name: string, object: string, raw: string) =>
  `${name} gives up ownership, and only the raw pointer ${raw} still points to ${object}`;
export const own = (name: string, object: string) => `${name} owns ${object}`;
export const share = (name: string, object: string, count: string) => `${name} points to ${object} too, ${count}`;
export const letGo = (name: string, object: string, count: string) => `${name} no longer points to ${object}, ${count}`;
export const countNow = (count: number) => `and the reference count becomes ${count}`;
export const destroy = (name: string) => `${name} is destroyed`;
export const destroyMoved = (name: string) => `${name} is destroyed (moved from, empty)`;
export const leak = (name: string, owners: number) =>
  `the program ends, and ${name} is not destroyed: a leak (the reference count is still ${owners})`;
export const whatNext = 'What happens next?';
export const programEnds = 'the program ends, and nothing more happens';
export const fromLvalue = ' The right side is an lvalue, so it is copied.';
export const ownEachOther = ' Objects that own each other are destroyed by nobody.';
export const temporaryLives = ' A temporary lives until the end of its full expression.';
export const inReverse =
  ' At the end of a scope the objects on the stack are destroyed in the reverse order of construction.';
