/** Loads all cards of the site, one request per section. */
import { patientFetch } from 'study-notes/shell/navigation/patient-fetch';
import { cardsPath, type PackedCard, type SectionCards } from './cards.ts';
import type { ReviewProps } from './props.ts';
import type { ReviewSection } from './sections.ts';
import type { StudyCard } from './types.ts';
import { words } from './words/review.ts';

/** Fetches every section; if one fails, all fail, since its cards must not look orphaned. */
export async function loadCards(sections: readonly ReviewSection[], href: ReviewProps['href']): Promise<StudyCard[]> {
  return (await Promise.all(sections.map((section) => loadSection(section, href)))).flat();
}

async function loadSection({ id, label }: ReviewSection, href: ReviewProps['href']): Promise<StudyCard[]> {
  const answer = await patientFetch(href(cardsPath(id)));
  if (!answer.ok) throw new Error(words.notFetched(label, answer.status));
  const { notes }: SectionCards = await answer.json();
  return notes.flatMap(({ path, title, cards }) => cards.map((card) => unpack(card, { section: id, path, title })));
}

function unpack([id, text, answer, question]: PackedCard, note: Pick<StudyCard, 'section' | 'path' | 'title'>) {
  return { ...note, id, text, answer, question: question ?? escapeText(text) };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
