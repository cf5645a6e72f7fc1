/** Values as a console shows them: short, on one line, safe with cycles and getters. */

/** How deep nested values are shown, and how many entries of each. */
const DEPTH = 3;
const MOST = 50;

/** A value as text; text itself is quoted only inside other values. */
export function inspect(value: unknown, depth = 0, seen: unknown[] = []): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (typeof value === 'function') return inspectFunction(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (seen.includes(value)) return '[循环引用]';
  if (value instanceof Error) return String(value.stack?.includes(value.message) ? headOf(value) : value);
  if (depth >= DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  return inspectObject(value, depth, [...seen, value]);
}

const headOf = (error: Error) => `${error.name}: ${error.message}`;

function inspectFunction(value: object): string {
  const name = (value as { name?: unknown }).name;
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return `[${isClass ? 'class' : 'Function'}${typeof name === 'string' && name ? ` ${name}` : ''}]`;
}

function inspectObject(value: object, depth: number, seen: unknown[]): string {
  const inner = (entry: unknown) => inspect(entry, depth + 1, seen);
  const list = (entries: string[], [open, close]: string) => {
    const shown = entries.length > MOST ? [...entries.slice(0, MOST), '…'] : entries;
    return shown.length > 0 ? `${open} ${shown.join(', ')} ${close}` : `${open}${close}`;
  };
  if (Array.isArray(value))
    return `[${Array.from(value.slice(0, MOST), inner).join(', ')}${value.length > MOST ? ', …' : ''}]`;
  if (value instanceof Map)
    return `Map(${value.size}) ${list(
      [...value].map(([k, v]) => `${inner(k)} => ${inner(v)}`),
      '{}',
    )}`;
  if (value instanceof Set) return `Set(${value.size}) ${list([...value].map(inner), '{}')}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {…}';
  if (ArrayBuffer.isView(value) && 'length' in value) {
    return `${nameOf(value)}[${Array.from(value as unknown as ArrayLike<unknown>)
      .slice(0, MOST)
      .join(', ')}]`;
  }
  const name = nameOf(value);
  const text = list(entriesOf(value, inner), '{}');
  return name === 'Object' ? text : `${name} ${text}`;
}

/** Own properties; a getter is named, not called. */
function entriesOf(value: object, inner: (entry: unknown) => string): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .map(([key, property]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
      return `${name}: ${'value' in property ? inner(property.value) : '[Getter]'}`;
    });
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  const { name } = prototype.constructor ?? {};
  return typeof name === 'string' && name ? name : 'Object';
}
