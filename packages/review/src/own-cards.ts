/** Cards that the reader made or brought along: plain text, kept in the browser beside the progress. */
import { dayOf } from './days.ts';
import type { OwnCard, StudyCard } from './types.ts';
import { words } from './words/taker.ts';

/** Id of the section that they form. */
export const OWN_SECTION = 'own';

/** Most characters of a side, and most cards: what a browser keeps and a page lists without trouble. */
export const OWN_LIMITS = { side: 10_000, cards: 20_000 };

/** An own card as the review asks it; `home` is the page that it leads to when it was not made on one. */
export function studyCardOf(card: OwnCard, home: string): StudyCard {
  const { id, question, answer, changed, path = home, title = words.ownCardsOf(dayOf(changed)), place = '' } = card;
  const sides = { text: question, question, answer, isPlain: true } as const;
  return { id, section: OWN_SECTION, path, title, place, ...sides };
}

/** Id of a card that has no name of its own: the same text is the same card. */
export async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cards of `incoming` that are new here or were changed later. */
export function newerCards(current: readonly OwnCard[], incoming: readonly OwnCard[]): OwnCard[] {
  const newest = new Map(current.map((card) => [card.id, card]));
  const found = new Map<string, OwnCard>();
  for (const card of incoming) {
    if (card.changed <= (newest.get(card.id)?.changed ?? -1)) continue;
    newest.set(card.id, card);
    found.set(card.id, card);
  }
  return [...found.values()];
}
