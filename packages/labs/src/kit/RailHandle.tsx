import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { color } from './colors.ts';
import { nearestValue, type Rail } from './rail.ts';
import { clamp } from './scale.ts';

interface RailHandleProps {
  rail: Rail;
  value: number;
  label: string;
  /** The value in words, with its unit. */
  valueText: string;
  onChange: (value: number) => void;
  fill?: string;
  /** A letter in the dot, so that colour is not all that tells handles apart. */
  children?: ReactNode;
}

/** Steps of a key. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** A point that pointer, touch and arrow keys move along a curve of the drawing: one number, set in the picture. */
export function RailHandle({ rail, value, label, valueText, onChange, fill, children }: RailHandleProps) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const place = rail.at(value);

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    const at = pointerPlace(event);
    grip.current = { x: place.x - at.x, y: place.y - at.y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!grip.current) return;
    const at = pointerPlace(event);
    onChange(nearestValue(rail, { x: at.x + grip.current.x, y: at.y + grip.current.y }, value));
  };
  const release = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = KEYS[event.key];
    const end = { Home: rail.min, End: rail.max }[event.key];
    if (steps === undefined && end === undefined) return;
    event.preventDefault();
    const way = (steps ?? 0) * rail.step * (event.shiftKey ? 10 : 1);
    onChange(clamp(end ?? value + way, rail.min, rail.max));
  };

  return (
    <g
      className="lab-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={rail.min}
      aria-valuemax={rail.max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      transform={`translate(${place.x.toFixed(2)} ${place.y.toFixed(2)})`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={onKeyDown}
    >
      {/* What a finger needs; the dot alone is too small. */}
      <circle r={16} fill="transparent" />
      <circle
        className="lab-handle-dot"
        r={children === undefined ? 8 : 11}
        fill={fill ?? color('accent')}
        stroke={color('paper')}
        strokeWidth={2}
      />
      {children !== undefined && (
        <text y={4.5} fontSize={12.5} fontWeight={700} textAnchor="middle" fill={color('paper')} pointerEvents="none">
          {children}
        </text>
      )}
    </g>
  );
}

/** The pointer in the drawing's coordinates. */
function pointerPlace(event: PointerEvent<SVGGElement>): { x: number; y: number } {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}
