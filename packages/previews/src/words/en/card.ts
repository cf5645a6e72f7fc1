/** Previews in English. */

export const preview = 'Preview';
