/** Links between the notes of a built site, read back from its pages' data: what authors call a page where they link to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<a\b[^>]*?\shref="?(\/[^"\s>#]*)"?(?=[\s>])[^>]*>(.*?)<\/a>/gs;
const REFERENCES = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Every page with `links`, the names that others give it. */
export function withLinkNames(pages, out, { linkNames }) {
  const known = new Map(pages.map((page) => [page.path, page]));
  const links = pages.flatMap((from) =>
    [...articleOf(out, from.path).matchAll(LINK)].flatMap(([, href, html]) => {
      const to = known.get(decodeURIComponent(href));
      return to && to !== from ? [{ from, to, text: textOf(html) }] : [];
    }),
  );
  const names = linkNames(links, ({ title, label }) => [title, label]);
  return pages.map((page) => ({ ...page, links: names.get(page) ?? [] }));
}

function articleOf(out, path) {
  return JSON.parse(readFileSync(join(out, 'data', `${path.replace(/\/$/, '/index')}.json`), 'utf8')).article;
}

function textOf(html) {
  return html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|amp|quot);/g, (_, name) => REFERENCES[name]);
}
