/** What is said where a card is taken, in English. */

export const added = 'Added to “My cards” of the review.';
export const notAdded = 'Not added: “My cards” has it already, or is full.';
export const ownCardsOf = (day: string) => `My cards (${day})`;
export const badCard = 'This card is too long, or one of its sides is empty.';
