/** What messages of all kinds have in common, in English. */

export const comma = ', ';
export const none = 'none';
export const didYouMean = (near: string) => `Did you mean “${near}”?`;
