/** A card's side as Anki shows it: no sheet of ours, formulas in its own notation, whole addresses. */
import { trustedHtml } from 'study-notes/shell/trusted';

/** HTML of a note's side for another program; `address` is that of the note. */
export function ankiHtml(html: string, address: string): string {
  const side = document.createElement('template');
  side.innerHTML = trustedHtml(html);
  for (const formula of side.content.querySelectorAll('.katex-display, .katex')) showFormula(formula);
  for (const figure of side.content.querySelectorAll('figure.code')) showCode(figure);
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of side.content.querySelectorAll(selector)) {
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', address).href);
    }
  }
  return side.innerHTML;
}

function showFormula(formula: Element): void {
  // One inside a displayed one has gone with it.
  if (!formula.parentNode) return;
  const source = formula.querySelector('annotation')?.textContent ?? formula.textContent ?? '';
  const isDisplayed = formula.matches('.katex-display');
  formula.replaceWith(isDisplayed ? `\\[${source}\\]` : `\\(${source}\\)`);
}

function showCode(figure: Element): void {
  const code = document.createElement('code');
  code.textContent = figure.querySelector('code')?.textContent ?? '';
  const pre = document.createElement('pre');
  pre.append(code);
  figure.replaceWith(pre);
}

/** Plain text as HTML. */
export function escapedHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll('\n', '<br>');
}
