/** The address by which a mistake is reported. */

/** Letters of a quotation; more would make an address that servers refuse. */
const MOST = 200;

/** What is put into the pattern. */
export interface Reported {
  title: string;
  path: string;
  /** What was selected. */
  text: string;
  /** Whole address of the place. */
  address: string;
}

/** The pattern with a page's title and path and the quotation in its places, each escaped. */
export function reportAddress(pattern: string, { title, path, text, address }: Reported): string {
  const values: Record<string, string> = { title, path, quote: `> ${shortened(text)}\n\n${address}\n\n` };
  return pattern.replace(/\{(title|path|quote)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** One line, cut when it is long; half a character at an end is left out. */
export function shortened(text: string): string {
  const characters = [
    ...text
      .replace(/\s+/g, ' ')
      .replace(/\p{Cs}/gu, '')
      .trim(),
  ];
  return characters.length <= MOST ? characters.join('') : `${characters.slice(0, MOST - 1).join('')}…`;
}
