/** A lab that has its words in catalogues says nothing in Chinese where English is spoken: not in its model, not in its parts. */
import { existsSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, speak } from 'study-notes/words/follow';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyLab, Still } from '../define.ts';

// In a bundle the address of a file; here it would be the worker itself.
vi.mock('../js-runner/worker.ts?sandboxed', () => ({ default: '' }));
vi.mock('../lua-runner/worker.ts?sandboxed', () => ({ default: '' }));
// There is no canvas to be had here, and pictures say nothing.
vi.mock('../kit/canvas-address.ts', () => ({ canvasAddress: () => 'picture' }));

const SOURCES = new URL('../', import.meta.url);
const NAMES = readdirSync(SOURCES).filter((name) =>
  ['lab.tsx', 'words/en'].every((part) => existsSync(new URL(`${name}/${part}`, SOURCES))),
);
const CHINESE = /[\p{Script=Han}，。：；！？、《》「」（）【】]/u;

interface Halves {
  lab: AnyLab;
  still: Still;
}

/** Where every reader may come: starts of all kinds, what links of any bytes set, and some steps from there. */
function statesOf({ lab: { model }, still: { options } }: Halves): object[] {
  const { entries } = options as unknown as { entries: Record<string, { wrapped?: { options?: string[] } }> };
  const kinds = Object.entries(entries).flatMap(([name, { wrapped }]) =>
    (wrapped?.options ?? []).map((value) => ({ [name]: value })),
  );
  const starts = [{}, ...kinds].map((given) => v.safeParse(options, given));
  const linked = fc
    .sample(fc.uint8Array({ minLength: 1, maxLength: 12 }), { seed: 1, numRuns: 60 })
    .map((bytes) => model.link.read(Buffer.from([1, ...bytes]).toString('base64url')));
  const first = [...starts.flatMap(({ success, output }) => (success ? model.start(output) : [])), ...linked];
  return first.filter((state) => state !== undefined).flatMap((state) => [state, ...someSteps(model, state)]);
}

function someSteps({ steps, reduce }: AnyLab['model'], state: object): object[] {
  if (!steps) return [];
  const last = steps.last(state);
  return fc
    .sample(fc.integer({ min: 0, max: last }), { seed: last, numRuns: 4 })
    .map((step) => reduce(state, steps.go(step)));
}

function drawn<Props extends object>(part: ComponentType<Props> | undefined, props: Props): string {
  return part ? renderToStaticMarkup(createElement(part, props)) : '';
}

/** In the order in which readers meet it: the still, then states in words, the first ones drawn. */
function saidBy({ lab, still }: Halves): string[] {
  const { model, Figure, Controls, Details } = lab;
  const options = v.parse(still.options, {});
  const inWords = (state: object) => [
    model.describe(state),
    model.question(state),
    JSON.stringify(model.guess?.(state)),
  ];
  const inParts = (state: object) =>
    [Figure, Controls, Details].map((part) => drawn(part, { options, state, dispatch: () => {} }));
  const states = statesOf({ lab, still });
  return [
    JSON.stringify(model.keys),
    drawn(still.Picture, { options }),
    ...states.flatMap(inWords),
    ...states.filter((_, i) => i % 24 === 0).flatMap(inParts),
  ].filter(Boolean);
}

const before = (process.env.STUDY_NOTES_LANG ?? 'zh-CN') as Language;
beforeEach(() => speak('en'));
afterEach(() => speak(before));

it.each(NAMES)('%s', async (name) => {
  // What is said while a module is loaded would be in the language of that moment.
  speak('zh-CN');
  const [lab, still] = await Promise.all([import(`../${name}/lab.tsx`), import(`../${name}/still.tsx`)]);
  speak('en');
  const said = saidBy({ lab: lab.default, still: still.default });
  expect(new Set(said.flatMap((text) => text.split(/(?<=>)|\n/).filter((part) => CHINESE.test(part))))).toEqual(
    new Set(),
  );
});
