import { describe, expect, it } from 'vitest';
import { compileBatch } from '../../../worker.ts';
import { openSite } from '../../site.ts';
import { problemLines, siteOptions } from '../../testing.ts';

const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script href="evil.js"/><path d="M0 0"/></svg>';
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" viewBox="0 0 1 1"><metadata><a/></metadata><path d="M0 0"/></svg>';

/** The only note of a site, compiled for real, with files beside it. */
async function noteOf(body: string, files: Record<string, string>) {
  const beside = Object.entries(files).map(([name, text]) => [`content/A/${name}`, text]);
  const { options } = siteOptions({ 'content/A/intro.md': `# 甲\n\n${body}\n`, ...Object.fromEntries(beside) });
  const session = openSite({
    ...options,
    compile: ({ notes, ...shared }) => compileBatch(notes, { ...shared, places: [] }),
  });
  const site = await session.load();
  const doc = site.docs.find((one) => one.note);
  if (!doc) throw new Error('no note');
  const { html, assets } = await session.compiled(doc);
  return { html, assets, lines: problemLines(site.problems) };
}

describe('a linked file', () => {
  it.each([['[x](./a.svg)'], ['[x][1]\n\n[1]: ./a.svg'], ['<a href="./a.svg">x</a>']])(
    'that a browser might run is a download with its own name: %s',
    async (body) => {
      const { html, assets, lines } = await noteOf(body, { 'a.svg': SCRIPT });
      expect(lines).toEqual([]);
      expect(html).toMatch(/<a href=\/assets\/downloads\/a-svg-\w{8}\.txt download=a\.svg>x<\/a>/);
      expect(assets).toHaveLength(1);
    },
  );

  it('that nothing runs keeps its name', async () => {
    const { html } = await noteOf('[x](./a.tar.gz)', { 'a.tar.gz': 'x' });
    expect(html).toMatch(/<a href=\/assets\/a\.tar-\w{8}\.gz>x<\/a>/);
  });
});

describe('a shown file', () => {
  it('that is a drawing is published clean', async () => {
    const { assets, lines } = await noteOf('<img src="./a.svg" alt="图">', { 'a.svg': PLAIN });
    expect(lines).toEqual([]);
    expect(assets[0]?.content).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
    );
  });

  it.each(['<img src="./a.svg" alt="图">', '![图](./a.svg)'])(
    'that is a drawing with a script is an error: %s',
    async (body) => {
      const { assets, html, lines } = await noteOf(body, { 'a.svg': SCRIPT });
      expect(lines).toEqual([
        expect.stringContaining('error content/A/intro.md:3:1 bad-svg “./a.svg”里的 <script> 不允许'),
      ]);
      expect(html + JSON.stringify(assets.map(({ content }) => content ?? ''))).not.toContain('script');
    },
  );

  it.each([
    ['![图](./a.png)', 'a.png', SCRIPT],
    ['<video src="./a.mp4"></video>', 'a.mp4', '<!doctype html><script>1</script>'],
    ['<video src="./a.html"></video>', 'a.html', 'x'],
    ['<video poster="./a.js"></video>', 'a.js', 'x'],
  ])('must be what its name says: %s', async (body, name, text) => {
    const { assets, lines } = await noteOf(body, { [name]: text });
    expect(lines).toEqual([expect.stringContaining(`error content/A/intro.md:3:1 bad-media “./${name}”`)]);
    expect(assets).toEqual([]);
  });
});
