import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { copyMarkdown } from './copy-markdown.ts';

const site = { baseUrl: '/', sidebars: [{}] } as ShellConfig;
const page = (component: string, path: string) => ({ component, path }) as PageData;
const written: string[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('# 栈\n');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  written.length = 0;
  asked.length = 0;
});

it('copies the Markdown of a note', async () => {
  await copyMarkdown(site, page('DocPage', '/a/b'));
  expect(asked).toEqual(['/a/b.md']);
  expect(written).toEqual(['# 栈\n']);
});

it.each([
  ['a page that no docs section has', site, 'SearchPage', 'Can\'t find active docs plugin for "/search" pathname'],
  [
    'a site without docs',
    { ...site, sidebars: [] },
    'DocPage',
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
  ],
])('refuses %s, and asks for nothing', async (_what, config, component, message) => {
  await expect(copyMarkdown(config, page(component, '/search'))).rejects.toThrow(message);
  expect(asked).toEqual([]);
});
