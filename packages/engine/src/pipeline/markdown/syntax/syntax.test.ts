import fc from 'fast-check';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../parse.ts';
import { bareAddresses } from './bare-addresses.ts';

/** What a text is made of: blocks, links and formulas in braces. */
function shown(source: string): string {
  const write = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'inlineMath') return `{formula ${node.value}}`;
    const inside = 'children' in node ? node.children.map(write).join('') : '';
    if (node.type === 'link') return `{link ${node.url === inside ? inside : `${inside} to ${node.url}`}}`;
    return node.type === 'root' || node.type === 'paragraph' ? inside : `{${node.type} ${inside}}`;
  };
  return write(parseMarkdown(source));
}

describe('a dollar', () => {
  it.each([
    ['price $5 and $10', 'price $5 and $10'],
    ['从 $5 到 $10，再到 $20', '从 $5 到 $10，再到 $20'],
    ['US$5，US$10', 'US$5，US$10'],
    ['$5 and $10 and $x$', '$5 and $10 and {formula x}'],
    ['$x$ 和 $ y $', '{formula x} 和 {formula y}'],
    ['花 $5 学 $x$', '花 $5 学 {formula x}'],
    ['$$x$$5', '{formula x}5'],
    ['\\$5 and $x$', '$5 and {formula x}'],
    ['$a\n$b', '$a\n$b'],
    ['$', '$'],
    ['$$x$', '$$x$'],
    ['a $$]', 'a $$]'],
  ])('in %j gives %j', (source, expected) => expect(shown(source)).toBe(expected));
});

describe('a bare address', () => {
  it.each([
    ['见 https://a.cn/b，然后 **粗**。', '见 {link https://a.cn/b}，然后 {strong 粗}。'],
    ['见 https://a.cn。', '见 {link https://a.cn}。'],
    ['（https://a.cn/b）', '（{link https://a.cn/b}）'],
    ['www.a.cn/b、www.a.cn', '{link www.a.cn/b to http://www.a.cn/b}、{link www.a.cn to http://www.a.cn}'],
    ['[见 https://a.cn/b，然后', '[见 {link https://a.cn/b}，然后'],
    ['https://a.cn/文档/甲', '{link https://a.cn/文档/甲}'],
    ['ftp://foo.bar.baz.', '{link ftp://foo.bar.baz}.'],
    ['[ftp://a.b](/c)', '{link ftp://a.b to /c}'],
    ['www.@b.cn', '{link www.@b.cn to mailto:www.@b.cn}'],
    ['ftp:// and sftp://a.b', 'ftp:// and sftp://a.b'],
  ])('in %j gives %j', (source, expected) => expect(shown(source)).toBe(expected));

  it('is what GFM takes for one, but for Chinese punctuation and ftp', () => {
    const parts = [
      ...['https://', 'http://', 'www.', 'a', 'b.cn', '/', '_', '*', '.', ',', '(', ')', '[', ']', '](', '<', '>', ' '],
      ...['\n', '&amp;', '&', ';', '!', '"', '~', '中', '?', '#', '\\', '`', 'hh', 'ww', '-', '@', ':', '|'],
    ];
    const gfm = unified().use(remarkParse).use(remarkGfm).freeze();
    const ours = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(function (this: Processor) {
        const data = this.data() as { micromarkExtensions?: unknown[] };
        data.micromarkExtensions?.push(bareAddresses);
      })
      .freeze();
    const texts = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((chosen) => chosen.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        // `www.` with nothing behind it is an address for GFM only where a line follows.
        fc.pre(!/www\.+(?:\s|<|$)/i.test(text));
        expect(ours.parse(text)).toEqual(gfm.parse(text));
      }),
      { seed: 20261128, numRuns: 300 },
    );
  });
});

describe('a table', () => {
  it.each([
    ['by four spaces', '| a | b |\n    | - | - |\n| 1 | 2 |'],
    ['by a tab', '| a | b |\n\t| - | - |\n| 1 | 2 |'],
    ['within an item', '- x\n\n  | a | b |\n      | - | - |\n  | 1 | 2 |'],
    ['below text', '文字\n| a | b |\n     | - | - |\n| 1 | 2 |'],
  ])('may have a delimiter row indented %s', (_, source) => {
    expect(shown(source)).toContain(
      '{table {tableRow {tableCell a}{tableCell b}}{tableRow {tableCell 1}{tableCell 2}}}',
    );
  });

  it('is none where code goes on', () => {
    expect(shown('    | a | b |\n    | - | - |')).toBe('{code }');
  });
});
