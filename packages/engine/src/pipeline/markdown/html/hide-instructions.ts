/** `<?php … ?>` and `<![CDATA[ … ]]>`: Markdown ends them by their own ends, HTML by the first `>`. */

const OPEN = /<!--|<\?|<!\[CDATA\[/g;
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<?': '?>', '<![CDATA[': ']]>' };

/** The same text with each of them as one comment of HTML, of the same length. */
export function hideInstructions(html: string): string {
  if (!/<\?|<!\[CDATA\[/.test(html)) return html;
  const pieces: string[] = [];
  const endless = new Set<string>();
  let reached = 0;
  for (const { 0: open, index } of html.matchAll(OPEN)) {
    if (index < reached || endless.has(open)) continue;
    const end = endOf(html, open, index);
    if (end === undefined) {
      endless.add(open);
      continue;
    }
    const section = html.slice(index, end);
    pieces.push(html.slice(reached, index), open === '<!--' ? section : asComment(section));
    reached = end;
  }
  return pieces.join('') + html.slice(reached);
}

/** One that never ends takes all of a block that it begins; elsewhere it is none. */
function endOf(html: string, open: string, from: number): number | undefined {
  const mark = ENDS[open] ?? '';
  const found = html.indexOf(mark, from + open.length);
  if (found >= 0) return found + mark.length;
  return open !== '<!--' && html.slice(0, from).trim() === '' ? html.length : undefined;
}

function asComment(section: string): string {
  return `<?${section.slice(2, -1).replaceAll('>', ' ')}>`;
}
