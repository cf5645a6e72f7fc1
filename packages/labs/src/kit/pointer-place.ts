import type { MouseEvent } from 'react';

/** A place in the drawing's coordinates. */
export interface Place {
  x: number;
  y: number;
}

/** Where a drawing's element is pressed, in the drawing's coordinates; nothing while the drawing is not laid out. */
export function pointerPlace({
  currentTarget,
  clientX,
  clientY,
}: Pick<MouseEvent<SVGGraphicsElement>, 'currentTarget' | 'clientX' | 'clientY'>): Place | undefined {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
}
