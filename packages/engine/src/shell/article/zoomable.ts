/** Which figures of an article can be enlarged, and what keys do then. */

/** Whether a figure can be enlarged: it shows a picture that is no link. */
export function canZoom(figure: Element): boolean {
  return pictureOf(figure) !== null;
}

/** The picture of a figure; null when it has none or the picture is a link. */
export function pictureOf(figure: Element): Element | null {
  const picture = figure.querySelector('img, svg');
  return picture && !picture.closest('a') ? picture : null;
}

/** Keys of the dialog that shows a picture at full size: to which of its neighbours each goes. */
export const ZOOM_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
