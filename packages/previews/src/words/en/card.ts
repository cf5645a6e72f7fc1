/** Previews in English. */

export const preview = 'Preview';
export const colon = ': ';
