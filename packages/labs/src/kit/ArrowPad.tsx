import type { KeyboardEvent } from 'react';

interface ArrowPadProps {
  /** The place of the drawing that the keys move, which gets the ring of the focus. */
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** Where it is, in the subject's words. */
  valueText: string;
  now: number;
  max: number;
  onArrow: (dx: number, dy: number) => void;
  /** Any other key of one letter, Enter, Delete or the space bar (" "). */
  onKey?: (key: string) => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One stop of the keyboard for many places of a drawing: arrows go from place to place. The pointer does not meet it. */
export function ArrowPad({ x, y, width, height, label, valueText, now, max, onArrow, onKey }: ArrowPadProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const isKnown = arrow !== undefined || (onKey !== undefined && /^(?:[ a-z0-9]|Enter|Delete)$/i.test(event.key));
    if (!isKnown) return;
    event.preventDefault();
    if (arrow) onArrow(...arrow);
    else onKey?.(event.key);
  };
  return (
    <g
      className="lab-handle"
      style={{ pointerEvents: 'none' }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
    >
      <rect className="lab-handle-dot" x={x} y={y} width={width} height={height} rx={3} fill="none" />
    </g>
  );
}
