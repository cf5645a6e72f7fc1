/** Values as a console shows them: short, on one line, safe with cycles, getters and whatever is huge. */
import { LONGEST } from '../sandbox/protocol-limits.ts';
import { words } from './words/lab.ts';

/** How deep nested values are shown, and how many entries of each. */
const DEPTH = 3;
const MOST = 50;
/** Characters of a text inside a value. */
const LONGEST_QUOTED = 1000;

interface Place {
  depth: number;
  /** The objects around this one. */
  around: readonly unknown[];
  /** Characters that may still be written, shared by the whole value. */
  room: { left: number };
}

/** A value as text; text itself is quoted only inside other values and as a result. */
export function inspect(value: unknown, isResult = false): string {
  if (typeof value === 'string' && !isResult) return value;
  return show(value, { depth: isResult ? 1 : 0, around: [], room: { left: LONGEST } });
}

function show(value: unknown, place: Place): string {
  if (place.room.left <= 0) return '…';
  const text = typeof value === 'object' && value !== null ? showObject(value, place) : showSimple(value);
  place.room.left -= text.length;
  return text;
}

function showSimple(value: unknown): string {
  if (typeof value === 'string') return showText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return showFunction(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

function showText(value: string): string {
  const quoted = JSON.stringify(value.slice(0, LONGEST_QUOTED));
  return value.length > LONGEST_QUOTED ? words.longText(quoted, value.length) : quoted;
}

function showObject(value: object, { depth, around, room }: Place): string {
  if (around.includes(value)) return words.circular;
  if (value instanceof Error) return String(value.stack?.includes(value.message) ? headOf(value) : value);
  if (depth >= DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  const inside: Place = { depth: depth + 1, around: [...around, value], room };
  return showEntries(value, (entry) => show(entry, inside));
}

const headOf = (error: Error) => `${error.name}: ${error.message}`;

function showFunction(value: object): string {
  const name = (value as { name?: unknown }).name;
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return `[${isClass ? 'class' : 'Function'}${typeof name === 'string' && name ? ` ${name}` : ''}]`;
}

type Show = (entry: unknown) => string;

function showEntries(value: object, inner: Show): string {
  if (Array.isArray(value)) return `[${first(value, inner).join(', ')}]`;
  if (value instanceof Map)
    return `Map(${value.size}) ${braced(first(value, ([key, held]) => `${inner(key)} => ${inner(held)}`))}`;
  if (value instanceof Set) return `Set(${value.size}) ${braced(first(value, inner))}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {…}';
  const name = nameOf(value);
  if (ArrayBuffer.isView(value) && Symbol.iterator in value)
    return `${name}[${first(value as Iterable<unknown>, inner).join(', ')}]`;
  const text = braced(
    first(Object.entries(Object.getOwnPropertyDescriptors(value)).filter(isShown), showProperty(inner)),
  );
  return name === 'Object' ? text : `${name} ${text}`;
}

/** The first entries, and whether there are more; what is not shown is not looked at. */
function first<T>(entries: Iterable<T>, inner: (entry: T) => string): string[] {
  const shown: string[] = [];
  for (const entry of entries) {
    if (shown.length === MOST) return [...shown, '…'];
    shown.push(inner(entry));
  }
  return shown;
}

const braced = (entries: string[]) => (entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}');

const isShown = ([, { enumerable }]: [string, PropertyDescriptor]) => enumerable === true;

/** An own property; a getter is named, not called. */
function showProperty(inner: Show) {
  return ([key, property]: [string, PropertyDescriptor]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${'value' in property ? inner(property.value) : '[Getter]'}`;
  };
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  const { name } = prototype.constructor ?? {};
  return typeof name === 'string' && name ? name : 'Object';
}
