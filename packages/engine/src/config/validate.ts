/** Translates schema failures into messages that a person can act on: path, expected, received, nearest key. */
import * as v from 'valibot';
import { nearest } from '../shared/nearest.ts';
import { own } from '../shared/own.ts';

/** One failure of one value; the caller knows the file and finds the place of `path` in it. */
export interface Issue {
  path: (string | number)[];
  kind: 'unknown-key' | 'wrong-value';
  message: string;
  fix?: string;
}

type Schema = v.GenericSchema<unknown, unknown>;

const TYPE_NAMES: Record<string, string> = {
  string: '字符串',
  number: '数字',
  boolean: 'true 或 false',
  Array: '数组',
  Object: '对象',
  null: 'null',
  undefined: '没有写',
};

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
  const subject = path.length > 0 ? `“${pathText(path)}”` : '整个内容';
  const message = isMissing ? `缺少${subject}。` : `${subject}应为${expected}，得到 ${received(issue)}。`;
  return { path, kind: 'wrong-value', message, ...choice(issue) };
}

/** For a closed list of words the nearest one is proposed. */
function choice(issue: v.BaseIssue<unknown>): { fix?: string } {
  const words = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
  if (issue.received === 'undefined' || words.length < 2 || typeof issue.input !== 'string') return {};
  const near = nearest(issue.input, words);
  return near ? { fix: `是不是要写 "${near}"？` } : { fix: `可用的值：${words.join('、')}。` };
}

function translate(expected: string): string {
  if (expected.startsWith('>=')) return `不小于 ${expected.slice(2)} 的数`;
  if (expected.startsWith('<=')) return `不大于 ${expected.slice(2)} 的数`;
  return expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((name) => TYPE_NAMES[name] ?? ` ${name} `)
    .join('或')
    .trimEnd();
}

/** A space between Han characters and a letter, digit or symbol. */
function spaced(text: string): string {
  return /^[\w/]/.test(text) ? ` ${text}` : text;
}

function received(issue: v.BaseIssue<unknown>): string {
  const { input } = issue;
  if (Array.isArray(input)) return '数组';
  if (input !== null && typeof input === 'object') return '对象';
  if (typeof input === 'string')
    return `字符串 ${JSON.stringify(input.length > 60 ? `${input.slice(0, 60)}…` : input)}`;
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
  const fix = near ? `是不是要写“${near}”？` : `可用的键：${known.join('、')}。`;
  return { path, kind: 'unknown-key', message: `不认识的键“${pathText(path)}”。`, fix };
}

function withoutFields(input: unknown, issues: Issue[]): unknown {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) return {};
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)));
}
