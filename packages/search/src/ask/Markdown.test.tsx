import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Markdown } from './Markdown.tsx';

beforeAll(() => vi.stubGlobal('location', { origin: 'https://a.cn' }));

const passages = [
  { title: '指针', heading: '计数', url: '/C++/指针#计数', text: '', code: '' },
  { title: '引用', heading: '', url: '/C++/引用', text: '', code: '' },
];
const html = (text: string) => renderToStaticMarkup(<Markdown text={text} passages={passages} baseUrl="/" />);

describe('an answer', () => {
  it('keeps the subset of Markdown', () => {
    expect(html('# 头\n\n一**粗***斜*`a<b`\n\n1. 一\n2. 二\n\n- 三\n\n> 引\n\n```cpp\nint a;\n```\n\n---')).toBe(
      '<p class="answer-heading">头</p><p>一<strong>粗</strong><em>斜</em><code>a&lt;b</code></p>' +
        '<ol start="1"><li><p>一</p></li><li><p>二</p></li></ol><ul><li><p>三</p></li></ul>' +
        '<blockquote><p>引</p></blockquote><pre tabindex="0"><code>int a;</code></pre><hr/>',
    );
  });

  it('turns citations into links to sections, also where Markdown sees a reference', () => {
    const link = (number: number, url: string, place: string) =>
      `<sup><a class="citation" href="${url}" aria-label="资料 ${number}：${place}">${number}</a></sup>`;
    const first = link(1, '/C++/指针#计数', '指针 › 计数');
    const second = link(2, '/C++/引用', '引用');
    expect(html('甲[1][2]。乙[7]')).toBe(`<p>甲${first}${second}。乙[7]</p>`);
    expect(html('甲[1]\n\n[1]: javascript:alert(1)')).toBe(`<p>甲${first}</p>`);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['a <img src=x onerror=alert(1)> b'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<iframe srcdoc="<script>alert(1)</script>">'],
    ['[x](javascript:alert(1))'],
    ['[x](https://evil.example/?q=secret)'],
    ['<https://evil.example/x>'],
    ['![x](https://evil.example/pixel.png)'],
    ['![x][y]\n\n[y]: https://evil.example/pixel.png'],
    ['[x][y]\n\n[y]: https://evil.example/'],
    ['[x](//evil.example/)'],
    ['[x](/\\evil.example/)'],
    ['<svg onload=alert(1)>'],
    ['`<script>`\n\n    <script>\n'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x&#62;'],
  ])('makes neither markup nor a way out of %s', (text) => {
    const result = html(text);
    expect(result.replace(/<\/?(?:p|code|pre|sup|strong|em)(?: tabindex="0")?>/g, '')).not.toMatch(/[<>]/);
    expect(result).not.toMatch(/<[^>]*\s(?:href|src|on\w+|style)=/);
  });

  it.each(['> ', '- ', '[', '*a ', '![['])('is not brought down by thousands of %j', (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    expect(html(text)).toContain(piece.trim().replace('>', '&gt;'));
  });

  it('draws what nests deep', () => {
    expect(html(`${'> '.repeat(1_400)}深`)).toContain('深');
  });

  it('links into this site, unfetched until they are followed, and gives foreign addresses as text', () => {
    expect(html('[甲](/C++/指针) [乙](https://b.cn/x)')).toBe(
      '<p><a href="/C++/%E6%8C%87%E9%92%88" data-native="">甲</a> 乙（<code>https://b.cn/x</code>）</p>',
    );
  });
});
