/** What the book says of itself, and which files it is made of. */
import { escapeText } from 'study-notes/emit/escape';
import type { Book } from '../book.ts';
import { LANGUAGE } from './page.ts';

export interface Item {
  id: string;
  href: string;
  type: string;
  properties?: string;
  /** Read in the order of the items. */
  isRead?: boolean;
}

export const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** `package.opf`; the same section of the same site is the same book. */
export function packageDocument({ title, description, site, date }: Book, items: readonly Item[]): string {
  const manifest = items.map(({ id, href, type, properties }) => {
    const more = properties ? ` properties="${properties}"` : '';
    return `<item id="${id}" href="${escapeText(href)}" media-type="${type}"${more}/>`;
  });
  const spine = items.filter(({ isRead }) => isRead).map(({ id }) => `<itemref idref="${id}"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${LANGUAGE}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeText(`${site.url}${encodeURI(site.baseUrl)}#${title}`)}</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>${LANGUAGE}</dc:language>
<dc:creator>${escapeText(site.title)}</dc:creator>
<dc:source>${escapeText(site.url + encodeURI(site.baseUrl))}</dc:source>
${description ? `<dc:description>${escapeText(description)}</dc:description>\n` : ''}<dc:date>${date}</dc:date>
<meta property="dcterms:modified">${date}T00:00:00Z</meta>
<meta name="cover" content="cover"/>
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>${spine.join('')}</spine>
</package>
`;
}
