/** What the glossary adds to the site: its page, cards for the terms of a note, words for the search. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { readGlossary } from '../prepare/read-glossary.ts';
import { type MarkedTerm, NAME, type Term, termHref, usedIn } from '../term.ts';
import { checkGlossary } from './check-glossary.ts';
import { glossaryPage, termsOf } from './glossary-page.ts';

export const glossarySite: SiteFeature = {
  name: NAME,
  styles: 'src/glossary.css',
  rules: ['glossary-form', 'glossary-note', 'glossary-twice', 'glossary-unused'],
  pages: [glossaryPage],
  async prepare({ content }) {
    const notes = readGlossary(content).terms.map(
      ({ name, aliases, except, note }): MarkedTerm => ({ name, aliases, except, ...(note && { file: note.file }) }),
    );
    return { notes, key: notes, sources: [], issues: [], problems: [] };
  },
  read(from) {
    const { terms, problems } = readGlossary(from);
    const synonyms = terms.flatMap(({ name, aliases }) => (aliases.length > 0 ? [[name, ...aliases]] : []));
    return { data: terms, problems, synonyms };
  },
  check: (docs, label, data) => checkGlossary((data ?? []) as Term[], docs, label),
  pageData,
};

function pageData({ summary }: Doc, _frame: unknown, site: Site) {
  const { marked } = usedIn(summary);
  const routes = { baseUrl: site.config.baseUrl, moved: site.moved };
  const cards = termsOf(site).flatMap(({ name, line }): [string, [string, string]][] =>
    marked.includes(name) ? [[termHref(routes, name), [name, line]]] : [],
  );
  return cards.length > 0 ? { cards: Object.fromEntries(cards) } : {};
}
