/** A section as hosted search keeps it: the attributes DocSearch's own crawler writes, and a few that this site adds. */

/** Names of the heading levels; `lvl0` is the sidebar's label, `lvl1` the page's title. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

export interface DocSearchRecord {
  objectID: string;
  /** Deepest level for a record without text, else `content`. */
  type: Level | 'content';
  /** Whole address with the anchor. */
  url: string;
  url_without_anchor: string;
  /** Id of the heading; null for the part above the first one. */
  anchor: string | null;
  /** Plain text. */
  content: string | null;
  /** Source of code blocks; this site's own attribute. */
  code: string | null;
  hierarchy: Hierarchy;
  /** `language` filters queries; `lang` is the crawler's name of the same. */
  language: string;
  lang: string;
  version: string;
  docusaurus_tag: string;
  weight: { pageRank: number; level: number; position: number };
  /** Sidebar id and labels down to the page's group; this site's own attributes. */
  sidebar: string | null;
  breadcrumb: string[];
}
