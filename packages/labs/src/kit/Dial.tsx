import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { color } from './colors.ts';
import { clamp } from './scale.ts';

interface DialProps {
  /** Middle of the cell, and its size, in the drawing's coordinates. */
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words; the number itself when absent. */
  text?: string;
  /** A line around it shows that it can be pulled, where the drawing has none. */
  isFramed?: boolean;
  onChange: (value: number) => void;
  /** A key that the cell itself does not know. */
  onKey?: (key: string) => void;
}

/** Way of the pointer that changes the value by one, CSS pixels. */
const NOTCH = 9;
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** A number standing in a drawing that is pulled up and down, or changed by arrow keys; it draws only the ring of its focus. */
export function Dial({
  x,
  y,
  width,
  height,
  label,
  value,
  min,
  max,
  text = String(value),
  isFramed = false,
  onChange,
  onKey,
}: DialProps) {
  const grip = useRef<{ y: number; value: number } | null>(null);
  const set = (wanted: number) => {
    const next = clamp(Math.round(wanted), min, max);
    if (next !== value) onChange(next);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    grip.current = { y: event.clientY, value };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (grip.current) set(grip.current.value + (grip.current.y - clientY) / NOTCH);
  };
  const release = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = KEYS[event.key];
    if (by === undefined && !(event.key.length === 1 || event.key === 'Delete')) return;
    if (by === undefined) return onKey?.(event.key);
    event.preventDefault();
    set(value + by);
  };
  return (
    <g
      className="lab-handle"
      style={{ cursor: 'ns-resize' }}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      transform={`translate(${x} ${y})`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={onKeyDown}
    >
      {/* At least 26 units either way: what a finger needs on a phone. */}
      <rect
        x={-Math.max(width, 26) / 2}
        y={-Math.max(height, 26) / 2}
        width={Math.max(width, 26)}
        height={Math.max(height, 26)}
        fill="transparent"
      />
      <rect
        className="lab-handle-dot"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={3}
        fill="transparent"
        stroke={isFramed ? color('line') : 'none'}
      />
    </g>
  );
}
