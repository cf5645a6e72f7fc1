import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBook } from '../test-book.ts';
import { findChromium } from './find-chromium.ts';
import { numberAfter, references } from './join/read-pdf.ts';
import { type Opened, openBook } from './join/test-reader.ts';
import { makePdf } from './make-pdf.ts';
import { createPrinter } from './print.ts';

const paragraphs = '<p>一段文字。</p>'.repeat(120);
const TABLE = '<table><tr><th>甲<th>乙<tr><td>一<td>二</table>';
const PICTURE = '<img src=/笔记/assets/a-1.png alt=图>';
const ARTICLES = {
  '/甲/intro': `<h1>导读</h1><a href=/笔记/甲/二#节>二</a>${TABLE}${PICTURE}${paragraphs}`,
  '/甲/一': `<h1>一</h1>${PICTURE}${TABLE}`,
  '/甲/二': `<h1>二</h1>${paragraphs}<h2 id=节>节 (1 0 R)</h2><a href=#节>这里</a>`,
};

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

const { print, close } = createPrinter(findChromium(), 2);
let book: Opened;
let all: string;
const rootHas = (key: string, of = book) => of.object(numberAfter(key, of.object(of.root)));

beforeAll(async () => {
  // Every chapter is a part of its own.
  book = openBook(await makePdf(testBook(ARTICLES), print, { length: 1 }));
  all = book.all();
}, 120_000);

afterAll(close);

function pagesBelow(number: number, of: Opened): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(of.object(number))?.[1];
  return kids === undefined ? [number] : references(kids).flatMap((kid) => pagesBelow(kid, of));
}

const pages = (of = book) => pagesBelow(numberAfter('Pages', of.object(of.root)), of);
const pageOf = (id: string, of = book) =>
  pages(of).indexOf(Number(new RegExp(`/${id} \\[(\\d+)`).exec(rootHas('Dests', of))?.[1])) + 1;

it('has every chapter on a page of its own, after the title page and the contents', () => {
  expect(pageOf('c1')).toBe(3);
  expect(pageOf('c2')).toBeGreaterThan(4);
  expect(pageOf('c3')).toBe(pageOf('c2') + 1);
  expect(pageOf('c3-1')).toBe(pages().length);
  expect(rootHas('Pages')).toContain(`/Count ${pages().length} `);
});

it('leads from part to part, and from the contents to the chapters', () => {
  const places = [...all.matchAll(/\/Subtype \/Link[\s\S]*?\/Dest \/([\w-]+)/g)].map(([, id]) => id);
  expect(places).toEqual(['c1', 'c2', 'c3', 'c3-1', 'c3-1']);
  expect(all).not.toContain('book:');
});

it('has its own pages’ numbers at their feet, but for the front', () => {
  const fonts = pages().map((page) => book.object(page).includes('/Font <</Foot '));
  expect(fonts).toEqual(pages().map((_, index) => index >= 2));
});

it('says its title, its language and who wrote it', () => {
  const about = book.object(book.info);
  expect(about).toContain(`/Title <FEFF${hex('甲 & 乙 - 笔记')}>`);
  expect(about).toContain(`/Author <FEFF${hex('笔记')}>`);
  expect(book.object(book.root)).toContain('/Lang (zh-Hans)');
});

it('has bookmarks for chapters and headings', () => {
  expect(rootHas('Outlines')).toContain('/Count 3');
  expect(all).toContain(`<</Title <FEFF${hex('节 (1 0 R)')}> /Dest /c3-1 `);
});

it('tells screen readers of all parts, with keys and names that no two have', () => {
  const structure = rootHas('StructTreeRoot');
  const sections = references(/\/K \[([^\]]*)/.exec(book.object(numberAfter('K', structure)))?.[1] ?? '');
  expect(sections.map((number) => /\/S \/\w+/.exec(book.object(number))?.[0])).toEqual(Array(4).fill('/S /Part'));
  const keys = [...all.matchAll(/\/StructParents? (\d+)/g)].map(([, key]) => Number(key));
  expect(new Set(keys).size).toBe(keys.length);
  const parents = book.object(numberAfter('ParentTree', structure));
  for (const key of keys) expect(parents).toMatch(new RegExp(`[[ ]${key} \\d+ 0 R`));
  const names = [...all.matchAll(/\/ID \((p\d+-node\d+)\)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it('has a picture of several parts once', () => {
  expect(all.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it('sets smaller only the chapter that has something wider than the page, and says which', async () => {
  const wide = '<h1>宽</h1><svg width="900" height="9"></svg>';
  const smaller: [string, number][] = [];
  await makePdf(testBook({ '/甲/窄': '<h1>窄</h1>', '/甲/宽': wide }), print, {
    onSmaller: ({ path }, scale) => smaller.push([path, scale]),
  });
  expect(smaller.map(([path]) => path)).toEqual(['/甲/宽']);
  // An A4 page of 210 mm has 170 mm between its margins, at 96 pixels an inch.
  expect(smaller[0]?.[1]).toBeCloseTo(((170 / 25.4) * 96) / 900, 2);
}, 120_000);

it('leaves a picture with its caption below where it is when what follows begins a page', async () => {
  const space = (height: number) => `<div style="height: ${height}mm"></div>`;
  const figure = `<figure class=image id=图>${PICTURE}<figcaption>图</figcaption></figure>`;
  const of = await printed({
    '/甲/intro': '<a href=/笔记/甲/图#图>图</a><a href=/笔记/甲/图#栏>栏</a>',
    '/甲/图': `${space(120)}${figure}<figure class=lab id=栏>${space(150)}</figure>`,
  });
  expect(pageOf('c2-1', of)).toBe(pageOf('c2', of));
  expect(pageOf('c2-2', of)).toBe(pageOf('c2', of) + 1);
}, 120_000);

it('leads to where a place is on its page, and to the running head when it begins the page', async () => {
  const of = await printed({
    '/甲/intro': '<a href=/笔记/甲/处#处>处</a>',
    '/甲/处': '<div style="height: 100mm"></div><p id=处>处',
  });
  const height = (id: string) =>
    Number(new RegExp(`/${id} \\[\\d+ 0 R /XYZ \\S+ (\\S+)`).exec(rootHas('Dests', of))?.[1]);
  // From the lower edge of an A4 page in points, the margin of 22 mm above; the place is below a line of air.
  const stands = ((297 - 22 - 100) / 25.4) * 72;
  expect(height('c2-1')).toBeGreaterThan(stands - 10);
  expect(height('c2-1')).toBeLessThan(stands + 15);
  expect(height('c2')).toBeGreaterThan(840);
}, 120_000);

it('has no addresses alone on a page', async () => {
  const text = '<p id=末><a href=https://o.example/>末</a></p>';
  const of = await printed({
    '/甲/intro': '<a href=/笔记/甲/末#末>末</a>',
    '/甲/末': `<div style="height: 240mm"></div>${text}`,
  });
  expect(pageOf('c2-1', of)).toBe(pages(of).length);
}, 120_000);

it('has a program of fifty lines whole on a page, with its lab’s address', async () => {
  const code = `<div class=lab-editor style="font-size: 0.8125rem; white-space: pre">${'x\n'.repeat(50)}</div>`;
  const of = await printed({ '/甲/intro': `<figure class=lab>${code}</figure>` });
  expect(pages(of).length).toBe(3);
}, 120_000);

async function printed(articles: Record<string, string>): Promise<Opened> {
  return openBook(await makePdf(testBook(articles), print));
}
