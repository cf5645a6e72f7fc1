import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import type { Book, Entry } from '../book.ts';
import { testBook } from '../test-book.ts';

const articles = (book: Book) => book.chapters.map(({ article }) => toHtml(article));
const one = (article: string) => articles(testBook({ '/甲/intro': article }))[0] ?? '';

it('has the pages of the sidebar in its order, its groups as they are nested', () => {
  const tree = [
    { label: '导读', path: '/甲/intro' },
    {
      label: '组',
      items: [
        { label: '别的站', href: 'https://other.example' },
        { label: '短名', path: '/甲/组/一' },
      ],
    },
    { label: '空组', items: [{ label: '别的站', href: 'https://other.example' }] },
  ];
  const book = testBook({ '/甲/组/一': '<h1>长的<em>题目</em></h1>', '/甲/intro': '<h1>导读</h1>' }, tree);
  const shown = ({ label, chapter, items }: Entry): unknown => [label, chapter?.title, items.map(shown)];
  expect(book.contents.map(shown)).toEqual([
    ['导读', '导读', []],
    ['组', undefined, [['短名', '长的题目', []]]],
  ]);
  expect(book.chapters.map(({ path }) => path)).toEqual(['/甲/intro', '/甲/组/一']);
});

it('begins with the introduction, also where the sidebar does not list it', () => {
  const book = testBook({ '/甲/intro': '<h1>导读</h1>', '/甲/一': '<h1>一</h1>' }, [{ label: '一', path: '/甲/一' }]);
  expect(book.chapters.map(({ title }) => title)).toEqual(['导读', '一']);
});

it('says what to do when the site, a page or its article is missing', () => {
  expect(() => testBook({}, [{ label: '无', path: '/甲/无' }])).toThrow('再构建一次');
  expect(() => testBook({}, [])).toThrow('没有一篇笔记');
});

it('gives ids a number of their own, and leads links to chapters and their headings', () => {
  const [first, second] = articles(
    testBook({
      '/甲/intro':
        '<h2 id=同>甲</h2><a href=#同>这里</a><a href="/笔记/甲/一#同">那里</a><a href=/笔记/甲/一.html>那篇</a>',
      '/甲/一':
        '<h2 id=同>乙</h2><svg><defs><marker id=m></marker></defs><path marker-end="url(#m)"/><use href=#m /></svg>',
    }),
  );
  expect(first).toContain(
    '<h2 id="c1-1">甲</h2><a href="#c1-1">这里</a><a href="#c2-1">那里</a><a href="#c2">那篇</a>',
  );
  expect(second).toContain('<article id="c2" class="prose"><h2 id="c2-1">乙</h2>');
  expect(second).toContain('marker-end="url(#c2-2)"');
  expect(second).toContain('<use href="#c2-2">');
});

it('gives links out of the book their whole address', () => {
  const links =
    '<a href=/笔记/乙/别的#某节>别的</a><a href=/x>站外</a><a href=https://o.example/>外</a><a href="#无">无</a>';
  const whole = 'https://notes.example/%E7%AC%94%E8%AE%B0';
  const html = one(links);
  expect(html).toContain(`href="${whole}/%E4%B9%99/%E5%88%AB%E7%9A%84#%E6%9F%90%E8%8A%82">别的`);
  expect(html).toContain('href="https://notes.example/x">站外');
  expect(html).toContain('href="https://o.example/">外');
  expect(html).toContain(`href="${whole}/%E7%94%B2/intro#%E6%97%A0">无`);
});

it('has the words of terms, without the links that lead to what they mean', () => {
  expect(one('<p>先说<a class=term href=/笔记/术语表#栈>栈</a>。</p>')).toContain('<p>先说栈。</p>');
});

it('unfolds what is folded, and leaves out what can be pressed', () => {
  const html = one(`<details><summary>题</summary>答</details>
    <div class=tabs><div role=tablist><button role=tab>甲</button></div>
    <section role=tabpanel id=t data-label=甲系统 hidden>内容</section></div>
    <figure class=code data-fold=90><figcaption><a class=code-check data-action=open-run href="#lab=run-1.A">已运行</a></figcaption>
    <pre><code>x</code></pre><button class=fold>展开</button></figure>
    <ul><li><input type=checkbox checked disabled> 做完</ul>`);
  expect(html).toContain('<details open>');
  expect(html).toContain('<p class="tab-label">甲系统</p>内容');
  expect(html).toContain('<span class="code-check">已运行</span>');
  expect(html).toContain('☑ ');
  expect(html).not.toMatch(/<button|<input|hidden|tablist/);
});

it('takes pictures from the site, and leads to those of others', () => {
  const html =
    one(`<picture><source srcset=/笔记/assets/a-1.webp><img src=/笔记/assets/a-1.png alt=图 loading=lazy></picture>
    <img src=https://o.example/b.png alt=远><video src=https://o.example/c.mp4></video>`);
  expect(html).toContain('<img data-file="/assets/a-1.png" alt="图">');
  expect(html).toContain('<a href="https://o.example/b.png">远</a>');
  expect(html).toContain('<a href="https://o.example/c.mp4">https://o.example/c.mp4</a>');
});

it('shows a lab as its still picture, with the address of its place as text and as QR code', () => {
  const html = one(`<h2 id=某节>某节</h2><figure class=lab data-lab=x><div class=lab-static><svg></svg>
    <p class=lab-sentence>一句话</p><div class="lab-forms lab-room"><select></select></div></div></figure>`);
  expect(html).toContain('一句话');
  expect(html).not.toContain('lab-room');
  expect(html).toMatch(/<div class="lab-address"><svg[^>]*aria-label="二维码"/);
  // It leads to the page where the lab can be used, not to this place in the book.
  const address = `https://notes.example/%E7%AC%94%E8%AE%B0/%E7%94%B2/intro#${encodeURIComponent('某节')}`;
  expect(html).toContain(`<a href="${address}" class="plain">https://notes.example/笔记/甲/intro#某节</a>`);
});
