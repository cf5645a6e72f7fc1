/** Translates schema failures into messages that a person can act on: path, expected, received, nearest key. */
import * as v from 'valibot';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';
import { words } from '../words/configuration.ts';
import { didYouMean, listed } from '../words/phrases.ts';

/** One failure of one value; the caller knows the file and finds the place of `path` in it. */
export interface Issue {
  path: (string | number)[];
  kind: 'unknown-key' | 'wrong-value';
  message: string;
  fix?: string;
}

type Schema = v.GenericSchema<unknown, unknown>;

/** Checks a value against a schema; a wrong top-level field is left out of `output`, so its default holds. */
export function validate<S extends Schema>(schema: S, input: unknown): { output?: v.InferOutput<S>; issues: Issue[] } {
  const unknown = unknownKeys(schema, input, []);
  const result = v.safeParse(schema, input);
  if (result.success) return { output: result.output, issues: unknown };
  const wrong = result.issues.map(toIssue);
  const second = v.safeParse(schema, withoutFields(input, wrong));
  return { ...(second.success ? { output: second.output } : {}), issues: [...unknown, ...wrong] };
}

/** `navbar.items[0].label`, as people write it. */
export function pathText(path: (string | number)[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function toIssue(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  const isOwnText = (issue.kind === 'validation' && issue.type === 'check') || issue.type === 'custom';
  const expected = spaced(isOwnText ? issue.message : translate(issue.expected ?? issue.message));
  // A missing key is reported by valibot with the key's name as what was expected.
  const isMissing = issue.received === 'undefined';
  const subject = path.length > 0 ? `“${pathText(path)}”` : words.whole;
  const message = isMissing ? words.missing(subject) : words.expected(subject, expected, received(issue));
  return { path, kind: 'wrong-value', message, ...choice(issue) };
}

/** For a closed list of words the nearest one is proposed. */
function choice(issue: v.BaseIssue<unknown>): { fix?: string } {
  const listedWords = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
  if (issue.received === 'undefined' || listedWords.length < 2 || typeof issue.input !== 'string') return {};
  const near = nearest(issue.input, listedWords);
  return near ? { fix: words.didYouMeanValue(near) } : { fix: words.values(listed(listedWords)) };
}

function translate(expected: string): string {
  if (expected.startsWith('>=')) return words.atLeast(expected.slice(2));
  if (expected.startsWith('<=')) return words.atMost(expected.slice(2));
  return expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((name) => own(words.types, name) ?? ` ${name} `)
    .join(words.or)
    .trimEnd();
}

/** A space between Han characters and a letter, digit or symbol. */
function spaced(text: string): string {
  return /^[\w/]/.test(text) ? ` ${text}` : text;
}

function received(issue: v.BaseIssue<unknown>): string {
  const { input } = issue;
  if (Array.isArray(input)) return words.array;
  if (input !== null && typeof input === 'object') return words.object;
  if (typeof input === 'string')
    return words.string(JSON.stringify(input.length > 60 ? `${input.slice(0, 60)}…` : input));
  return String(input);
}

/** Valibot drops unknown keys silently, or stops at the first; we report all of them, with the nearest known key. */
function unknownKeys(schema: Schema, value: unknown, path: (string | number)[]): Issue[] {
  const inner = schema as unknown as {
    wrapped?: Schema;
    item?: Schema;
    pipe?: Schema[];
    key?: string;
    options?: Schema[];
  };
  if (inner.wrapped) return unknownKeys(inner.wrapped, value, path);
  if (inner.item && Array.isArray(value)) {
    const { item } = inner;
    return value.flatMap((element, index) => unknownKeys(item, element, [...path, index]));
  }
  const entries = entriesFor(schema, value);
  if (!entries || value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const known = own(entries, key);
    return known ? unknownKeys(known, child, [...path, key]) : [unknownKey([...path, key], Object.keys(entries))];
  });
}

function entriesFor(schema: Schema, value: unknown): Record<string, Schema> | undefined {
  const shape = schema as unknown as {
    type: string;
    entries?: Record<string, Schema>;
    key?: string;
    options?: Schema[];
  };
  if (shape.type !== 'variant') return shape.entries;
  const options = (shape.options ?? []) as unknown as { entries: Record<string, Schema & { literal?: unknown }> }[];
  const chosen = (value as Record<string, unknown> | null)?.[shape.key ?? ''];
  return options.find((option) => option.entries[shape.key ?? '']?.literal === chosen)?.entries;
}

function unknownKey(path: (string | number)[], known: string[]): Issue {
  const near = nearest(String(path.at(-1)), known);
  const fix = near ? didYouMean(near) : words.keys(listed(known));
  return { path, kind: 'unknown-key', message: words.unknownKey(pathText(path)), fix };
}

function withoutFields(input: unknown, issues: Issue[]): unknown {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return {};
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)));
}
