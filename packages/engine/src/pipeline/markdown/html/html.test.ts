import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { runFixtures, runStep } from '../code/run-fixtures.ts';
import type { NoteContext } from '../context.ts';
import { elementNode } from '../element-node.ts';
import { remarkLinks } from '../link/remark-links.ts';
import { toArticle } from '../to-html.ts';
import { TAGS } from './allow-list.ts';
import { checkHtml } from './check-html.ts';
import { dangerousScheme } from './dangerous-url.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** What a compilation does with raw HTML; the tree becomes what a browser makes of the article. */
function rawHtml(tree: Root, context: NoteContext): void {
  Object.assign(context.routes, { baseUrl: '/笔记/', byFile: { 'b.md': '/b' } });
  context.hasRawHtml = checkHtml(tree, context);
  remarkLinks(tree, context);
  const article = fromHtml(toArticle(tree, context, []).html, { fragment: true });
  const shown = article.children.filter((node) => node.type !== 'text' || node.value.trim());
  tree.children = shown.map((node) => elementNode(node as Element));
}

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  visit(fromHtml(html, { fragment: true }) as HastRoot, 'element', (node) => void found.push(node));
  return found;
}

const hostile = readFileSync(join(fixtures, 'hostile/input.md'), 'utf8').split('\n\n');

describe('raw HTML', () => {
  runFixtures(fixtures, rawHtml);

  it.each(hostile)('comes out harmless: %s', async (markdown) => {
    const { html } = await runStep(markdown, rawHtml, join(fixtures, 'hostile'));
    for (const { tagName, properties } of elementsOf(html)) {
      expect([...TAGS]).toContain(tagName);
      expect(Object.keys(properties).filter((name) => /^(?:on|style$)/i.test(name))).toEqual([]);
      const addresses = [properties.href, properties.src, properties.poster].map((value) => String(value ?? ''));
      expect(addresses.filter(dangerousScheme)).toEqual([]);
    }
  });

  it('comes out harmless as a whole note', async () => {
    const { html } = await runStep(hostile.join('\n\n'), rawHtml, join(fixtures, 'hostile'));
    const names = elementsOf(html).flatMap(({ properties }) => Object.keys(properties));
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(elementsOf(html).filter(({ tagName }) => !TAGS.has(tagName))).toEqual([]);
  });

  it.each(['a <!-- b --> c', '<!-- b -->', '`<b>`', '    <b>', 'a < b > c'])('is not seen in %s', async (markdown) => {
    const { context } = await runStep(markdown, rawHtml);
    expect(context.hasRawHtml).toBe(false);
  });

  it('keeps what our own steps made', async () => {
    const own = elementNode({ type: 'element', tagName: 'button', properties: { dataAction: 'fold' }, children: [] });
    const { html } = await runStep('<kbd>a</kbd>', (tree, context) => {
      tree.children.push(own as never);
      rawHtml(tree, context);
    });
    expect(html).toContain('<button data-action="fold"></button>');
  });

  it('notes internal links for the check, with their place', async () => {
    const { context } = await runStep('字\n\n<b>粗</b> <a href="./b.md#甲">乙</a>', rawHtml);
    expect(context.links).toEqual([
      { target: './b.md#甲', path: '/b', isFile: true, anchor: '甲', text: '乙', line: 3, column: 10 },
    ]);
  });
});

describe('dangerousScheme', () => {
  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['  JaVa\tScript\n:x', 'javascript'],
    ['\u0001javascript:x', 'javascript'],
    ['vbscript:x', 'vbscript'],
    ['data:text/html,x', 'data'],
    ['/data:x', undefined],
    ['https://example.org/?javascript:x', undefined],
    ['#javascript:x', undefined],
  ])('of %j is %s', (url, scheme) => expect(dangerousScheme(url)).toBe(scheme));
});
