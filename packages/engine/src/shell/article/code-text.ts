/** The text of a code block to copy. */

export interface CodeLine {
  text: string;
  isRemoved: boolean;
}

/** Joins the lines without those a diff removes, and without `$ ` prompts where the block has them. */
export function codeText(lines: readonly CodeLine[], hasPrompts: boolean): string {
  const text = lines
    .filter((line) => !line.isRemoved)
    .map((line) => line.text.replace(/\n$/, ''))
    .join('\n');
  return hasPrompts ? text.replace(/^\$ /gm, '') : text;
}

/** The text of a code figure as it is copied; the whole program where parts of it are hidden. */
export function figureText(figure: HTMLElement): string {
  if (figure.dataset.source !== undefined) return figure.dataset.source;
  const code = figure.querySelector('pre code');
  const spans = [...(code?.querySelectorAll('.line') ?? [])];
  const lines = spans.map((span) => ({ text: span.textContent ?? '', isRemoved: span.classList.contains('del') }));
  if (lines.length === 0) lines.push({ text: code?.textContent ?? '', isRemoved: false });
  return codeText(lines, 'prompt' in figure.dataset);
}
