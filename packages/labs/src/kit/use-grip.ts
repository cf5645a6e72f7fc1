import { type PointerEvent, useRef } from 'react';
import { type Place, pointerPlace } from './pointer-place.ts';

/** Pointer events of a point that is held and moved: how far from its middle it was taken stays as it was. */
export function useGrip({ x, y }: Place, moveTo: (place: Place) => void) {
  const grip = useRef<Place | null>(null);
  const release = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      const at = pointerPlace(event);
      if (!at) return;
      grip.current = { x: x - at.x, y: y - at.y };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const at = grip.current && pointerPlace(event);
      if (grip.current && at) moveTo({ x: at.x + grip.current.x, y: at.y + grip.current.y });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}
