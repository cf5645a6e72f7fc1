/**
 * Cards as Anki's text files (docs.ankiweb.net/importing/text-files.html): tab-separated rows below a head of `#` lines.
 * The `guid` column names a card for good: importing a changed file again changes cards and doubles none, there and here.
 */
import { textOfHtml } from './html-text.ts';

/** A row. */
export interface AnkiCard {
  guid: string;
  deck: string;
  /** HTML, as the back is. */
  front: string;
  back: string;
  tags: string;
}

const HEAD = ['#separator:tab', '#html:true', '#guid column:1', '#deck column:2', '#tags column:5'];

/** The text of a file. */
export function writeAnki(cards: readonly AnkiCard[]): string {
  const rows = cards.map(({ guid, deck, front, back, tags }) => [guid, deck, front, back, tags].map(quote).join('\t'));
  return `${[...HEAD, ...rows].join('\n')}\n`;
}

/** Quotes what would end a field or begin a comment. */
function quote(field: string): string {
  return /[\t\n\r"]|^#/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** A card read from a file, both sides as plain text; `guid` is absent where the file names none. */
export interface ReadCard {
  guid?: string;
  question: string;
  answer: string;
}

const SEPARATORS: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  pipe: '|',
  space: ' ',
};

/** Reads a file that Anki or `writeAnki` wrote; `skipped` counts rows without a question or an answer. */
export function readAnki(source: string): { cards: ReadCard[]; skipped: number } {
  const { options, body } = splitHead(source.replace(/^\ufeff/, ''));
  const isHtml = options.html !== 'false';
  const special = ['guid', 'notetype', 'deck', 'tags'].map((name) => Number(options[`${name} column`] ?? 0) - 1);
  const text = (field: string) => (isHtml ? textOfHtml(field) : field).trim();
  const rows = fieldsOf(body, separatorOf(options.separator, body));
  const cards = rows.map((row) => {
    const [question = '', answer = ''] = row.filter((_, index) => !special.includes(index)).map(text);
    const guid = row[special[0] ?? -1]?.trim();
    return { question, answer, ...(guid && { guid }) };
  });
  const good = cards.filter(({ question, answer }) => question && answer);
  return { cards: good, skipped: cards.length - good.length };
}

/** The `#name:value` lines at the top, and what follows. */
function splitHead(source: string): { options: Record<string, string | undefined>; body: string } {
  const lines = source.split(/\r?\n/);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const head = lines.slice(0, first < 0 ? lines.length : first);
  const pairs = head.map((line) => /^#([^:]+):(.*)$/.exec(line)).filter((found) => found !== null);
  const options = Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]),
  );
  return { options, body: first < 0 ? '' : lines.slice(first).join('\n') };
}

/** As the head says; without a word, what the first line has. */
function separatorOf(named: string | undefined, body: string): string {
  if (named) return SEPARATORS[named.toLowerCase()] ?? named.slice(0, 1);
  const line = body.slice(0, body.indexOf('\n') >>> 0);
  return ['\t', '|', ';', ','].find((separator) => line.includes(separator)) ?? '\t';
}

/** Rows of fields; a quoted field may hold separators, line ends and doubled quotes. */
function fieldsOf(body: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.some((field) => field !== '')) rows.push(row);
    row = [];
  };
  while (at < body.length) {
    const { field, end } = body[at] === '"' ? quoted(body, at) : plain(body, at, separator);
    row.push(field);
    at = end + 1;
    if (end >= body.length || body[end] === '\n') endRow();
  }
  endRow();
  return rows;
}

function quoted(body: string, start: number): { field: string; end: number } {
  let end = body.indexOf('"', start + 1);
  while (end >= 0 && body[end + 1] === '"') end = body.indexOf('"', end + 2);
  // Never closed: the rest is one field rather than lost.
  if (end < 0) return { field: body.slice(start + 1), end: body.length };
  return { field: body.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function plain(body: string, start: number, separator: string): { field: string; end: number } {
  const line = body.indexOf('\n', start) >>> 0;
  const next = body.indexOf(separator, start) >>> 0;
  const end = Math.min(line, next, body.length);
  return { field: body.slice(start, end), end };
}
