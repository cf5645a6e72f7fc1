/** The review's data: one file per section, with the cards of all its listed notes in sidebar order. */
import { escapeText } from 'study-notes/emit/escape';
import { hashOf } from 'study-notes/emit/manifest';
import type { Output } from 'study-notes/emit/output';
import type { FeatureOutput } from 'study-notes/emit/site-feature';
import { readArticle } from 'study-notes/pipeline/cache/note-cache';
import type { CompiledNote, Doc, Site } from 'study-notes/pipeline/types';
import { cardsPath, type PackedCard, type SectionCards } from '../cards.ts';
import { cardReferences, cardsOf, type ReviewCard } from '../notes/note-cards.ts';
import type { ReviewSection } from '../sections.ts';
import { words } from '../words/review.ts';

/** Id of the section for notes outside all sidebars. */
const NO_SECTION = '_';

/** A section with cards, and the notes that have them. */
export interface CardSection extends ReviewSection {
  docs: Doc[];
}

/** The sections that have cards, in the site's order. */
export function cardSections({ config, docs }: Site): CardSection[] {
  const withCards = docs.filter(({ summary, unlisted }) => !unlisted && cardReferences(summary).length > 0);
  const sections = [...config.sidebars.map(({ id, label }) => ({ id, label })), { id: NO_SECTION, label: words.rest }];
  return sections
    .map((section) => ({ ...section, docs: withCards.filter((doc) => (doc.sidebar ?? NO_SECTION) === section.id) }))
    .map((section) => ({
      ...section,
      count: section.docs.reduce((sum, { summary }) => sum + cardReferences(summary).length, 0),
    }))
    .filter(({ count }) => count > 0);
}

/** The content of a section's file. */
export async function sectionCards(
  { docs }: CardSection,
  compiled: (doc: Doc) => Promise<CompiledNote>,
): Promise<SectionCards> {
  const notes = docs.map(async (doc) => {
    const cards = cardsOf(await compiled(doc));
    return { path: doc.path, title: doc.summary.title, cards: cards.map(packCard) };
  });
  return { notes: await Promise.all(notes) };
}

function packCard({ id, text, question, answer }: ReviewCard): PackedCard {
  return question === escapeText(text) ? [id, text, answer] : [id, text, answer, question];
}

/** Adds the sections' files to the output; unchanged ones are not even read. */
export async function emitCards(
  output: Output,
  { site, cacheDir, compression, engineHash, restore }: FeatureOutput,
): Promise<void> {
  const compiled = async (doc: Doc) => readArticle(cacheDir, doc.summary.cacheKey) ?? restore(doc.path);
  for (const section of cardSections(site)) {
    const file = cardsPath(section.id).slice(1);
    const notes = section.docs.map(({ path, summary }) => [
      path,
      summary.title,
      cardReferences(summary).map(({ id, hash }) => [id, hash]),
    ]);
    const key = hashOf(notes, compression, engineHash);
    if (output.reuse(`file ${file}`, key)) continue;
    const content = JSON.stringify(await sectionCards(section, compiled));
    output.add(`file ${file}`, { key, files: output.writer.write(file, content) });
  }
}
