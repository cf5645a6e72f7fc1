/** A section as a book: what is read off the built site, and what both kinds of file are made of. */
import type { Element } from 'hast';

export interface Book {
  title: string;
  description?: string;
  site: BookSite;
  /** The day of the export, `2026-11-29`. */
  date: string;
  contents: Entry[];
  chapters: Chapter[];
}

/** The built site that the book is read from. */
export interface BookSite {
  /** Folder of the built site. */
  folder: string;
  title: string;
  url: string;
  baseUrl: string;
  language: string;
}

/** A line of the contents: a chapter, or a group with or without a page of its own. */
export interface Entry {
  label: string;
  chapter?: Chapter;
  items: Entry[];
}

export interface Chapter {
  /** Begins all ids of the chapter. */
  id: string;
  /** Decoded, without base. */
  path: string;
  title: string;
  article: Element;
  /** Text of the site's sheet. */
  sheet: string;
  /** Addresses of the sheets that this page needs besides. */
  styles: string[];
}
