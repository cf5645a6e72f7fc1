/** Cards of the review as rows for Anki, and rows of a file as own cards. */
import { ankiHtml, escapedHtml } from './anki-html.ts';
import type { AnkiCard, ReadCard } from './anki-text.ts';
import { idOf, OWN_LIMITS } from './own-cards.ts';
import type { OwnCard, StudyCard } from './types.ts';
import { words } from './words/review.ts';

interface AnkiPlace {
  /** Name of a section. */
  labelOf: (section: string) => string;
  /** Whole address of a path. */
  addressOf: (path: string) => string;
}

/** A card as a row; the note's title becomes its tag. */
export function toAnki(card: StudyCard, { labelOf, addressOf }: AnkiPlace): AnkiCard {
  const { id, section, path, title, question, answer, isPlain } = card;
  const html = (side: string) => (isPlain ? escapedHtml(side) : ankiHtml(side, addressOf(path)));
  const source = `<p><a href="${addressOf(path)}">${escapedHtml(title)}</a></p>`;
  return {
    guid: id,
    deck: `${words.deck}::${labelOf(section)}`,
    front: html(question),
    back: isPlain ? html(answer) : html(answer) + source,
    // Spaces part tags.
    tags: title.replace(/\s+/g, '_'),
  };
}

/** The rows that become own cards: not those of the notes, which stay as the notes have them, and none too long. */
export async function ownCardsOf(
  read: readonly ReadCard[],
  known: ReadonlySet<string>,
  now: number,
): Promise<OwnCard[]> {
  const cards = read.map(async ({ guid, question, answer }): Promise<OwnCard> => {
    // Without a name of its own a card is known by its question.
    return { id: guid ?? (await idOf(question)), question, answer, changed: now };
  });
  const isKept = ({ id, question, answer }: OwnCard) =>
    id.length <= 100 && !known.has(id) && Math.max(question.length, answer.length) <= OWN_LIMITS.side;
  return (await Promise.all(cards)).filter(isKept);
}
