/** Labelled queries for other authors' sites: `foreign/<name>.tsv`, and more to work with in `foreign/<name>-more.tsv`. */
import { readFileSync } from 'node:fs';

/**
 * The queries of a site, each with the paths of its right pages: those named when it was written (`written`), and with
 * them those that the judged pool added (`relevant`). A path that the site has not is an error.
 */
export function readForeignQueries(name, pages) {
  const more = readFile(`${name}-more`, pages).map((query) => ({ ...query, half: 'more' }));
  return [...readFile(name, pages), ...more];
}

function readFile(name, pages) {
  const text = readFileSync(new URL(`foreign/${name}.tsv`, import.meta.url), 'utf8');
  const paths = new Map(pages.map(({ path }) => [plain(path), path]));
  const pathOf = (path) => known(paths.get(plain(path)), path, name);
  const rows = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return rows.slice(1).map((line) => {
    const [held, kind, query, ...labels] = line.split('\t');
    const [written, pooled = []] = labels.map((label) => label.split('|').filter(Boolean).map(pathOf));
    const right = { written: new Set(written), relevant: new Set([...written, ...pooled]) };
    return { half: held === 'true' ? 'held' : 'open', kind, query, ...right, byPath: ANY, byHeading: ANY };
  });
}

/** The page is labelled, not the place in it. */
const ANY = /(?:)/;

const plain = (path) => path.replace(/^\/|\/$/g, '');

function known(path, label, name) {
  if (path === undefined) throw new Error(`foreign/${name}.tsv names /${label}, which is no page of that folder.`);
  return path;
}
