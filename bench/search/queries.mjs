/** Labelled queries and the judgement of answers. */
import { readFileSync } from 'node:fs';

/** All labelled queries of `queries.tsv`. */
export function readQueries() {
  const text = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .slice(1);
  return rows.map((line) => {
    const [half, kind, query, relevant] = line.split('\t');
    return { half, kind, query, ...relevance(relevant) };
  });
}

/** `a|@b`: about headings that match a, or pages whose path matches b. */
function relevance(text) {
  const parts = text.split('|');
  const some = (list) => (list.length > 0 ? new RegExp(list.join('|'), 'i') : /(?!)/);
  return {
    byHeading: some(parts.filter((part) => !part.startsWith('@'))),
    byPath: some(parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1))),
  };
}

/** Whether a page, with its title and all headings, is about the query. */
export function isRelevant(query, { path, title, headings }) {
  return (
    query.byPath.test(path) || query.byHeading.test(title) || headings.some((heading) => query.byHeading.test(heading))
  );
}

/** Whether a link leads to the right place of a relevant page. */
export function isRightHeading(query, { path, title, heading }) {
  return query.byPath.test(path) || query.byHeading.test(heading || title) || query.byHeading.test(title);
}

/** Whether a text holds the very words of a query for one place: identifiers, and phrases of the text. */
export function askedFor(queries) {
  const wanted = queries
    .filter(({ kind }) => kind === 'body' || kind === 'identifier')
    .flatMap(({ kind, query }) =>
      kind === 'body' ? windows(query) : query.split(/[\s:]+/).filter((word) => word.length > 3),
    )
    .map((text) => text.toLowerCase());
  return (text) => wanted.some((piece) => text.toLowerCase().includes(piece));
}

function windows(text, length = 5) {
  return Array.from({ length: Math.max(1, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
}

/** Asks every query; `ask` gives pages as `{ path, title, heading }` in their order. Queries that nothing answers do not count. */
export async function judge(queries, ask) {
  const judged = [];
  for (const query of queries) {
    const pages = await ask(query.query);
    const at = pages.slice(0, 10).findIndex(({ path }) => query.relevant.has(path));
    const isRight = at >= 0 && isRightHeading(query, pages[at]);
    const { half, kind } = query;
    judged.push({
      half,
      kind,
      query: query.query,
      rank: at < 0 ? 0 : 1 / (at + 1),
      isRight,
      isEmpty: pages.length === 0,
    });
  }
  return judged;
}

/** Queries with the paths of the real pages that are about them; those about nothing here are left out. */
export function withRelevant(queries, pages) {
  const facts = pages.map(({ path, title, sections }) => ({
    path,
    title,
    headings: sections.map(({ heading }) => heading).filter(Boolean),
  }));
  return queries
    .map((query) => ({
      ...query,
      relevant: new Set(facts.filter((page) => isRelevant(query, page)).map(({ path }) => path)),
    }))
    .filter(({ relevant }) => relevant.size > 0);
}

const mean = (list, value) => list.reduce((sum, item) => sum + Number(value(item)), 0) / (list.length || 1);

/** Means over judged queries. */
export function summary(judged) {
  return {
    count: judged.length,
    mrr: mean(judged, ({ rank }) => rank),
    first: mean(judged, ({ rank }) => rank === 1),
    right: mean(judged, ({ isRight }) => isRight),
    empty: mean(judged, ({ isEmpty }) => isEmpty),
  };
}
