/** Characters of one text that are shown. */
export const LONGEST = 4000;
/** Longest text of one message: with the words that say how much was cut off. */
export const LONGEST_TEXT = LONGEST + 60;
/** Messages, and characters in them all, after which a program is ended. */
export const MOST_MESSAGES = 1000;
export const MOST_CHARACTERS = 1_000_000;
