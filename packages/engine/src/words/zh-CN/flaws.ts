/** What is said of flaws of the engine itself, in Simplified Chinese. */

export const missing = (what: string) => `缺少${what}，这是引擎的缺陷，请报告。`;
