/** Raw HTML that a note may write. */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

export const TAGS = words(`
  details summary kbd br hr sub sup img figure figcaption video picture source audio track
  table thead tbody tfoot tr td th caption col colgroup abbr mark ins del s u b i em strong small span div p a
  ruby rt rp dl dt dd ul ol li h2 h3 h4 h5 h6 blockquote pre code q cite dfn var samp time wbr`);

/** Attribute names, for proposals; `schema.ts` says which tag may have which. */
export const ATTRIBUTES = words(`
  class id title lang dir role href src srcset media alt width height open colspan rowspan scope span align
  controls loop muted playsinline poster preload loading start reversed type value datetime cite
  kind srclang label default tabindex aria-label aria-labelledby aria-describedby aria-hidden`);

/** Tags that never have an end. */
export const VOID_TAGS = words('br hr img source track col wbr');

/** Tags that HTML itself closes; an end left out is no mistake. */
export const OPTIONAL_END = words('p li dt dd tr td th thead tbody tfoot colgroup caption rt rp');

/** Attributes that hold an address. */
export const ADDRESSES = words('href src srcset poster cite action formaction xlink:href data background');

/** Ids used by the document itself: a duplicate would be found in their place. */
export const RESERVED_IDS = words('root page article main top drawer announcer progress footnote-label');
