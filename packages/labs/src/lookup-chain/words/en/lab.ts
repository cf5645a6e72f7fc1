import { counted } from 'study-notes/words/counted';

/** What the lab says in English. */

export const lookup = 'Look-up';
export const example = 'Example';
export const ownWorld = 'your own';
export const write = 'Write';
export const newValue = 'New value';
export const doWrite = 'Carry it out';
export const asProgram = 'The same as a program';
export const editPlace = (place: string) => `Edit ${place}`;
export const edit = 'Edit';
export const noLink = 'none';
export const absent = 'absent';
export const find = 'find';
export const findName = (name: string) => `Find ${name}`;
export const fromHere = '▸ from here';
export const startPlace = (place: string) => `${place}, ▸ from here`;
export const startFrom = (place: string) => `${place}, look from here`;
export const partOf = (place: string, name: string) => `${name} of ${place}`;
export const valueOfKind = (value: number, kind: string) => `${value}, ${kind}`;
export const plus = '+';
export const addTo = (shown: number | string, place: string, name: string) => `${shown}: add ${name} to ${place}`;
export const changeOrJoin = 'Change the chosen value, or lead the chosen arrow elsewhere';
export const removeValue = 'Remove the chosen value';
export const enterSpace = 'Enter Space';
export const findStartOrAdd = 'Find the chosen name, start from the chosen place, or add a value';
export const presets = {
  prototype: 'JavaScript: prototype chain',
  readonly: 'JavaScript: read-only, accessors',
  metatable: 'Lua: chain of __index',
  proxy: 'Lua: proxy with __newindex',
  scope: 'Scopes: nesting and shadowing',
  tdz: 'Scopes: temporal dead zone',
};
export const outerScope = 'outer';
/** As short as the lines beside it let it be. */
export const prototype = 'proto';
export const ends = { javascript: 'null, the end', lua: 'no metamethod, the end', scope: 'no outer scope, the end' };
export const kinds = {
  plain: 'plain',
  readonly: 'read-only',
  accessor: 'accessor',
  const: 'const',
  tdz: 'let, declared further down',
};
export const shortKinds = { plain: '', readonly: 'no write', accessor: 'accessor', const: 'const', tdz: 'TDZ' };
export const via = {
  start: 'From',
  prototype: 'along the prototype to',
  __index: 'along __index to',
  __newindex: 'along __newindex to',
  outer: 'out to',
};
export const visit = (via: string, place: string, found: string) => `${via} ${place}: ${found}`;
export const has = (name: string) => `it has ${name}`;
export const hasNot = (name: string) => `no ${name}`;
export const backTo = (place: string) => `back to ${place} to write`;
export const comma = ', ';
export const semicolon = '; ';
export const sentence = (text: string) => `${text}.`;
export const picture = (at: string, name: string, count: number, places: string) =>
  `Looking for ${name} from ${at}, among ${counted(count, 'place')}: ${places}`;
export const whereFound = (at: string, name: string) => `Reading ${name} from ${at}: where is it found? `;
export const whereWritten = (at: string, name: string) => `Writing ${name} from ${at}: where does the value end up? `;
export const howToChange =
  'Press a column head for another name, a row head for another start; drag an arrow to change the chain.';
export const result = (value: number) => `the result is ${value}`;
export const missing = (nothing: string) => `the end is reached, and the result is ${nothing}`;
export const writtenTo = (place: string) => `written to ${place}`;
export const setterCalled = 'the setter on the prototype is called, and the object itself stays as it is';
export const errors = {
  readonly: (name: string) => `TypeError: ${name} is read-only on the prototype and cannot be written in strict mode`,
  const: (name: string) => `TypeError: ${name} is declared with const and cannot change`,
  tdz: (name: string) =>
    `ReferenceError: ${name} belongs to this scope already and cannot be used before its declaration`,
  'not-defined': (name: string) => `ReferenceError: no scope has ${name}`,
  loop: (_: string) => 'error: the metatables form a ring, and Lua reports a loop',
};
export const reading = (at: string, name: string) => `Reading ${name} from ${at}`;
export const writing = (at: string, name: string) => `Writing ${name} from ${at}`;
export const writingValue = (at: string, name: string, value: number) => `Writing ${name} = ${value} from ${at}`;
export const guessFirst = (query: string) => `${query}: guess the result, then follow it with “Next”`;
export const whereItStops = (query: string) => `${query}: where does the search stop?`;
export const whatComes = (query: string) => `${query}: what is the result?`;
export const nowhere = 'Nowhere: the end comes first';
export const ring = 'Never: it goes round in a ring';
export const gives = (value: number | string) => `gives ${value}`;
export const outcomes = {
  readonly: 'throws a TypeError',
  const: 'throws a TypeError',
  tdz: 'throws a ReferenceError',
  'not-defined': 'throws a ReferenceError',
  loop: 'error: a ring of metatables',
};
export const setterOnly = 'calls the setter, stores nothing';
export const firstCounts = (place: string, name: string, value: number) =>
  `${place} has ${name}, the first one found counts, and its value is ${value}.`;
export const nothingBehind = (place: string, name: string) =>
  `There is nowhere to look after ${place}, and no place has ${name}.`;
export const isAccessor = (place: string, name: string, at: string) =>
  `The ${name} of ${place} is an accessor: writing calls its setter, and ${at} gets no ${name} of its own.`;
export const nearestDeclaration = (place: string | undefined, name: string) =>
  `The nearest declaration is in ${place}, so it is the ${name} there that is written`;
export const ownChanged = (place: string | undefined, name: string) =>
  `${place} has a ${name} of its own, which is changed`;
export const noNewindex = (place: string | undefined) => `${place} has no __newindex, so it stores the new value`;
export const plainStored = (at: string) =>
  `A plain value is always stored in ${at} itself, and the prototype stays as it is`;
export const errorReasons = {
  readonly: (place: string, name: string) =>
    `The ${name} of ${place} is read-only, so strict mode refuses to write it.`,
  const: (place: string, name: string) =>
    `The ${name} of ${place} is declared with const and cannot be assigned again.`,
  tdz: (place: string, name: string) =>
    `The ${name} of ${place} is declared further down: touching it before is an error, and no outer scope is asked.`,
  'not-defined': (_: string, name: string) => `From the inside out, no scope declares ${name}.`,
  loop: (_: string, __: string, link: string) => `${link} goes round in a ring without end, so Lua reports an error.`,
};
