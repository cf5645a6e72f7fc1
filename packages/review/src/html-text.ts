/** The words of HTML that someone else wrote: it is never parsed as a document, so nothing in it can run or load. */

const BREAKS = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6]|pre|blockquote)\s*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text with line ends where blocks end. */
export function textOfHtml(html: string): string {
  const text = html.replace(BREAKS, '\n').replace(TAGS, '');
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      if (code === undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
