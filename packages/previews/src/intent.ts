/**
 * Told by the engine on which link of the article the reader's pointer, focus or finger comes to; loaded at the first. It
 * runs before the application too, so it imports nothing of it.
 */
import { addCard } from './card-element.ts';
import { place } from './place.ts';
import { words } from './words/card.ts';

type Card = readonly [title: string, text: string];

/** Milliseconds of rest before a card is shown, and after which a pointer that has left both link and card has left. */
const REST = 400;
const GRACE = 300;

/** What is rested on now: its listeners end with it. */
let current: { link: Element; end: () => void } | undefined;

/** The cards of the page that is shown: the application's, else the document's. */
function cardOf(link: Element): Card | undefined {
  const page = window.__site.page?.() ?? JSON.parse(document.getElementById('page')?.textContent ?? '{}');
  const cards: Record<string, Card> = page.cards ?? {};
  const href = link.getAttribute('href') ?? '';
  return Object.hasOwn(cards, href) ? cards[href] : undefined;
}

/** Whether this is a way of resting on a link: a finger comes as a touch, a click focuses too. */
function isRest(link: Element, event?: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch';
  return event?.type !== 'focusin' || link.matches(':focus-visible');
}

/** Shows the link's card after a rest, until the reader leaves, scrolls, clicks or presses Escape. */
export default function rest(link: HTMLElement, event?: Event): void {
  if (!('popover' in link) || link === current?.link || !isRest(link, event)) return;
  const found = cardOf(link);
  current?.end();
  if (found) begin(link, found, event);
}

function begin(link: HTMLElement, found: Card, event?: Event): void {
  const listening = new AbortController();
  let isHeld = event?.type === 'touchstart';
  const isPointed = !isHeld && event?.type !== 'focusin';
  let card: HTMLElement | undefined;
  let leaving = 0;
  const hide = () => {
    clearTimeout(waiting);
    card?.remove();
    link.removeAttribute('aria-description');
    card = undefined;
  };
  const end = () => {
    hide();
    clearTimeout(leaving);
    listening.abort();
    current = undefined;
  };
  const waiting = setTimeout(() => {
    if (!link.isConnected) return end();
    card = addCard(found);
    link.setAttribute('aria-description', found.filter(Boolean).join(words.colon));
    place(card, link, event instanceof PointerEvent ? event.clientY : undefined);
  }, REST);
  current = { link, end };
  const isWithin = (target: EventTarget | null) => [link, card].some((element) => element?.contains(target as Node));
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal });
  const leave = ({ type, target, relatedTarget }: PointerEvent) => {
    const isGone = type === 'pointerout' ? !relatedTarget : !isWithin(target);
    clearTimeout(leaving);
    if (isPointed && isGone) leaving = setTimeout(end, card ? GRACE : 0);
  };
  on('pointerover', leave);
  on('pointerout', leave);
  on('focusout', ({ target }) => target === link && !isPointed && end());
  on('scroll', () => card && end());
  on('click', ({ target }) => !card?.contains(target as Node) && end());
  on('keydown', ({ key }) => key === 'Escape' && hide());
  on('popstate', end);
  if (!isHeld) return;
  const release = (touch: TouchEvent) => {
    // Held until the card came, the link was not tapped.
    if (isHeld && card && touch.type === 'touchend') touch.preventDefault();
    if (touch.type !== 'touchmove') isHeld = false;
    if (!card) end();
  };
  on('touchend', release);
  on('touchcancel', release);
  on('touchmove', release);
  // The browser's own menu for the link comes when it is held once more.
  on('contextmenu', (menu) => isHeld && card && menu.preventDefault());
}
