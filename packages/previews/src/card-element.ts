/** The card as the page shows it: text alone, above everything else. */
import { words } from './words/card.ts';

/** It comes with the script, so that pages whose readers rest on no link have no rules for it. */
const RULES = `@layer components{.preview{inset:auto;margin:0;box-sizing:border-box;width:max-content;max-width:min(24rem,100vw - 16px);padding:.6rem .9rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);box-shadow:0 4px 16px var(--shade);font-size:.9375rem;line-height:1.65;overflow-wrap:anywhere}.preview p{margin:0}.preview b+p{color:var(--ink-soft)}}@media print{.preview{display:none}}`;

let sheet: CSSStyleSheet | undefined;

/** Adds a card to the page and opens it; whoever removes it closes it. */
export function addCard([title, text]: readonly [title: string, text: string]): HTMLElement {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  // A region of its own: it lies outside the page's others, where hydration does not look.
  const card = document.createElement('aside');
  card.className = 'preview';
  card.ariaLabel = words.preview;
  card.popover = 'manual';
  if (title) card.append(element('b', title));
  card.append(element('p', text));
  document.body.append(card);
  card.showPopover();
  return card;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
