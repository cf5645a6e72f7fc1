import type { KeyboardEvent } from 'react';
import { HandleDot } from './HandleDot.tsx';
import { clamp } from './scale.ts';
import { useGrip } from './use-grip.ts';

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface DragHandleProps {
  /** Place in the drawing's coordinates. */
  x: number;
  y: number;
  /** Where it may go. */
  area: Area;
  /** The directions it moves in. */
  axis?: 'x' | 'y' | 'both';
  /** Way of one key press; ten times that with Shift or Page keys. */
  step?: number;
  label: string;
  /** Where it is, in the subject's own words and units. */
  valueText: string;
  onMove: (x: number, y: number) => void;
  fill?: string;
  /** Radius of what a finger meets; less where handles lie side by side, at least 12. */
  reach?: number;
  /** A letter in the dot, so that colour is not all that tells handles apart. */
  sign?: string;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -10],
  PageDown: [0, 10],
};

/** A point of a drawing that pointer, touch and arrow keys move. */
export function DragHandle({
  x,
  y,
  area,
  axis = 'both',
  step = 5,
  label,
  valueText,
  onMove,
  fill,
  reach = 20,
  sign,
}: DragHandleProps) {
  const move = (toX: number, toY: number) =>
    onMove(axis === 'y' ? x : clamp(toX, area.left, area.right), axis === 'x' ? y : clamp(toY, area.top, area.bottom));

  const grip = useGrip({ x, y }, (to) => move(to.x, to.y));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const way = step * (event.shiftKey ? 10 : 1);
    // On a handle for one direction every arrow means that direction.
    const [dx, dy] = axis === 'x' && arrow[1] ? [-arrow[1], 0] : axis === 'y' && arrow[0] ? [0, -arrow[0]] : arrow;
    move(x + dx * way, y + dy * way);
  };

  const isVertical = axis === 'y';
  return (
    <g
      className="lab-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.round(isVertical ? area.top : area.left)}
      aria-valuemax={Math.round(isVertical ? area.bottom : area.right)}
      aria-valuenow={Math.round(isVertical ? y : x)}
      aria-valuetext={valueText}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      transform={`translate(${x} ${y})`}
      {...grip}
      onKeyDown={onKeyDown}
    >
      <HandleDot radius={sign ? 10 : reach < 16 ? 5 : 7} reach={reach} fill={fill} sign={sign} />
    </g>
  );
}
