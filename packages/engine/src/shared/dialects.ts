/** Engines whose notes are read as they are. */
export const DIALECTS = ['mkdocs', 'vitepress', 'vuepress'] as const;

export type DialectName = (typeof DIALECTS)[number];
