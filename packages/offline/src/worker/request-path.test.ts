import { expect, it } from 'vitest';
import { filesOf } from './read-pages.ts';
import { placesOf, requestPath } from './request-path.ts';

const root = 'https://a.cn/%E7%AC%94%E8%AE%B0/';

it('reads a path off an address: Chinese, C++, spaces, a base', () => {
  expect(requestPath(`${root}C++/%E7%AC%AC%201%20%E9%A1%B5?q=1#x`, root)).toBe('/C++/第 1 页');
  expect(requestPath(root, root)).toBe('/');
  expect(requestPath('https://a.cn/other', root)).toBeUndefined();
  expect(requestPath('https://b.cn/', root)).toBeUndefined();
  expect(requestPath(`${root}%E7%`, root)).toBeUndefined();
});

it('answers page data by the document, and addresses with an ending or a slash by the page', () => {
  expect(placesOf('/data/a/b.json')).toEqual(['/a/b', '/a/b/']);
  expect(placesOf('/data/a/index.json')).toEqual(['/a/', '/a']);
  expect(placesOf('/data/index.json')).toEqual(['/']);
  expect(placesOf('/a.html')).toEqual(['/a.html', '/a', '/a/']);
  expect(placesOf('/a/')).toEqual(['/a/', '/a']);
  expect(placesOf('/')).toEqual(['/']);
});

it('leaves the files of scripts as they are', () => {
  expect(placesOf('/assets/a-1.js')).toEqual(['/assets/a-1.js']);
  expect(placesOf('/data/assets/nav/a.json')).toEqual(['/data/assets/nav/a.json']);
});

it('finds the files with hashes in a document that is kept', () => {
  const html = `<img src=/笔记/assets/图-1.png srcset="/笔记/assets/图-1-720.webp 720w"><a href="/assets/other.js">
    <script>x=["/%E7%AC%94%E8%AE%B0/assets/app-1.js",\`/%E7%AC%94%E8%AE%B0/assets/c-2.js\`]</script><a href=https://b.cn/assets/x.js>`;
  expect([...filesOf(html, root)]).toEqual([
    '/assets/图-1.png',
    '/assets/图-1-720.webp',
    '/assets/app-1.js',
    '/assets/c-2.js',
  ]);
});
