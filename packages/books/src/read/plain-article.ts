/** An article as paper has it: nothing to press, everything unfolded, pictures as files of the site. */
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { decodePath, stripBase } from 'study-notes/shared/paths';
import type { BookSite, Chapter } from '../book.ts';
import { labFoot } from './lab-foot.ts';
import { pageAddress } from './page-address.ts';
import { element, elementsOf, hasClass, replace } from './tree.ts';

/** What is of use on a screen only: controls, what stands by for the living lab, the other colour mode's picture. */
const SCREEN = ['fold', 'lab-room', 'only-dark', 'anchor'];
const CONTROLS = new Set([
  'button',
  'select',
  'textarea',
  'noscript',
  'script',
  'style',
  'iframe',
  'source',
  'template',
]);
const MEDIA = new Set(['video', 'audio', 'object', 'embed']);

/** Changes the chapter's article. */
export function plainArticle(chapter: Chapter, site: BookSite): void {
  const { article } = chapter;
  replace(article, (node) => plain(node, chapter, site));
  let heading = '';
  for (const node of elementsOf(article)) {
    if (/^h[1-6]$/.test(node.tagName)) heading = String(node.properties.id ?? '');
    if (node.tagName === 'figure' && hasClass(node, 'lab')) {
      node.children.push(labFoot(pageAddress(site, chapter.path, heading)));
    }
  }
}

/** What stands in an element's place; undefined: itself. */
function plain(node: Element, chapter: Chapter, site: BookSite): ElementContent[] | undefined {
  const { tagName, properties } = node;
  if (CONTROLS.has(tagName) || properties.role === 'tablist' || SCREEN.some((name) => hasClass(node, name))) return [];
  if (tagName === 'input') return properties.type === 'checkbox' ? [mark(properties.checked)] : [];
  if (MEDIA.has(tagName)) return [elsewhere(String(properties.src ?? properties.data ?? ''), textOf(node))];
  // What runs in the page is text here: its place is a state of the page.
  if (properties.dataAction !== undefined) return [{ ...node, tagName: 'span', properties: classOf(node) }];
  // Terms lead to a page of their own, at every chapter anew.
  if (hasClass(node, 'term')) return node.children;
  if (tagName === 'picture' || tagName === 'label') return node.children.filter(({ type }) => type === 'element');
  if (tagName === 'img') return imageOf(node, chapter, site);
  if (tagName === 'details') properties.open = true;
  if (properties.role === 'tabpanel' && properties.dataLabel !== undefined) openTab(node);
  return undefined;
}

function mark(checked: unknown): ElementContent {
  return { type: 'text', value: checked ? '☑ ' : '☐ ' };
}

function classOf({ properties: { className } }: Element): Element['properties'] {
  return className ? { className } : {};
}

/** All tabs one after the other, each under its name. */
function openTab(node: Element): void {
  const label = String(node.properties.dataLabel);
  node.properties = classOf(node);
  node.children.unshift(element('p', { className: ['tab-label'] }, label));
}

/** A picture of the site is told by its file, `src` without base; another host's is a link to it. */
function imageOf(node: Element, { path }: Chapter, { baseUrl }: BookSite): ElementContent[] | undefined {
  const { src, alt, width, height } = node.properties;
  if (node.properties.dataFile !== undefined) return undefined;
  const address = String(src ?? '');
  const file = /^\/(?!\/)/.test(address) ? stripBase(baseUrl, decodePath(address) ?? '') : null;
  if (file === null) return [elsewhere(address, String(alt || path))];
  return [{ ...node, properties: { dataFile: file, alt: alt ?? '', width, height } }];
}

/** What no book can hold. */
function elsewhere(address: string, text: string): ElementContent {
  return address === '' ? { type: 'text', value: text } : element('a', { href: address }, text || address);
}
