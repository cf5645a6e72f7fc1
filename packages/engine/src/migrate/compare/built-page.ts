/** A page of another engine's built site: where its article is, and which page comes next. */
import type { Element, Root } from 'hast';
import { linkedAddress, plainAddress } from './addresses.ts';
import { factsOf, isTitle, type PageFacts } from './page-facts.ts';
import { classesOf, find } from './shown-text.ts';

export interface BuiltPage extends PageFacts {
  /** Decoded, without base, `.html` and the slash at its end. */
  address: string;
  /** Address of the page that its link to the next one names. */
  next?: string;
  /** Address that the page sends readers on to. */
  redirect?: string;
}

/** Elements that hold a note, the most precise first. */
const ARTICLES: readonly ((element: Element) => boolean)[] = [
  withClass(/^(?:theme-doc-markdown|generatedIndexPage_\w+)$/),
  withClass(/^(?:vp-doc|vt-doc|theme-default-content|theme-hope-content)$/),
  withClass(/^(?:sl-markdown-content|md-content__inner)$/),
  ({ properties }) => properties.role === 'main',
  ({ tagName }) => tagName === 'article',
  ({ tagName }) => tagName === 'main',
  ({ tagName }) => tagName === 'body',
];

const NEXT = /(?:^|[-_ ])next(?:$|[-_ ])/;

/** Reads a document, by its path below the site's folder. */
export function builtPage(file: string, document: Root): BuiltPage {
  const article = ARTICLES.map((isArticle) => find(document, isArticle)).find(Boolean) ?? document;
  const leadsTo = (href: unknown) => (typeof href === 'string' ? linkedAddress(href, `/${file}`) : undefined);
  const next = leadsTo(find(document, isNext)?.properties.href);
  const redirect = leadsTo(redirectOf(document));
  return {
    address: plainAddress(file),
    ...factsOf(article, find(document, isTitle)),
    ...(next !== undefined && { next }),
    ...(redirect !== undefined && { redirect }),
  };
}

function withClass(pattern: RegExp): (element: Element) => boolean {
  return (element) => classesOf(element).some((name) => pattern.test(name));
}

function isNext(element: Element): boolean {
  if (element.tagName !== 'a' || typeof element.properties.href !== 'string') return false;
  const { rel } = element.properties;
  return (Array.isArray(rel) && rel.includes('next')) || classesOf(element).some((name) => NEXT.test(name));
}

function redirectOf(document: Root): string | undefined {
  const refresh = find(
    document,
    ({ tagName, properties }) => tagName === 'meta' && /^refresh$/i.test(String(properties.httpEquiv)),
  );
  return /url=\s*['"]?([^'"]+)/i.exec(String(refresh?.properties.content ?? ''))?.[1]?.trim();
}
