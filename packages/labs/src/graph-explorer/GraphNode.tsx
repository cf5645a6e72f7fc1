import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { color, wash } from '../kit/colors.ts';
import { pointerPlace } from '../kit/pointer-place.ts';
import { boardOf, pointOf, RADIUS, type Side } from './geometry.ts';
import type { GraphAction } from './model.ts';
import { type NodeMark, nameOf, type Place } from './types.ts';
import { words } from './words/lab.ts';

interface GraphNodeProps {
  node: number;
  place: Place;
  mark: NodeMark;
  isSource: boolean;
  /** It waits for another to be joined with. */
  isHeld: boolean;
  /** What is known of it, and on which side of it there is room for that. */
  note: string;
  side: Side;
  dispatch?: (action: GraphAction) => void;
  onPress?: () => void;
}

/** Way of the pointer below which a press is no drag, CSS pixels. */
const STILL = 5;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const NOTE_PLACES = {
  above: { y: -RADIUS - 5, textAnchor: 'middle' },
  below: { y: RADIUS + 14, textAnchor: 'middle' },
  right: { x: RADIUS + 6, y: 4.5, textAnchor: 'start' },
  left: { x: -RADIUS - 6, y: 4.5, textAnchor: 'end' },
} as const satisfies Record<Side, object>;

/** A node: dragged to another place, pressed to be joined, by keys both and more. */
export function GraphNode({ node, place, mark, isSource, isHeld, note, side, dispatch, onPress }: GraphNodeProps) {
  const grip = useRef<{ x: number; y: number; isMoved: boolean } | null>(null);
  const { x, y } = pointOf(place);
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const start = grip.current;
    const at = pointerPlace(event);
    if (!start || !at || (!start.isMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL))
      return;
    start.isMoved = true;
    dispatch?.({ kind: 'move', node, ...boardOf(at) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (!arrow && !/^(?:Enter| |s|Delete)$/i.test(event.key)) return;
    event.preventDefault();
    if (arrow) dispatch?.({ kind: 'move', node, x: place.x + arrow[0], y: place.y + arrow[1] });
    else if (event.key === 'Delete') dispatch?.({ kind: 'remove', node });
    else if (event.key === 's' || event.key === 'S') dispatch?.({ kind: 'source', node });
    else onPress?.();
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        {...(dispatch && {
          className: 'lab-handle graph-node',
          role: 'button',
          tabIndex: 0,
          'aria-label': words.nodeLabel(nameOf(node), isSource ? words.isSource : '', note ? words.noted(note) : ''),
          'aria-pressed': isHeld,
          onPointerDown: (event: PointerEvent<SVGGElement>) => {
            grip.current = { x: event.clientX, y: event.clientY, isMoved: false };
            event.currentTarget.setPointerCapture(event.pointerId);
          },
          onPointerMove,
          onPointerUp: () => {
            if (grip.current && !grip.current.isMoved) onPress?.();
            grip.current = null;
          },
          onPointerCancel: () => {
            grip.current = null;
          },
          onKeyDown,
        })}
      >
        <NodeDisc mark={mark} isSource={isSource} isHeld={isHeld} />
      </g>
      {/* Outside the button, whose name says it in words. */}
      <g pointerEvents="none">
        <text
          y={4.5}
          textAnchor="middle"
          fontSize={13.5}
          fontWeight={700}
          fill={color(mark === 'done' ? 'paper' : 'ink')}
        >
          {nameOf(node)}
        </text>
        {note && (
          <text
            {...NOTE_PLACES[side]}
            fontSize={12}
            fontWeight={600}
            fill={color('accent')}
            stroke={color('paper')}
            strokeWidth={3}
            paintOrder="stroke"
          >
            {note}
          </text>
        )}
      </g>
    </g>
  );
}

function NodeDisc({ mark, isSource, isHeld }: Pick<GraphNodeProps, 'mark' | 'isSource' | 'isHeld'>) {
  const fills: Record<NodeMark, string> = {
    idle: color('paper'),
    open: wash('warning', 24),
    done: color('info'),
    current: color('accent-soft'),
  };
  const strokes: Record<NodeMark, string> = {
    idle: color('ink-soft'),
    open: color('warning'),
    done: color('info'),
    current: color('accent'),
  };
  return (
    <>
      {(isSource || isHeld) && (
        <circle
          r={RADIUS + 3.5}
          fill="none"
          stroke={color(isHeld ? 'note' : 'ink')}
          strokeWidth={isHeld ? 3 : 1.25}
          strokeDasharray={isHeld ? '4 3' : undefined}
        />
      )}
      <circle
        r={RADIUS}
        fill={fills[mark]}
        stroke={strokes[mark]}
        strokeWidth={mark === 'current' ? 3.5 : 2}
        strokeDasharray={mark === 'open' ? '4 2.5' : undefined}
      />
    </>
  );
}
