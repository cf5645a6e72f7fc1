/** Longest text of one message that is shown, characters. */
export const LONGEST = 4000;
