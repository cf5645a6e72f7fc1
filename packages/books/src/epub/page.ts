/** A page of the EPUB. */
import type { Element, ElementContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import { toXml } from 'xast-util-to-xml';
import { element } from '../read/tree.ts';

/** Chinese as most e-readers know it. */
export const LANGUAGE = 'zh-CN';

/** A whole XHTML document. */
export function pageOf(title: string, ...body: ElementContent[]): string {
  const head = element(
    'head',
    {},
    element('title', {}, title),
    element('link', { rel: ['stylesheet'], type: 'text/css', href: 'book.css' }),
  );
  const html: Element = element('html', { lang: LANGUAGE, xmlLang: LANGUAGE }, head, element('body', {}, ...body));
  const tree = toXast(html);
  if (tree.type === 'element') tree.attributes['xmlns:epub'] = 'http://www.idpf.org/2007/ops';
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${toXml(tree, { closeEmptyElements: true })}\n`;
}
