import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { testBook } from '../test-book.ts';
import { onPaper } from './paper.ts';

const only = (article: string) =>
  onPaper(testBook({ '/甲/intro': article }))
    .chapters.map((chapter) => toHtml(chapter.article))
    .join('');

it('lists at a chapter’s end where numbered links lead to, each address once', () => {
  const html = only(
    '<a href=https://o.example/a>甲</a><a href=https://o.example/a>乙</a><a href=https://o.example/b>https://o.example/b</a>',
  );
  expect(html).toContain('甲<span class="address-number">[1]</span></a>');
  expect(html).toContain('乙<span class="address-number">[1]</span></a>');
  expect(html).toContain(
    '<ol class="addresses"><li><a href="https://o.example/a" class="plain">https://o.example/a</a></li></ol>',
  );
});

it('lets what is longer than a third of a page go on on the next, and nothing else', () => {
  const code = (lines: number) => `<figure class=code><pre><code>${'x\n'.repeat(lines)}</code></pre></figure>`;
  expect(only(code(10) + code(60)).match(/class="code( long)?"/g)).toEqual(['class="code"', 'class="code long"']);
  expect(only(code(15) + code(20)).match(/class="code( long)?"/g)).toEqual(['class="code"', 'class="code long"']);
});

it('has formulas as pictures that their source describes, without what screens hide', () => {
  const html = only(
    '<span class=katex><span class=katex-mathml><math><annotation encoding=application/x-tex>x_1</annotation></math></span><span class=katex-html aria-hidden=true><span class=mord>x</span></span></span>',
  );
  expect(html).toContain(
    '<span class="katex" role="img" aria-label="x_1"><span class="katex-html"><span class="mord">x</span></span></span>',
  );
});
