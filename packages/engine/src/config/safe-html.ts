/** HTML an author may put into the footer and the announcement bar. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

const ALLOWED: Schema = {
  tagNames: ['a', 'b', 'strong', 'em', 'br', 'span', 'code'],
  attributes: { a: ['href', 'title'], '*': ['className', 'lang'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
  clobber: [],
};

/** Keeps the allowed tags and attributes; `removed` names the others. */
export function sanitizeHtml(html: string): { html: string; removed: string[] } {
  if (!/[<&]/.test(html)) return { html, removed: [] };
  const dirty = fromHtml(html, { fragment: true });
  const before = countItems(dirty);
  const clean = sanitize(dirty, ALLOWED) as Root;
  visit(clean, 'element', openForeignLinkInNewTab);
  const after = countItems(clean);
  const removed = [...before].filter(([item, count]) => count > (after.get(item) ?? 0)).map(([item]) => item);
  return { html: toHtml(clean), removed };
}

function openForeignLinkInNewTab(element: Element): void {
  if (element.tagName !== 'a' || !/^https?:/i.test(String(element.properties.href))) return;
  Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
}

/** Counts tags and attributes, so that losses show. `target` and `rel` are ours to write. */
function countItems(tree: Root): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (item: string) => counts.set(item, (counts.get(item) ?? 0) + 1);
  visit(tree, 'element', (element: Element) => {
    add(`<${element.tagName}>`);
    for (const name of Object.keys(element.properties)) {
      if (name !== 'target' && name !== 'rel') add(name);
    }
  });
  return counts;
}
