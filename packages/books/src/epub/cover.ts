/** The cover, drawn from words. */
import { escapeText } from 'study-notes/emit/escape';
import type { Book } from '../book.ts';
import type { Inks } from './inks.ts';

/** Characters of the title in a line. */
const LINE = 6;
const WIDTH = 1200;
const HEIGHT = 1600;

/** `cover.svg`. */
export function drawCover({ title, site, date }: Book, inks: Inks): string {
  const lines = linesOf(title);
  const size = Math.min(200, Math.floor((WIDTH - 240) / Math.max(...lines.map(widthOf))));
  const text = (y: number, px: number, weight: number, words: string, fill: string) =>
    `<text x="120" y="${y}" font-size="${px}" font-weight="${weight}" fill="${fill}" font-family="sans-serif">${escapeText(words)}</text>`;
  const body = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fcfbf7"/><rect width="36" height="${HEIGHT}" fill="var(--accent)"/>`,
    text(300, 56, 400, site.title, 'var(--ink-soft)'),
    ...lines.map((line, index) => text(560 + index * size * 1.25, size, 700, line, 'var(--ink)')),
    `<rect x="120" y="${560 + lines.length * size * 1.25 - size / 2}" width="180" height="12" fill="var(--accent)"/>`,
    text(HEIGHT - 140, 44, 400, date, 'var(--ink-soft)'),
  ];
  return inks(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body.join('')}</svg>\n`,
  );
}

/** Broken at spaces, else wherever a line is full. */
function linesOf(title: string): string[] {
  if (widthOf(title) <= LINE) return [title];
  const words = title.match(/[!-~]+|[^\s!-~]/g) ?? [title];
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    const isLatin = /^[!-~]/.test(word) && /[!-~]$/.test(last);
    const next = last + (isLatin ? ' ' : '') + word;
    if (last === '' || widthOf(next) <= LINE) lines[lines.length - 1] = next;
    else lines.push(word);
  }
  return lines;
}

/** In characters of the size of a Han one. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2e80 ? 0.6 : 1), 0);
}
