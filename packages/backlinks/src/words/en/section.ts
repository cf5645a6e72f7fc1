/** Backlinks in English. */

export const backlinks = 'Notes that link here';
export const more = (count: number) => `${count} more`;
