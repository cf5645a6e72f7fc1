/** Ids that are unique in the book and good in XML, links within the book, and whole addresses for all others. */
import type { Element } from 'hast';
import { cleanPath } from 'study-notes/shared/paths';
import type { Book, Chapter } from '../book.ts';
import { ownPlace, pageAddress, wholeAddress } from './page-address.ts';
import { elementsOf, hasClass } from './tree.ts';

/** Attributes that name other elements by their ids. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers'];

/** Old id → the book's, of one chapter. */
type Ids = Map<string, string>;

/** Changes ids and addresses of all chapters. */
export function resolvePlaces(book: Book): void {
  const all = new Map(book.chapters.map((chapter) => [chapter.path, { chapter, ids: numberIds(chapter) }]));
  for (const { chapter, ids } of all.values()) {
    for (const node of elementsOf(chapter.article)) {
      renameReferences(node, ids);
      // A lab is used on its page, which its address says.
      if (node.tagName !== 'a' || node.properties.href === undefined || hasClass(node, 'plain')) continue;
      node.properties = { ...keptOf(node), href: addressOf(String(node.properties.href), chapter) };
    }
  }

  function addressOf(address: string, from: Chapter): string {
    const place = ownPlace(book.site, from.path, address);
    if (!place) return wholeAddress(book.site, from.path, address);
    const target = all.get(place.path) ?? all.get(cleanPath(place.path));
    const id = place.fragment === '' ? target?.chapter.id : target?.ids.get(place.fragment.normalize('NFC'));
    return id === undefined ? pageAddress(book.site, place.path, place.fragment) : `#${id}`;
  }
}

function keptOf({ properties: { id, className } }: Element): Element['properties'] {
  return { ...(id && { id }), ...(className && { className }) };
}

/** Gives every id of a chapter a number; the chapter's own stands on the article. */
function numberIds({ id, article }: Chapter): Ids {
  const ids: Ids = new Map();
  article.properties = { id, className: ['prose'] };
  for (const { properties } of elementsOf(article)) {
    if (properties.id === undefined || properties.id === id) continue;
    const own = `${id}-${ids.size + 1}`;
    ids.set(String(properties.id).normalize('NFC'), own);
    properties.id = own;
  }
  return ids;
}

/** `url(#a)` and `#a` in drawings, and what names elements for assistive technology. */
function renameReferences({ tagName, properties }: Element, ids: Ids): void {
  for (const [name, value] of Object.entries(properties)) {
    if (REFERENCES.includes(name)) {
      const names = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
      properties[name] = names.map((one) => ids.get(one) ?? one).join(' ');
    } else if (typeof value === 'string' && value.includes('#')) {
      const isReference = tagName !== 'a' && (name === 'href' || name === 'xLinkHref') && value.startsWith('#');
      properties[name] = isReference
        ? `#${ids.get(value.slice(1)) ?? value.slice(1)}`
        : value.replace(/url\((['"]?)#([^)'"]+)\1\)/g, (whole, _, id: string) =>
            ids.has(id) ? `url(#${ids.get(id)})` : whole,
          );
    }
  }
}
