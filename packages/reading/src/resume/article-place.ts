/** Places in the article that is shown. */
import { type Block, indexOf, type Place, placeOf } from './place.ts';

/** Screens from the top within which nobody has gone far. */
const FAR = 1.5;

const articleOf = () => document.getElementById('article');
const elements = () => [...(articleOf()?.children ?? [])];
const blocksOf = (all: readonly Element[]): Block[] =>
  all.map((element) => (/^H[2-6]$/.test(element.tagName) && element.id ? element.id : undefined));

/** The lower edge of the bar at the top. */
const edge = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** The place below the bar; undefined at the beginning and at the end, where nothing needs to be found again. */
export function placeNow(): Place | undefined {
  if (scrollY < innerHeight * FAR || isEnd()) return undefined;
  const all = elements();
  const index = all.findIndex((element) => element.getBoundingClientRect().bottom > edge() + 1);
  return index < 0 ? undefined : placeOf(blocksOf(all), index);
}

/** Whether the end of the article is in view. */
export function isEnd(): boolean {
  return (articleOf()?.getBoundingClientRect().bottom ?? 0) <= innerHeight;
}

/** The element at a place, and the heading it stands under. */
export function elementAt(place: Place): { element: HTMLElement; heading: string } | undefined {
  const all = elements();
  const index = indexOf(blocksOf(all), place);
  const element = index === undefined ? undefined : all[index];
  if (!(element instanceof HTMLElement)) return undefined;
  return { element, heading: document.getElementById(place[0])?.textContent ?? '' };
}

/** Brings an element below the bar, and the focus to it. */
export function goTo(element: HTMLElement): void {
  scrollBy({ top: element.getBoundingClientRect().top - edge() - 16, behavior: 'instant' });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
