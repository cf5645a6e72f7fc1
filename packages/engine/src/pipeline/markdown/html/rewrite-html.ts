/** Raw HTML with what is not allowed turned into text. */
import type { Scan, Tag } from './scan-tags.ts';

/** Comments are removed; refused tags, script content and unterminated tags become text. */
export function rewriteHtml(value: string, scan: Scan, refused: Tag[]): string {
  const end = scan.brokenAt ?? value.length;
  const changes = [
    ...scan.hidden.map(({ start, end }) => ({ start, end, text: linesOf(value.slice(start, end)) })),
    ...[...refused, ...scan.rawTexts].map(({ start, end }) => ({ start, end, text: asText(value.slice(start, end)) })),
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

function asText(source: string): string {
  return source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
