import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { printHtml } from './print-html.ts';

const printed = (html: string) => printHtml(fromHtml(html, { fragment: true }) as Root);

it.each([
  ['<a href="/笔记/栈" class="a b">x</a>', '<a href=/笔记/栈 class="a b">x</a>'],
  ['<b title="a > b" id="x">"y"</b>', '<b title="a > b" id=x>"y"</b>'],
  ['<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>c</li>\n</ul>', '<ul><li><p>a<p>b<li>c</ul>'],
  ['<p>a</p>b<p>c</p>', '<p>a</p>b<p>c'],
])('prints %j as %s', (html, short) => expect(printed(html)).toBe(short));

it('takes out breaks between blocks, never in code or text', () => {
  expect(
    printed('<h1>a</h1>\n<p>b\nc <b>d</b>\n<i>e</i></p>\n\n<pre><code><b>\n</b>\n<b>x</b></code></pre>\n<div>f</div>'),
  ).toBe('<h1>a</h1><p>b\nc <b>d</b>\n<i>e</i><pre><code><b>\n</b>\n<b>x</b></code></pre>\n<div>f</div>');
});
