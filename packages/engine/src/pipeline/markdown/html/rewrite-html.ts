/** Raw HTML with what is not allowed replaced, or turned into text. */
import { asText, hidesContent } from './replacements.ts';
import type { Scan } from './scan-tags.ts';

/** A refused tag, and what stands in its place. */
export interface Replaced {
  start: number;
  end: number;
  text: string;
}

/** Comments are removed; refused tags give way to their replacement; what they hold and tags that never end become text. */
export function rewriteHtml(value: string, scan: Scan, refused: Replaced[]): string {
  const end = scan.brokenAt ?? value.length;
  const changes = [
    ...scan.hidden.map(({ start, end }) => ({ start, end, text: linesOf(value.slice(start, end)) })),
    ...refused,
    ...scan.rawTexts.map(({ start, end, within }) => {
      const source = value.slice(start, end);
      return { start, end, text: hidesContent(within) ? linesOf(source) : asText(source) };
    }),
  ].sort((a, b) => a.start - b.start);
  let result = '';
  let reached = 0;
  for (const change of changes) {
    result += value.slice(reached, change.start) + change.text;
    reached = change.end;
  }
  return result + value.slice(reached, end) + asText(value.slice(end));
}

/** The lines stay, so that places after a comment do. */
function linesOf(comment: string): string {
  return comment.replace(/[^\n]/g, '');
}
