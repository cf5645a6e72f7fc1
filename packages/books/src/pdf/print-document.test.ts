import { expect, it } from 'vitest';
import { testBook } from '../test-book.ts';
import { onPaper } from './paper.ts';
import { frontDocument, partDocuments } from './print-document.ts';

const only = (article: string) => partDocuments(onPaper(testBook({ '/甲/intro': article })))[0]?.html ?? '';

it('prints the number of each chapter’s page into the contents', () => {
  const html = frontDocument(testBook({ '/甲/intro': '<h1>导读</h1>' }), new Map([['c1', 37]]));
  expect(html).toContain(
    'href="book:c1"><span>/甲/intro</span><span class="dots"></span><span class="number">37</span>',
  );
  expect(html).toContain('<p class="book-title">甲 &amp; 乙</p>');
});

it('has a chapter’s title at the head of its pages, and the sheets that it needs', () => {
  const html = only('<h1>导"读</style></h1>');
  expect(html).toContain('@page c1 { @top-left { content: "甲 & 乙"');
  expect(html).toContain('@top-right { content: "导\\22 读"');
  expect(html).toMatch(/<link rel="stylesheet" href="file:[^"]*\/assets\/more-1.css">/);
});

it('has as many chapters in a part as its length allows', () => {
  const book = testBook({ '/甲/intro': '字'.repeat(300), '/甲/一': '字'.repeat(300), '/甲/二': '字'.repeat(900) });
  const chapters = ({ html }: { html: string }) => html.match(/<article/g)?.length;
  expect(partDocuments(book, { length: 1000 }).map(chapters)).toEqual([2, 1]);
  expect(partDocuments(book, { length: 1 }).map(chapters)).toEqual([1, 1, 1]);
});

it('marks links to other chapters, and asks for the places that they and bookmarks lead to', () => {
  const book = onPaper(
    testBook({
      '/甲/intro': '<a href=/笔记/甲/一#段>甲</a><a href=#尾>尾</a><p id=尾>尾',
      '/甲/一': '<h1>一</h1><h2 id=节>节</h2><p id=段>段<p id=无>无',
    }),
  );
  const [first, second] = partDocuments(book, { length: 1 }).map(({ html }) => html);
  expect(first).toContain('<a href="book:c2-2">甲</a><a href="#c1-1">尾</a>');
  expect(first).toContain('<nav hidden><a href="#c1"></a></nav>');
  expect(second).toContain('<nav hidden><a href="#c2"></a><a href="#c2-1"></a><a href="#c2-2"></a></nav>');
});
