/** Whatever a note or a link says to a lab: it is refused in one line, or it is a state that the lab can show. */
import { existsSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { AnyLab, Still } from '../define.ts';
import { LONGEST_LINK } from '../model/link-format.ts';

// In a bundle the address of a file; here it would be the worker itself.
vi.mock('../js-runner/worker.ts?sandboxed', () => ({ default: '' }));
vi.mock('../lua-runner/worker.ts?sandboxed', () => ({ default: '' }));

const SOURCES = new URL('../', import.meta.url);
const NAMES = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/lab.tsx`, SOURCES)));

interface Halves {
  name: string;
  model: AnyLab['model'];
  options: Still['options'];
}

const LABS = await Promise.all(
  NAMES.map(async (name): Promise<Halves> => {
    const [lab, still] = await Promise.all([import(`../${name}/lab.tsx`), import(`../${name}/still.tsx`)]);
    return { name, model: (lab.default as AnyLab).model, options: (still.default as Still).options };
  }),
);
const DEFAULTS = new Map(LABS.map(({ name, options }) => [name, v.parse(options, {})]));

/** What looks broken elsewhere and is the subject here. */
const SUBJECT: Record<string, RegExp> = { 'number-bits': /NaN|Infinity/g, 'lookup-chain': /undefined|null/g };
const BROKEN = /NaN|undefined|\[object|Infinity/;

/** Everything that the frame asks of a state. */
function wordsOf({ name, model }: Halves, state: object): string {
  const { steps, guess } = model;
  const asked = guess?.(state);
  const at = steps ? [steps.at(state), steps.last(state), steps.rate?.(state) ?? 1] : [];
  const words = [model.describe(state), model.question(state), asked?.question, asked?.because, ...at];
  return words
    .filter((word) => word !== undefined)
    .join(' ')
    .replace(SUBJECT[name] ?? /$^/, '');
}

const VALUES = [
  ...['', ' ', 'NaN', 'Infinity', '1e309', '-1', '-0', '0x10', '1.5', '9'.repeat(400), '０', 'null', 'true'],
  ...['__proto__', 'constructor', 'toString', '{"a":1}', '<img src=x onerror=alert(1)>', '\u0000', '\ud800', '中文'],
  'x'.repeat(10_240),
];

describe.each(LABS.map((lab) => [lab.name, lab] as const))('%s', (name, lab) => {
  const { model, options } = lab;
  const names = Object.keys((options as unknown as { entries: object }).entries);

  it.each(names)('option %s: is refused in one line or shown', (option) => {
    for (const value of VALUES) {
      const { success, output, issues } = v.safeParse(options, { [option]: value });
      if (!success) {
        expect(issues).toHaveLength(1);
        continue;
      }
      const state = model.start(output);
      expect(wordsOf(lab, state).replaceAll(value || ' ', ''), `${option}=${value}`).not.toMatch(BROKEN);
    }
  });

  it('any options together are refused or shown', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(names.map((option) => [option, anyValue(options, option)]))),
        (given) => {
          const { success, output } = v.safeParse(options, given);
          if (success) expect(wordsOf(lab, model.start(output)), JSON.stringify(given)).not.toMatch(BROKEN);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('options of no kind leave it as it is', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":"x","toString":"x"}');
    const start = model.start(v.parse(options, hostile));
    expect(start).toEqual(model.start(DEFAULTS.get(name) as object));
    expect({}).not.toHaveProperty('polluted');
  });

  /** Reads a text as a link; what is not refused must be a state like any other. */
  const follow = (text: string) => {
    const state = model.link.read(text);
    if (!state) return;
    expect(wordsOf(lab, state), text).not.toMatch(BROKEN);
    const again = model.link.write(state);
    if (again !== undefined) expect(model.link.read(again)).toEqual(state);
  };

  it('links of any bytes are refused or states', () => {
    const bytes = fc.uint8Array({ minLength: 0, maxLength: 110 });
    const isKnown = fc.constantFrom(1, 1, 1, 2, 3);
    fc.assert(
      fc.property(isKnown, bytes, (version, rest) => follow(Buffer.from([version, ...rest]).toString('base64url'))),
      { numRuns: 40 },
    );
  });

  it("another lab's link is refused or a state", () => {
    for (const other of LABS) {
      const text = other.model.link.write(other.model.start(DEFAULTS.get(other.name) as object));
      if (text) follow(text);
    }
  });

  it.each([
    ['nothing', ''],
    ['a long text', 'A'.repeat(10_240)],
    ['a text one longer than any', `AQ${'A'.repeat(LONGEST_LINK - 1)}`],
    ['a version that never was', '_wAAAA'],
    ['a version before the first', 'AAAA'],
    ['digits beyond the state', 'AQ____________________________________________________'],
    ['letters of no link', '../../%00<b>'],
    ['half a character', 'AQA'.concat('=')],
    ['JSON of no state', json('{"a":1}')],
    ['JSON of nothing', json('{}null')],
    ['JSON that inherits', json('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')],
    ['JSON of long numbers', json(`{"n":${'9'.repeat(300)}}`)],
    ['nested JSON', json('{"a":'.repeat(3000))],
    ['nested lists', json(`{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`)],
  ])('a link with %s is refused', (_what, text) => {
    expect(model.link.read(text)).toBeUndefined();
    expect({}).not.toHaveProperty('polluted');
  });
});

/** A value for an option: one of its words, or a number; of other words the tests above have enough. */
function anyValue(options: Still['options'], name: string): fc.Arbitrary<string> {
  const { entries } = options as unknown as { entries: Record<string, { wrapped?: { options?: string[] } }> };
  const words = entries[name]?.wrapped?.options;
  return words ? fc.constantFrom(...words) : fc.oneof(fc.integer({ min: -2, max: 64 }).map(String), fc.constant('0.5'));
}

/** As the first release wrote its states. */
function json(text: string): string {
  return Buffer.from(text).toString('base64url');
}
