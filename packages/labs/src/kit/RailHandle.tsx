import type { KeyboardEvent, ReactNode } from 'react';
import { HandleDot } from './HandleDot.tsx';
import { nearestValue, type Rail } from './rail.ts';
import { clamp } from './scale.ts';
import { useGrip } from './use-grip.ts';

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
  const place = rail.at(value);
  const grip = useGrip(place, (to) => onChange(nearestValue(rail, to, value)));
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
      {...grip}
      onKeyDown={onKeyDown}
    >
      <HandleDot radius={children === undefined ? 8 : 11} reach={16} fill={fill} sign={children} />
    </g>
  );
}
