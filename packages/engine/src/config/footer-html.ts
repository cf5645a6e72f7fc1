/** The footer as HTML, made once: what never changes needs no code in the application. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHref } from '../shared/paths.ts';
import type { FooterConfig } from '../shared/site.ts';

/** Links, filing numbers with their official pages, copyright; `baseUrl` stands before addresses of this site. */
export function footerHtml({ links, icp, police, copyright }: FooterConfig, baseUrl: string): string {
  const own = links.map(({ label, href }) =>
    href.startsWith('/') ? link(label, { href: toHref(baseUrl, href) }) : foreignLink(label, href),
  );
  const code = police?.replace(/\D/g, '');
  const filed = [
    ...(icp ? [foreignLink(icp, 'https://beian.miit.gov.cn/')] : []),
    ...(police
      ? [foreignLink(police, `https://beian.mps.gov.cn/#/query/webSearch?code=${code}`, { className: ['police'] })]
      : []),
  ];
  const lists = [own, ...(filed.length > 0 ? [filed] : [])].map(list);
  return `${toHtml(lists)}<div class="footer-copyright">${copyright}</div>`;
}

function list(items: Element[]): Element {
  return element('ul', {}, ...items.map((item) => element('li', {}, item)));
}

/** A new tab that knows nothing of this one. */
function foreignLink(label: string, href: string, properties: Element['properties'] = {}): Element {
  return link(label, { ...properties, href, target: '_blank', rel: ['noopener', 'noreferrer'] });
}

function link(label: string, properties: Element['properties']): Element {
  return element('a', properties, { type: 'text', value: label });
}

function element(tagName: string, properties: Element['properties'], ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
