/** The backlinks of a page as HTML. */
import { escapeText } from 'study-notes/emit/escape';
import type { Doc, Site } from 'study-notes/pipeline/types';
import { escapeHref, toHref } from 'study-notes/shared/paths';
import type { Mention } from '../mention.ts';
import { words } from '../words/section.ts';
import { type Backlink, backlinksOf, hasSentence } from './collect-backlinks.ts';

/** Notes shown; the rest can be opened. */
const SHOWN = 5;
/** Sentences of one note; who wants all reads it. */
const SENTENCES = 3;

/** The section below a note; undefined when no note links to it. */
export function printBacklinks(doc: Doc, site: Site): string | undefined {
  const backlinks = backlinksOf(site, doc.path);
  if (backlinks.length === 0) return undefined;
  const items = backlinks.map((backlink) => printNote(backlink, doc, site.config.baseUrl));
  const rest = items.slice(SHOWN);
  const more =
    rest.length > 0 ? `<details><summary>${words.more(rest.length)}</summary><ul>${rest.join('')}</ul></details>` : '';
  const shown = items.slice(0, SHOWN).join('');
  // No id, which a heading of the note might have.
  return `<section class="backlinks" aria-label="${words.backlinks}"><h2>${words.backlinks}</h2><ul>${shown}</ul>${more}</section>`;
}

function printNote({ title, path, mentions }: Backlink, doc: Doc, baseUrl: string): string {
  const told = mentions.filter((mention) => hasSentence(mention) || headingOf(mention, doc)).slice(0, SENTENCES);
  const section = (told[0] ?? mentions[0])?.section;
  const href = toHref(baseUrl, path) + (section ? `#${escapeHref(section)}` : '');
  const sentences = told.map((mention) => printSentence(mention, doc));
  return `<li><a href="${href}">${escapeText(title)}</a>${sentences.join('')}</li>`;
}

function printSentence(mention: Mention, doc: Doc): string {
  const { before, words, after, anchor } = mention;
  const heading = headingOf(mention, doc);
  const place = heading ? ` <a href="#${escapeHref(anchor ?? '')}">↑ ${escapeText(heading)}</a>` : '';
  return `<p>${escapeText(before)}<mark>${escapeText(words)}</mark>${escapeText(after)}${place}</p>`;
}

/** The heading of this page that a link names. */
function headingOf({ anchor }: Mention, { summary }: Doc): string | undefined {
  return summary.toc.find(({ id }) => id === anchor)?.text;
}
