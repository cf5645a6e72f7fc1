/** Which figures of an article can be enlarged. */

/** Whether a figure can be enlarged: it shows a picture that is no link. */
export function canZoom(figure: Element): boolean {
  return pictureOf(figure) !== null;
}

/** The picture of a figure; null when it has none or the picture is a link. */
export function pictureOf(figure: Element): Element | null {
  const picture = figure.querySelector('img, svg');
  return picture && !picture.closest('a') ? picture : null;
}
