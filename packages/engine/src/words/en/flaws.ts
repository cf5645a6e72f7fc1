/** What is said of flaws of the engine itself, in English. */

export const missing = (what: string) => `Missing: ${what}. This is a flaw of the engine, please report it.`;
