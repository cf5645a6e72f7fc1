import { expect, it } from 'vitest';
import { testBook } from '../test-book.ts';
import { findChromium } from './find-chromium.ts';
import { makePdf } from './make-pdf.ts';
import { pageNumbers } from './page-numbers.ts';
import { onPaper } from './paper.ts';
import { printDocument } from './print-document.ts';

const paragraphs = (count: number) => '<p>一段文字。</p>'.repeat(count);

it('is laid out with every chapter on a page of its own, and its contents name those pages', async () => {
  const book = testBook({
    '/甲/intro': `<h1>导读</h1><a href=/笔记/甲/二>二</a>${paragraphs(120)}`,
    '/甲/一': '<h1>一</h1><img src=/笔记/assets/a-1.png alt=图>',
    '/甲/二': '<h1>二</h1>',
  });
  const pdf = await makePdf(book, findChromium());
  const pages = pageNumbers(pdf);
  // The title page and the contents come first, and the introduction takes several pages.
  expect(pages.get('c1')).toBe(3);
  expect(pages.get('c2')).toBeGreaterThan(4);
  expect(pages.get('c3')).toBe((pages.get('c2') ?? 0) + 1);
  expect(pdf.toString('latin1')).toContain('/Outlines');
}, 120_000);

it('prints the number of each chapter’s page into the contents, and its title at the head of its pages', () => {
  const html = printDocument(testBook({ '/甲/intro': '<h1>导"读</style></h1>' }), new Map([['c1', 37]]));
  expect(html).toContain('href="#c1"><span>/甲/intro</span><span class="dots"></span><span class="number">37</span>');
  expect(html).toContain('@page c1 { @top-left { content: "甲 & 乙"');
  expect(html).toContain('@top-right { content: "导\\22 读"');
  expect(html).toContain('<p class="book-title">甲 &amp; 乙</p>');
  expect(html).toMatch(/<link rel="stylesheet" href="file:[^"]*\/assets\/more-1.css">/);
});

it('lists at a chapter’s end where numbered links lead to, each address once', () => {
  const article =
    '<a href=https://o.example/a>甲</a><a href=https://o.example/a>乙</a><a href=https://o.example/b>https://o.example/b</a>';
  const html = printDocument(onPaper(testBook({ '/甲/intro': article })));
  expect(html).toContain('甲<span class="address-number">[1]</span></a>');
  expect(html).toContain('乙<span class="address-number">[1]</span></a>');
  expect(html).toContain(
    '<ol class="addresses"><li><a href="https://o.example/a" class="plain">https://o.example/a</a></li></ol>',
  );
});

it('lets what is longer than half a page go on on the next, and nothing else', () => {
  const code = (lines: number) => `<figure class=code><pre><code>${'x\n'.repeat(lines)}</code></pre></figure>`;
  const html = printDocument(onPaper(testBook({ '/甲/intro': code(10) + code(60) })));
  expect(html.match(/class="code( long)?"/g)).toEqual(['class="code"', 'class="code long"']);
});

it('says so when a file is no PDF of Chromium’s', () => {
  expect(() => pageNumbers(Buffer.from('%PDF-1.7 something else'))).toThrow('Chromium 换了写法');
});
