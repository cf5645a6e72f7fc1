import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { testBook } from '../test-book.ts';
import { inksOf } from './inks.ts';
import { makeEpub } from './make-epub.ts';

const MATH =
  '<span class=katex><span class=katex-mathml><math xmlns=http://www.w3.org/1998/Math/MathML><semantics><mrow><mi>x</mi><mo><mrow><mi>mod</mi></mrow></mo><msub><mi>v</mi><mi>max</mi><mo>\u2061</mo></msub></mrow><annotation encoding=application/x-tex>x_1</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span>';

/** The book's files as text, by name. */
function files(articles: Record<string, string>): Record<string, string> {
  const all = unzipSync(makeEpub(testBook(articles)));
  return Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const EVERYTHING = {
  '/甲/intro': `<h1>导读 & 其他</h1><p>一段<br>两行，<a href=/笔记/甲/一#同>那里</a>、<a href="https://o.example/?a=1&b=2">外</a>${MATH}
    <div class=math tabindex=0 role=group aria-label=公式>${MATH}</div>
    <details><summary>题</summary>答</details><ul class=contains-task-list><li><input type=checkbox disabled> 做完</ul>
    <div class=table role=region aria-label=表格 tabindex=0><table><thead><tr><th align=right>甲</th></tr></thead><tbody><tr><td>乙</td></tr></tbody></table></div>
    <figure class=code data-lang=cpp><figcaption><span class=code-lang>C++</span></figcaption><pre tabindex=0><code><c-k>int</c-k> a &lt; b;</code></pre></figure>
    <div class=admonition data-kind=tip role=note aria-label=提示><p class=admonition-title>提示</p><p>话</p></div>
    <hr><img src=/笔记/assets/a-1.png alt=图><img src=/笔记/assets/a-1.png alt=又>`,
  '/甲/一': `<h1>一</h1><h2 id="1) 同">同</h2><h2 id=同>同</h2>
    <figure class=lab data-lab=x><figcaption>说</figcaption><div class=lab-static><div class=lab-scroll style=overflow-x:auto tabindex=0 role=group aria-label=图>
    <svg viewBox="0 0 1 1" role=img aria-label=图 style="width:100%;max-width:var(--lab-room, 465px)"><defs><marker id=m></marker></defs>
    <path fill="color-mix(in srgb, var(--accent) 8%, var(--paper))" marker-end="url(#m)" d="M0 0"/><text paint-order=stroke>字</text></svg></div></div></figure>
    <section class=footnotes data-footnotes><ol><li id=fn-1><p>注 <a href=#fnref-1 data-footnote-backref aria-label=回到>↩</a></ol></section><sup><a href=#fn-1 id=fnref-1 data-footnote-ref>1</a></sup>`,
};

it('is without error to EPUBCheck, with everything that notes hold', async () => {
  const { messages } = await EpubCheck.validate(makeEpub(testBook(EVERYTHING)));
  expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
});

it('keeps a table that is wider than the page within it', () => {
  const sheet = files({ '/甲/intro': '<h1>导读</h1>' })['EPUB/book.css'];
  expect(sheet).toMatch(/\.table \{\s*overflow-x: auto;/);
  expect(sheet).toMatch(/@media \(max-width: 480px\) \{\s*table \{\s*font-size: 0\.75em/);
});

it('begins with its kind, not compressed', () => {
  const bytes = Buffer.from(makeEpub(testBook({ '/甲/intro': '<h1>导读</h1>' })));
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
});

it('names its section, site, language and day, and its contents are the sidebar’s', () => {
  const book = files({ '/甲/intro': '<h1>导读</h1>' });
  expect(book['EPUB/package.opf']).toContain('<dc:title>甲 &amp; 乙</dc:title>');
  expect(book['EPUB/package.opf']).toContain('<dc:language>zh-CN</dc:language>');
  expect(book['EPUB/package.opf']).toContain('<meta property="dcterms:modified">2026-11-29T00:00:00Z</meta>');
  expect(book['EPUB/nav.xhtml']).toContain('<li><a href="c1.xhtml">/甲/intro</a></li>');
  expect(book['EPUB/cover.svg']).toContain('甲 &amp;');
});

it('leads from chapter to chapter, and has each picture once', () => {
  const book = files(EVERYTHING);
  expect(book['EPUB/c1.xhtml']).toContain('<a href="c2.xhtml#c2-2">那里</a>');
  expect(Object.keys(book).filter((name) => name.endsWith('.png'))).toEqual(['EPUB/picture-1.png']);
  expect(book['EPUB/c1.xhtml']?.match(/src="picture-1\.png"/g)).toHaveLength(2);
});

it('has formulas as MathML with their source as text, and code in classes', () => {
  const page = files(EVERYTHING)['EPUB/c1.xhtml'] ?? '';
  expect(page).toContain(
    '<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="x_1"><mrow><mi>x</mi><mo>mod</mo><msub><mi>v</mi><mi>max</mi></msub></mrow></math>',
  );
  expect(page).toContain('<span class="c-k">int</span> a &#x3C; b;');
  expect(page).not.toMatch(/katex|data-|tabindex|aria-/);
});

it('lets a long formula be broken before its relations, and a drawing be as narrow as the page', () => {
  const sides = ['12345678', '=', '23456789', '≈', '3'].map((text, at) =>
    at % 2 ? `<mo>${text}</mo>` : `<mn>${text}</mn>`,
  );
  const long = MATH.replace(/<mrow><mi>x.*<\/mrow>/, `<mrow>${sides.join('')}</mrow>`);
  const drawing = '<svg viewBox="0 0 9 9" style="width:100%;min-width:420px;height:auto"></svg>';
  const page =
    files({
      '/甲/intro': `<h1>导读</h1><p>${long}</p><div class=math>${long.replace('<math', '<math display=block')}</div>${drawing}`,
    })['EPUB/c1.xhtml'] ?? '';
  expect([...page.matchAll(/<math.*?<\/math>/g)].map(([math]) => math.replace(/<[^>]+>/g, ''))).toEqual([
    '12345678',
    '=23456789',
    '≈3',
    '12345678=23456789≈3',
  ]);
  expect(page).toContain('style="width:100%;height:auto"');
});

it('has plain colours in place of the site’s variables', () => {
  const inks = inksOf(
    ':root{--paper:#fcfbf7;--accent:#be2c14;--ink:#123}@media screen{[data-theme=dark]{--accent:#f58b70}}',
  );
  expect(inks('var(--accent) var(--ink)')).toBe('#be2c14 #112233');
  expect(inks('color-mix(in srgb, var(--accent) 50%, var(--paper))')).toBe('#df968a');
  expect(inks('max-width:var(--lab-room, 465px);color:var(--unknown)')).toBe('max-width:465px;color:currentColor');
});
