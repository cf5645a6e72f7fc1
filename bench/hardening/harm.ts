/** What no article may hold, whatever its note says. */
import { visit } from 'unist-util-visit';
import { dangerousScheme } from '../../packages/engine/src/pipeline/markdown/html/dangerous-url.ts';
import { parseHtml } from '../../packages/engine/src/pipeline/markdown/parse-html.ts';

const ELEMENTS = new Set(['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'noscript']);
const ADDRESSES = ['href', 'src', 'srcSet', 'poster', 'action', 'formAction', 'xLinkHref', 'data'];

/** Elements and attributes of the article that would run something, as a browser reads them. */
export function harmIn(html: string): string[] {
  const found: string[] = [];
  visit(parseHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (ELEMENTS.has(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name) || name === 'srcDoc') found.push(`${tagName} ${name}`);
      if (ADDRESSES.includes(name) && dangerousScheme(String(value))) found.push(`${tagName} ${name}=${value}`);
    }
  });
  return found;
}
