/** HTML an author may put into the footer and the announcement bar. */
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const TAGS = ['a', 'b', 'strong', 'em', 'br', 'span', 'code'];
const parser = unified().use(rehypeRaw);
const sanitizer = unified().use(rehypeSanitize, {
  tagNames: TAGS,
  attributes: { a: ['href', 'title'], '*': ['className', 'lang'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
  clobber: [],
});

/** Keeps the allowed tags and attributes; `removed` names what had to go. */
export async function sanitizeHtml(html: string): Promise<{ html: string; removed: string[] }> {
  if (!/[<&]/.test(html)) return { html, removed: [] };
  const dirty = (await parser.run({ type: 'root', children: [{ type: 'raw', value: html }] } as never)) as Root;
  const before = signs(dirty);
  const clean = (await sanitizer.run(dirty)) as Root;
  visit(clean, 'element', openForeignLinkInNewTab);
  const after = signs(clean);
  const removed = [...before].filter(([sign, count]) => count > (after.get(sign) ?? 0)).map(([sign]) => sign);
  return { html: toHtml(clean), removed };
}

function openForeignLinkInNewTab(element: Element): void {
  if (element.tagName !== 'a' || !/^https?:/i.test(String(element.properties.href))) return;
  Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
}

/** Counts tags and attributes, so that losses show. `target` and `rel` are ours to write. */
function signs(tree: Root): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (sign: string) => counts.set(sign, (counts.get(sign) ?? 0) + 1);
  visit(tree, 'element', (element: Element) => {
    add(`<${element.tagName}>`);
    for (const name of Object.keys(element.properties)) {
      if (name !== 'target' && name !== 'rel') add(name);
    }
  });
  return counts;
}
