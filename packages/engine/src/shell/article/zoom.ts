/** Images and diagrams at full size in a dialog: arrows for the neighbours, wheel or pinch to enlarge, drag to move. */
import sheet from '../../styles/zoom.css?url';
import { words } from '../../words/shell.ts';
import { startGestures } from './zoom-gestures.ts';
import { canZoom, pictureOf, ZOOM_KEYS } from './zoomable.ts';

export { sheet };

const FIGURES = '#article figure.image, #article figure.diagram';

let dialog: HTMLDialogElement | undefined;
let shown: Element;

/** Opens the dialog with a figure's picture. */
export default function openZoom(figure: Element): void {
  dialog ??= createDialog();
  document.body.append(dialog);
  show(figure);
  dialog.showModal();
}

function createDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'zoom';
  element.setAttribute('aria-label', words.picture);
  const stage = part('div', 'stage');
  const caption = part('p', 'caption');
  caption.setAttribute('aria-live', 'polite');
  const previous = button('previous', words.previousPicture, '‹');
  element.append(previous, stage, caption, button('next', words.nextPicture, '›'), button('close', words.close, '×'));
  element.addEventListener('keydown', ({ key }) => {
    const by = ZOOM_KEYS[key];
    if (by) step(by);
  });
  element.addEventListener('click', ({ target }) => {
    const { className } = target as Element;
    if (className === 'zoom-previous') step(-1);
    else if (className === 'zoom-next') step(1);
    else if (['zoom', 'zoom-stage', 'zoom-close'].includes(className)) element.close();
  });
  element.addEventListener('close', () => element.remove());
  startGestures(stage);
  return element;
}

function part(tag: 'div' | 'p' | 'button', name: string): HTMLElement {
  return Object.assign(document.createElement(tag), { className: `zoom-${name}` });
}

function button(name: string, label: string, symbol: string): HTMLElement {
  const element = Object.assign(part('button', name), { type: 'button', textContent: symbol });
  element.setAttribute('aria-label', label);
  return element;
}

/** Figures for the other colour mode are in the document but not visible. */
function visibleFigures(): Element[] {
  return [...document.querySelectorAll(FIGURES)].filter(
    (figure) => canZoom(figure) && figure.getClientRects().length > 0,
  );
}

function step(by: number): void {
  const figures = visibleFigures();
  const next = figures[(figures.indexOf(shown) + by + figures.length) % figures.length];
  if (next) show(next);
}

function show(figure: Element): void {
  const stage = dialog?.querySelector('.zoom-stage');
  const caption = dialog?.querySelector('.zoom-caption');
  const original = pictureOf(figure);
  if (!stage || !caption || !original) return;
  const picture = original.cloneNode(true) as HTMLElement | SVGElement;
  takeLargest(picture, original);
  shown = figure;
  picture.removeAttribute('loading');
  picture.removeAttribute('style');
  stage.replaceChildren(picture);
  stage.dispatchEvent(new Event('reset'));
  const description = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
  caption.textContent = figure.querySelector('figcaption')?.textContent || description;
  const isAlone = visibleFigures().length < 2;
  for (const arrow of dialog?.querySelectorAll<HTMLElement>('.zoom-previous, .zoom-next') ?? []) arrow.hidden = isAlone;
}

/** Of a picture with copies, the one that the whole window needs. */
function takeLargest(picture: Element, original: Element): void {
  const source = original.previousElementSibling;
  if (!(picture instanceof HTMLImageElement) || !(source instanceof HTMLSourceElement)) return;
  // A browser that knows none of the copies' types shows the original.
  if ((original as HTMLImageElement).currentSrc === picture.src) return;
  picture.sizes = '100vw';
  picture.srcset = source.srcset;
}
