import { describe, expect, it } from 'vitest';
import { problemLines, siteOf } from '../testing.ts';

const NOTE = { 'content/A/intro.md': '# 甲' };
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

const active = async (tree: Record<string, string>, config = {}) =>
  problemLines((await siteOf({ ...NOTE, ...tree }, config)).problems).filter((line) => line.includes('static-active'));

describe('a static file that a browser would run', () => {
  it.each([
    ['x.html', 'x'],
    ['x.HTM', 'x'],
    ['deep/x.js', 'x'],
    ['x.css', 'x'],
    ['x.wasm', 'x'],
    ['x.txt', '\n<script>1</script>'],
    ['LICENSE', '<?xml version="1.0"?>'],
    ['x.svg', svg('<script>1</script>')],
    ['x.svg', svg('<rect onclick="1"/>')],
    ['x.svg', svg('<foreignObject/>')],
    ['x.svg', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['x.svg', `<?xml-stylesheet href="x.xsl"?>${svg('')}`],
    ['x.svg', `<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]>${svg('&a;')}`],
    ['x.SVG', svg('<a href="javascript:1"><rect/></a>')],
    ['x.svg', 'no drawing'],
  ])('is an error with its name: %s %s', async (name, text) => {
    const lines = await active({ [`static/${name}`]: text });
    expect(lines).toEqual([expect.stringContaining(`error static/${name}:1:1 static-active`)]);
    expect(lines[0]).toContain(`trustedFiles: ['/${name}']`);
  });

  it('is part of the site when the configuration names it', async () => {
    const tree = { 'static/a.html': 'x', 'static/b.css': 'x', 'static/c.js': 'x', 'static/d.svg': svg('<script/>') };
    const comments = { provider: 'x', script: '/c.js' };
    const config = { trustedFiles: ['/a.html', '/d.svg'], stylesheets: ['/b.css'], comments };
    expect(await active(tree, config)).toEqual([]);
    expect(await active(tree)).toHaveLength(4);
  });

  it.each([
    ['x.txt', 'x'],
    ['x.json', '{}'],
    ['_redirects', '/a /b'],
    ['x.svg', svg('<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path d="M0 0"/>')],
    ['x.svg', `<?xml version="1.0"?>\n<!-- a -->\n${svg('<title>a</title><use href="#b"/>')}`],
  ])('is none of these: %s %s', async (name, text) => {
    expect(await active({ [`static/${name}`]: text })).toEqual([]);
  });
});
