/** Takes line breaks between blocks out of an article; text, code and formulas stay as they are. */

const KEPT = /(<(pre|svg|math)\b[\s\S]*?<\/\2>)/;
const BLOCKS =
  'p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|div|section|figure|figcaption|blockquote|details|summary|hr';
const AFTER_BLOCK = new RegExp(`(</?(?:${BLOCKS})(?: [^>]*)?>)\\n+(?=<|$)`, 'g');

/** Modest on purpose: only a break after a block's tag, before another tag or the end, goes. */
export function minifyHtml(html: string): string {
  return html
    .split(KEPT)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(AFTER_BLOCK, '$1')))
    .join('');
}
