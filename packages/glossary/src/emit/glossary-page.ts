/** The page of all terms, in the order of a dictionary. */
import { escapeText } from 'study-notes/emit/escape';
import type { SpecialPage } from 'study-notes/emit/special/special-page';
import type { Site } from 'study-notes/pipeline/types';
import { escapeHref, toHref } from 'study-notes/shared/paths';
import { NAME, type Term } from '../term.ts';
import { words } from '../words/glossary.ts';

export const glossaryPage: SpecialPage = {
  get path() {
    return words.path;
  },
  component: 'ArticlePage',
  title: () => words.title,
  data: (site) => {
    const terms = termsOf(site);
    const items = terms.map((term) => item(term, site)).join('');
    const lead = words.lead(terms.length);
    return {
      description: lead,
      article: `<h1>${words.title}</h1><p>${lead}</p><ul>${items}</ul>`,
    };
  },
};

const dictionary = new Intl.Collator('zh-Hans-CN', { numeric: true });

/** The terms, in order: Latin letters first, then Chinese by its sounds. */
export function termsOf({ data }: Pick<Site, 'data'>): Term[] {
  return [...((data[NAME] ?? []) as Term[])].sort((a, b) => dictionary.compare(a.name, b.name));
}

function item({ name, line, aliases, note }: Term, site: Site): string {
  const others = aliases.length > 0 ? words.inBrackets(escapeText(aliases.join(words.comma))) : '';
  const doc = site.docs.find((one) => one.note?.file === note?.file && note !== undefined);
  const href = doc && toHref(site.config.baseUrl, doc.path) + (note?.id ? `#${escapeHref(note.id)}` : '');
  const more = doc && href ? words.see(escapeText(href), escapeText(doc.summary.title)) : '';
  return words.item(escapeText(name), others, escapeText(line), more);
}
