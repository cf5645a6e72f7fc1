import { describe, expect, it } from 'vitest';
import { type Piece, readMarkup, textOf } from './markup.ts';

const WORDS = { picture: '图片', cut: '（太长）' };
const read = (html: string) => readMarkup(html, WORDS);

/** Pieces as text that is short to compare: `tag[href](content)`. */
function told(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return `${piece.tag}${piece.href === undefined ? '' : `[${piece.href}]`}(${told(piece.pieces)})`;
    })
    .join('');
}

describe('what a comment may show', () => {
  it.each([
    ['<p>一<strong>粗</strong><br>二 &amp; &lt;三&gt; &#x4e2d;&#25991;</p>', 'p(一strong(粗)br()二 & <三> 中文)'],
    ['<h1>题</h1><h6>题</h6>', 'heading(题)heading(题)'],
    ['<pre><code class="language-js"><span class="token">1</span>\n</code></pre>', 'pre(code(1\n))'],
    ['<a href="https://a.cn/b?c=1&amp;d=2" target="_blank">文</a>', 'a[https://a.cn/b?c=1&d=2](文)'],
    ['<img src="https://a.cn/b.png" alt="一张图">', 'a[https://a.cn/b.png](一张图)'],
    ['<img src="https://a.cn/b.png">', 'a[https://a.cn/b.png](图片)'],
    ['<img class="wl-emoji" src="https://a.cn/b.png" alt=":笑:">', ':笑:'],
    ['<table><tbody><tr><td>格</td></tr></tbody></table>', 'table(tbody(tr(td(格))))'],
    ['<ul><li>一<li>二</ul>三', 'ul(li(一li(二)))三'],
  ])('%s', (html, expected) => {
    expect(told(read(html))).toBe(expected);
  });
});

describe('a hostile comment', () => {
  it.each([
    ['<script>alert(1)</script>后', '后'],
    ['<SCRIPT>alert(1)</SCRIPT >后', '后'],
    ['<script><b>alert(1)', ''],
    ['<style>*{display:none}</style><p style="position:fixed">文</p>', 'p(文)'],
    ['<svg><script>1</script><a href="https://a.cn">文</a></svg>后', '后'],
    ['<iframe src="https://a.cn"></iframe><object data="x"></object>后', '后'],
    ['<p onclick="alert(1)" id="root" class="navbar">文</p>', 'p(文)'],
    ['<a href="javascript:alert(1)">文</a>', '文'],
    ['<a href="java&#10;script:alert(1)">文</a>', '文'],
    ['<a href="&#106;avascript:alert(1)">文</a>', '文'],
    ['<a href="data:text/html,1">文</a><a href="//a.cn">文</a><a href="/复习">文</a>', '文文文'],
    ['<a href="https://[">文</a>', '文'],
    ['<img src="x" onerror="alert(1)">', '图片'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<form action="https://a.cn"><input name="x"><button>按</button></form>', '按'],
    ['<math><mi>x</mi><mtext><style></mtext><img src="x" onerror="1"></style></math>', 'x'],
    ['</p></div></section>文', '文'],
    ['<p>文<!-- <b> --></p', 'p(文</p)'],
    ['< b>&lt;script&gt;&nosuch;&#0;&#x110000;', '< b><script>&nosuch;'],
  ])('%s', (html, expected) => {
    expect(told(read(html))).toBe(expected);
  });

  it('is cut when it is huge, and stays as flat as elements may lie', () => {
    const deep = read('<blockquote>'.repeat(2000));
    let depth = 0;
    for (let pieces = deep; typeof pieces[0] === 'object'; pieces = pieces[0].pieces) depth++;
    expect(depth).toBeLessThanOrEqual(12);
    const long = read(`<p>${'字'.repeat(50_000)}</p>`);
    expect(textOf(long)).toHaveLength(30_000 - 3 + WORDS.cut.length);
    expect(long.at(-1)).toBe(WORDS.cut);
  });

  it.each(['<', '<a ', '<a b="', '<a b="c" ', '<!--', '&#', '</', '<a\n'])(
    '%j, written ten thousand times, is read at once',
    (part) => {
      const begin = performance.now();
      read(part.repeat(10_000));
      expect(performance.now() - begin).toBeLessThan(1000);
    },
  );
});
