import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { shortenTags } from './short-tags.ts';

/** What a browser makes of it. */
const tree = (html: string) => serialize(parseFragment(html));

describe('shortening tags', () => {
  it.each([
    ['<a href="/笔记/栈" class="a b">', '<a href=/笔记/栈 class="a b">'],
    ['<a href="/笔记/">', '<a href="/笔记/">'],
    ['<img alt="" src="a?b=c">', '<img alt src="a?b=c">'],
    ['<b title="a > b" id="x">"y"</b>', '<b title="a > b" id=x>"y"</b>'],
    ['<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '<ul><li><p>a<p>b<li>c</ul>'],
    ['<p>a</p>b<p>c</p>', '<p>a</p>b<p>c</p>'],
    ['<path d="M0 0"/>', '<path d="M0 0"/>'],
  ])('writes %s as %s', (html, short) => expect(shortenTags(html)).toBe(short));

  it('changes nothing the second time', () => {
    const once = shortenTags('<ul><li><a href="/x" hidden="">a</a></li><li class="b">c</li></ul>');
    expect(shortenTags(once)).toBe(once);
  });

  const folder = join(import.meta.dirname, '../pipeline/markdown');
  const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  it.each(fixtures)('keeps the tree of %s', (file) => {
    const [html = ''] = readFileSync(join(folder, file), 'utf8').split('<!--');
    expect(tree(shortenTags(html))).toBe(tree(html));
  });
});
