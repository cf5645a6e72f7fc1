/** Engines whose notes are read as they are. */
export const DIALECTS = ['docusaurus', 'mkdocs', 'obsidian', 'starlight', 'vitepress', 'vuepress'] as const;

/** Those whose links name a note, wherever it lies: where they lead hangs on which notes there are. */
export const LINKED_BY_NAME: readonly string[] = ['obsidian'];

/** Those that have a page's title from the list of pages before its own. */
export const TITLED_BY_LIST: readonly string[] = ['mkdocs'];

export type DialectName = (typeof DIALECTS)[number];

/** Which dollars make formulas: `$…$` and `$$…$$`, the second only, or none. */
export const FORMULAS = ['all', 'blocks', 'none'] as const;

export type Formulas = (typeof FORMULAS)[number];
