import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { color } from '../kit/colors.ts';
import { pointerPlace } from '../kit/pointer-place.ts';
import type { MemoryAction } from './lab-model.ts';
import { byteAt, CELL, segmentsOf } from './segments.ts';
import { words } from './words/lab.ts';

/** A member that can be moved: its bytes and its place among the members. */
export interface Grip {
  name: string;
  index: number;
  offset: number;
  size: number;
  /** Where it is, in words. */
  where: string;
}

const WAYS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

interface GripsProps {
  grips: readonly Grip[];
  /** Members of the class; those without bytes have no grip. */
  count: number;
  dispatch: (action: MemoryAction) => void;
}

/** Members are dragged onto the place of another one, or moved by the arrow keys. */
export function Grips({ grips, count, dispatch }: GripsProps) {
  const held = useRef('');
  /** The member that was passed last: it comes back only after the pointer has been elsewhere. */
  const passed = useRef('');

  const take = (event: PointerEvent<SVGGElement>, { name, index }: Grip) => {
    [held.current, passed.current] = [name, ''];
    event.currentTarget.setPointerCapture(event.pointerId);
    dispatch({ kind: 'pick', index });
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    const own = grips.find(({ name }) => name === held.current);
    const byte = own && byteUnder(event);
    const over =
      byte === undefined ? undefined : grips.find(({ offset, size }) => byte >= offset && byte < offset + size);
    if (own && over && over !== own && over.name !== passed.current)
      dispatch({ kind: 'move', from: own.index, to: over.index });
    passed.current = over && over !== own ? over.name : '';
  };
  const release = () => {
    held.current = '';
  };
  const onKeyDown = (event: KeyboardEvent, { index }: Grip) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = WAYS[event.key];
    if (way) dispatch({ kind: 'move', from: index, to: index + way });
    else if (event.key === 'Delete' || event.key === 'Backspace') dispatch({ kind: 'remove', index });
    else return;
    event.preventDefault();
  };
  // In the order of their names: an element that is moved in the document would lose pointer and focus.
  return grips
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((grip) => (
      <g
        key={grip.name}
        className="lab-part memory-layout-grip"
        role="slider"
        tabIndex={0}
        aria-label={words.moveOne(grip.name)}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={grip.index + 1}
        aria-valuetext={grip.where}
        onPointerDown={(event) => take(event, grip)}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onKeyDown={(event) => onKeyDown(event, grip)}
      >
        {segmentsOf(grip).map(({ x, y, width, row }) => (
          <rect key={row} x={x + 1} y={y + 1} width={width - 2} height={CELL.height - 2} rx={5} fill="transparent" />
        ))}
        {segmentsOf(grip)
          .slice(0, 1)
          .map(({ x, y }) => (
            // Dots, as on what can be taken hold of.
            <path
              key="dots"
              d={`M${x + 8} ${y + 9}h.1m4 0h.1m-4.2 5h.1m4 0h.1m-4.2 5h.1m4 0h.1`}
              stroke={color('ink-soft')}
              strokeWidth={2}
              strokeLinecap="round"
            />
          ))}
      </g>
    ));
}

function byteUnder(event: PointerEvent<SVGGElement>): number | undefined {
  const at = pointerPlace(event);
  return at && byteAt(at.x, at.y);
}
