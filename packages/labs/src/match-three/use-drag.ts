/** A piece dragged half a cell is exchanged with the neighbour it was dragged towards, as in the notes' `input.lua`. */
import { type PointerEvent, useRef } from 'react';

interface Start {
  cell: number;
  x: number;
  y: number;
}

/** What a cell's group needs to be dragged and pressed; a finger drags only the picked one, or the page could not be scrolled. */
export function useDrag(size: number, swap: (from: number, to: number) => void) {
  const start = useRef<Start | undefined>(undefined);
  const isSpent = useRef(false);
  return (cell: number, isPicked: boolean, press: () => void) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const isMeant = event.button === 0 && (isPicked || event.pointerType !== 'touch');
      if (isMeant) event.currentTarget.setPointerCapture(event.pointerId);
      start.current = isMeant ? { cell, x: event.clientX, y: event.clientY } : undefined;
      isSpent.current = false;
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const to = start.current && event.buttons === 1 ? towards(size, start.current, event) : undefined;
      if (to === undefined) return;
      start.current = undefined;
      isSpent.current = true;
      swap(cell, to);
    },
    // The end of a drag is a click on the cell that it began on.
    onClick: () => {
      if (!isSpent.current) press();
      isSpent.current = false;
    },
  });
}

/** The neighbour in the direction of the longer way, once that is half a cell long. */
function towards(size: number, { cell, x, y }: Start, event: PointerEvent<SVGElement>): number | undefined {
  const [dx, dy] = [event.clientX - x, event.clientY - y];
  const edge = event.currentTarget.getBoundingClientRect().width;
  if (Math.max(Math.abs(dx), Math.abs(dy)) < edge / 2) return undefined;
  const [columns, rows] = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, -Math.sign(dy)];
  return cell + rows * size + columns;
}
