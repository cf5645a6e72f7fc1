/** How much of an article has been read, 0 to 1: from its top at the view's top to its end at the view's end. */
export function readShare({ top, height, view }: { top: number; height: number; view: number }): number {
  const way = height - view;
  return way > 0 ? Math.min(1, Math.max(0, -top / way)) : 1;
}
