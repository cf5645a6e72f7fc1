import { expect, it } from 'vitest';
import { filesNamedIn, withNamed } from './named-files.ts';
import { type PackedDocument, planPacks } from './plan-packs.ts';

const known = {
  baseUrl: '/笔记/',
  hashed: new Map(['图(1)-ab.png', 'a-1.js', 'b-2.js', 'k-3.css', 'f-4.woff2'].map((name) => [name, `assets/${name}`])),
  statics: new Set(['封面 图.png']),
};

it('finds the files that a page names, however their addresses are written', () => {
  const page = `<img src=/笔记/assets/图(1)-ab.png><script>[\`/%E7%AC%94%E8%AE%B0/assets/a-1.js?retry=1\`]</script>
    <img srcset="/笔记/封面%20图.png 720w, /x.png 2x"> 正文里的 node.js 和 /封面 图.png 不算`;
  expect([...filesNamedIn(page, 'page', known)].sort()).toEqual([
    'assets/a-1.js',
    'assets/图(1)-ab.png',
    '封面 图.png',
  ]);
});

it('follows scripts and sheets, in circles too', () => {
  const texts: Record<string, string> = {
    'assets/a-1.js': 'import{x}from"./b-2.js";new URL("k-3.css",import.meta.url)',
    'assets/b-2.js': 'import("./a-1.js")',
    'assets/k-3.css': '@font-face{src:url(/笔记/assets/f-4.woff2)format("woff2")}',
  };
  const all = withNamed(['assets/a-1.js'], (file) => filesNamedIn(texts[file] ?? '', 'script', known));
  expect([...all].sort()).toEqual(['assets/a-1.js', 'assets/b-2.js', 'assets/f-4.woff2', 'assets/k-3.css']);
});

const document = (path: string): PackedDocument => [path, `${path.slice(1)}.html`, false];

it('puts a file into its section’s pack, and into the common one when more need it', () => {
  const packs = planPacks({
    sections: ['a', 'b', 'empty'],
    pages: [
      { documents: [document('/')], needs: ['app.js'] },
      { section: 'a', documents: [document('/a')], needs: ['app.js', 'a.png', 'both.js'] },
      { section: 'b', documents: [document('/b')], needs: ['both.js'] },
      { section: 'unknown', documents: [document('/c')], needs: [] },
    ],
    own: { a: ['nav-a.json'], b: ['nav-b.json'] },
    asked: ['search.bin'],
  });
  expect(packs.map(({ id, documents, files }) => [id, documents.map(([path]) => path), files])).toEqual([
    ['_', ['/', '/c'], ['app.js', 'both.js', 'search.bin']],
    ['a', ['/a'], ['a.png', 'nav-a.json']],
    ['b', ['/b'], ['nav-b.json']],
  ]);
});
