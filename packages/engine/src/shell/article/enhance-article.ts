/** Adds the controls that need scripts to an article; they are out of the flow, so they cause no layout shift. */

import { words } from '../../words/shell.ts';
import { idle, SOON } from '../boot/reveal.ts';
import { yieldEvery5ms } from '../scheduler.ts';
import { figureText } from './code-text.ts';
import { restoreTabs } from './tabs.ts';
import { canZoom } from './zoomable.ts';

function button(action: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset.action = action;
  element.textContent = label;
  return element;
}

function addCodeTools(figure: HTMLElement): void {
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const wrap = button('wrap-code', words.wrapLines);
  wrap.setAttribute('aria-pressed', 'false');
  tools.append(wrap, button('copy-code', figure.dataset.source === undefined ? words.copy : words.copyProgram));
  figure.append(tools);
}

function addZoom(figure: HTMLElement): void {
  const zoom = button('zoom', '');
  zoom.className = 'zoom-button';
  zoom.setAttribute('aria-label', words.zoomIn);
  figure.append(zoom);
}

/** The link to a heading; added by script, since in the HTML of every heading it would make pages much larger. */
function addAnchor(heading: HTMLElement): void {
  const anchor = document.createElement('a');
  anchor.className = 'anchor';
  anchor.href = `#${encodeURIComponent(heading.id)}`;
  anchor.setAttribute('aria-label', words.linkTo(heading.textContent));
  heading.append(anchor);
}

/** Enhances what is not yet enhanced, once the article has been painted; stops when it is replaced. */
export async function enhanceArticle(article: HTMLElement): Promise<void> {
  restoreTabs(article);
  await new Promise((resolve) => idle(resolve, SOON));
  for (const heading of article.querySelectorAll<HTMLElement>(':is(h2, h3, h4, h5, h6)[id]')) {
    if (!heading.querySelector('.anchor')) addAnchor(heading);
  }
  const breathe = yieldEvery5ms();
  for (const figure of article.querySelectorAll<HTMLElement>('figure.code, figure.image, figure.diagram')) {
    if (!figure.isConnected) return;
    if (figure.querySelector('.code-tools, .zoom-button')) continue;
    if (figure.classList.contains('code')) figureText(figure) && addCodeTools(figure);
    else if (canZoom(figure)) addZoom(figure);
    await breathe();
  }
}
