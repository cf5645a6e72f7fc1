/** Page data: what one page of the site is, for the document, the browser and the tests alike. Plain JSON. */

export interface NavLink {
  title: string;
  /** Decoded path without base; absent when the entry is a group that leads nowhere. */
  path?: string;
}

export interface TocItem {
  id: string;
  /** Plain text of the heading; absent in the browser when it is the id. */
  text?: string;
  /** Heading level, 2–6. */
  level: number;
}

export interface SidebarNode {
  label: string;
  /** Decoded path of the note or of the group's index page. */
  path?: string;
  /** Address of a foreign site, for `link` entries. */
  href?: string;
  /** True for a group: it can be opened. Its `items` may be absent where only the open branch was sent. */
  group?: true;
  items?: SidebarNode[];
  /** False: the group cannot be closed. */
  collapsible?: false;
  /** False: the group starts open. */
  collapsed?: false;
}

/** Last change of a note: for `<time>`, in words, and the subject line of its commit where the site shows it. */
export interface Update {
  iso: string;
  text: string;
  subject?: string;
}

export interface DocMeta {
  /** Absent when neither the note nor git knows. */
  updated?: Update;
  /** Whole minutes, at least 1. */
  readingMinutes: number;
  /** Below the note: where to edit or report it, and what features offer. */
  links?: [title: string, href: string][];
}

/** A section card of the home page. */
export interface HomeSection {
  sidebarId: string;
  label: string;
  path: string;
  /** Number of notes. */
  count: number;
  description?: string;
  /** Cleaned `<svg>`. */
  picture: string;
}

/** A suggestion of what to continue with, on the home page. */
export interface HomeTask {
  label: string;
  path: string;
  /** Text of its link for readers who have not started. */
  text: string;
  /** Name of a stored count by day (see `PageChunkProps.keyOf`): once there is one, the link says how many are due today. */
  due: string;
}

/** What a link leads to, in a few words. */
export type Card = [title: string, text: string];

export interface PageData {
  /** Hash of the application's entry files and of this format, never of the notes. */
  shell: string;
  /** Decoded, NFC, without base. */
  path: string;
  /** Name of the component, as in `routes.json`; every note is a `DocPage`. */
  component: string;
  /** The route's stable number in `routes.json`. */
  route: number;
  /** Heading of the page. */
  title: string;
  /** Text of `<title>`. */
  documentTitle: string;
  description: string;
  /** The note as HTML, its `<h1>` included; in a document's embedded data it is empty, the DOM has it. */
  article: string;
  toc: TocItem[];
  /** What features show below the note, as HTML; in a document's embedded data it is empty, the DOM has it. */
  below?: string;
  /** From the sidebar's group down to this page. */
  breadcrumbs: NavLink[];
  /** Sidebar id, absent on pages without one. */
  sidebar?: string;
  /** The sidebar with only the open branch's items. */
  nav: SidebarNode[];
  previous?: NavLink;
  next?: NavLink;
  /** Addresses of style sheets this page needs besides the site's own. */
  styles: string[];
  /** Address of a script that the page brings besides the application. */
  chunk?: string;
  /** What features need on this page, by their names. */
  features?: Record<string, unknown>;
  /** What its links lead to: address as the article has it → card. */
  cards?: Record<string, Card>;
  meta?: DocMeta;
  home?: { sections: HomeSection[]; recent: NavLink[]; tasks: HomeTask[] };
  /** Pages that are no notes and stand elsewhere than they would, since a note has their address. */
  moved?: Readonly<Record<string, string>>;
  /** Robots must not list it. */
  unlisted?: true;
}
