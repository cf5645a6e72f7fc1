/** Links of released versions open for ever: these were written by the first release, one of every kind of state. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { AnyLab } from '../define.ts';
import { labOfHash, textOfHash } from './share-link.ts';

interface OldLink {
  lab: string;
  link: string;
  /** What it set. */
  state: object;
}

const LINKS: OldLink[] = JSON.parse(readFileSync(new URL('fixtures/links.json', import.meta.url), 'utf8'));

// In a bundle the address of a file; here it would be the worker itself.
vi.mock('../js-runner/worker.ts?sandboxed', () => ({ default: '' }));
vi.mock('../lua-runner/worker.ts?sandboxed', () => ({ default: '' }));

const NAMES = [...new Set(LINKS.map(({ lab }) => lab))];
const modules: { default: AnyLab }[] = await Promise.all(NAMES.map((name) => import(`../${name}/lab.tsx`)));

describe.each(NAMES.map((name, i) => [name, modules[i]?.default.model] as const))('%s', (name, model) => {
  it.each(LINKS.filter(({ lab }) => lab === name).map(({ link, state }) => [JSON.stringify(state).slice(0, 80), link]))(
    'opens %s',
    (_words, link) => {
      expect(labOfHash(link)).toBe(name);
      const state = model?.link.read(textOfHash(link));
      expect(state).toBeDefined();
      expect(model?.link.read(model.link.write(state as object) ?? '')).toEqual(state);
    },
  );

  it.each(['A', '____', 'eyJ', 'eyJhIjoxfQ', 'bnVsbA', 'eyJhIjp7ImIiOjF9fQ'])('refuses %s', (text) => {
    expect(model?.link.read(text)).toBeUndefined();
  });
});
