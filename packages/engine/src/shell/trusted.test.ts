import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('a browser without Trusted Types gets the texts themselves', async () => {
  const { trustedHtml, trustedScript } = await import('./trusted.ts');
  expect([trustedHtml('<b>'), trustedScript('/assets/worker.js')]).toEqual(['<b>', '/assets/worker.js']);
});

it('one policy makes all that is trusted, and no script of another host', async () => {
  const createPolicy = vi.fn((_: string, { createHTML, createScriptURL }: Rules) => ({
    createHTML: (html: string) => `trusted ${createHTML(html)}`,
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://site.example/page'));
  const { trustedHtml, trustedScript } = await import('./trusted.ts');
  expect(trustedHtml('<b>')).toBe('trusted <b>');
  expect(trustedScript('/assets/worker.js')).toBe('trusted /assets/worker.js');
  for (const foreign of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', 'javascript:1'])
    expect(() => trustedScript(foreign), foreign).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site']);
});
