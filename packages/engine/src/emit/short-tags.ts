/**
 * Writes tags of markup that has no tree here, the shell's from React and formulas' from KaTeX, as short as HTML allows:
 * the tree that a browser builds stays the same. What has a tree is printed short (`pipeline/markdown/print-html.ts`).
 */

const TAG = /<[a-z][^\s"'<>/]*(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)+>/gi;
const ATTRIBUTE = /(\s[^\s"'<>/=]+)="([^"]*)"/g;
/** HTML wants quotes around these signs; a slash at the end would look like the end of an empty element. */
const QUOTED = /[\s"'=<>`]|\/$/;

/** Ends of elements that the next tag implies. A paragraph first: its item's end must still be there. */
const IMPLIED_ENDS = [
  /<\/p>(?=<(?:p|ul|ol|dl|div|figure|table|blockquote|pre|section|details|hr|h[1-6])[ >]|<\/(?:li|div|section|article|nav|main)>)/g,
  /<\/li>(?=<li[ >]|<\/[uo]l>)/g,
];

/** Takes out quotes that need not be, the values of empty attributes, and implied end tags. */
export function shortenTags(html: string): string {
  const short = html.replace(TAG, (tag) => tag.replace(ATTRIBUTE, shortenAttribute));
  return IMPLIED_ENDS.reduce((text, end) => text.replace(end, ''), short);
}

function shortenAttribute(whole: string, name: string, value: string): string {
  // An empty address is this page's; without a value it would be none to a validator.
  if (value === '') return name.trim() === 'href' ? whole : name;
  return QUOTED.test(value) ? whole : `${name}=${value}`;
}
