/** The cards of one section, as the build writes them and the review reads them. The application must import nothing from here: a module shared with the review's chunk would become one more file on every page. */

/** Id, question as plain text, answer as HTML; the question as HTML where it is more than its text. */
export type PackedCard = [id: string, text: string, answer: string, question?: string];

/** A note and its cards, in its order. */
export interface CardNote {
  /** Decoded path without base. */
  path: string;
  title: string;
  cards: PackedCard[];
}

/** Content of a section's file. */
export interface SectionCards {
  notes: CardNote[];
}

/** Path of a section's cards; `assets` is a reserved first segment, so no page's data can be there. */
export function cardsPath(sectionId: string): string {
  return `/data/assets/cards/${sectionId}.json`;
}

/** Id of the element of a card in its note. */
export function cardAnchor(id: string): string {
  return `card-${id}`;
}
