import { type PointerEvent, useRef, useState } from 'react';
import { ArrowPad } from '../kit/ArrowPad.tsx';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { pointerPlace } from '../kit/pointer-place.ts';
import { Svg } from '../kit/Svg.tsx';
import { GridCell } from './GridCell.tsx';
import { cellAt, columnOf, placeText, rowOf } from './geometry.ts';
import { type GridAction, type GridState, sceneOf } from './model.ts';
import { CELLS, GRID, type Terrain } from './types.ts';
import { words } from './words/lab.ts';

/** Size of a cell in the drawing's units. */
export const SIDE = 31;
const AREA = {
  left: SIDE / 2,
  top: SIDE / 2,
  right: GRID.columns * SIDE - SIDE / 2,
  bottom: GRID.rows * SIDE - SIDE / 2,
};
const middle = (cell: number) => ({ x: (columnOf(cell) + 0.5) * SIDE, y: (rowOf(cell) + 0.5) * SIDE });

interface FigureProps {
  state: GridState;
  /** Absent in the still picture. */
  dispatch?: (action: GridAction) => void;
}

/** The grid: walls are painted on it, start and goal are dragged; what the search knows stands in its cells. */
export function Figure({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const label = words.picture(GRID.columns, GRID.rows, scene.known.size, scene.expanded);
  return (
    <Svg width={GRID.columns * SIDE} height={GRID.rows * SIDE} label={label} hasControls={dispatch !== undefined}>
      <Cells state={state} {...(dispatch && { dispatch })} />
      <PathLine path={scene.path} />
      <Distances state={state} />
      <Ends state={state} {...(dispatch && { dispatch })} />
      {dispatch && <Cursor state={state} dispatch={dispatch} />}
    </Svg>
  );
}

/** What a press with the brush makes of a cell: the same again makes it plain. */
const painted = (state: GridState, cell: number): Terrain => (state.terrain[cell] === state.brush ? 1 : state.brush);

function Cells({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const stroke = useRef<Terrain | null>(null);
  const paintAt = (event: PointerEvent<SVGGElement>, isStart: boolean) => {
    const cell = cellUnder(event);
    if (cell === undefined || !dispatch) return;
    if (isStart) stroke.current = painted(state, cell);
    if (stroke.current !== null) dispatch({ kind: 'paint', cell, terrain: stroke.current });
  };
  return (
    <g
      {...(dispatch && {
        style: { cursor: 'crosshair' },
        onPointerDown: (event) => event.button === 0 && event.pointerType !== 'touch' && paintAt(event, true),
        // A finger scrolls the page; it paints one cell by a tap.
        onPointerMove: (event) => event.buttons === 1 && event.pointerType !== 'touch' && paintAt(event, false),
        onClick: (event) =>
          (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch' &&
          paintAt(event as PointerEvent<SVGGElement>, true),
      })}
    >
      {state.terrain.map((terrain, cell) => (
        <GridCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          x={columnOf(cell) * SIDE}
          y={rowOf(cell) * SIDE}
          terrain={terrain}
          known={scene.known.get(cell)}
          isCurrent={scene.current === cell}
          isPushed={scene.pushed.includes(cell)}
        />
      ))}
    </g>
  );
}

function cellUnder(event: PointerEvent<SVGGElement>): number | undefined {
  const at = pointerPlace(event);
  return at && cellAt(Math.floor(at.x / SIDE), Math.floor(at.y / SIDE));
}

function PathLine({ path }: { path: readonly number[] }) {
  if (path.length === 0) return null;
  const points = path.map((cell) => `${middle(cell).x} ${middle(cell).y}`);
  return (
    <path
      d={`M${points.join('L')}`}
      fill="none"
      stroke={color('accent')}
      strokeWidth={11}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeOpacity={0.4}
      pointerEvents="none"
    />
  );
}

/** What the search knows of each cell, above the path: the distance, or what A* sorts by in its place. */
function Distances({ state }: FigureProps) {
  const { known, current } = sceneOf(state);
  return (
    <g textAnchor="middle" fontSize={12} fill={color('ink')} pointerEvents="none">
      {[...known].map(([cell, { f, g }]) => (
        <text key={cell} x={middle(cell).x} y={middle(cell).y + 4.5} fontWeight={cell === current ? 700 : 400}>
          {Math.round(state.algorithm === 'astar' ? f : g) / 10}
        </text>
      ))}
    </g>
  );
}

/** The starts and the goal; they are dragged over the grid. */
function Ends({ state, dispatch }: FigureProps) {
  const { starts, goal } = state;
  const ends = [
    ...starts.map((cell, index) => ({
      cell,
      sign: starts.length > 1 ? `${index + 1}` : words.startSign,
      label: starts.length > 1 ? words.startNumber(index + 1) : words.start,
      action: (to: number): GridAction => ({ kind: 'start', index, cell: to }),
    })),
    {
      cell: goal,
      sign: words.goalSign,
      label: words.goal,
      action: (to: number): GridAction => ({ kind: 'goal', cell: to }),
    },
  ];
  return ends.map(({ cell, sign, label, action }) => {
    const { x, y } = middle(cell);
    const move = (toX: number, toY: number) => {
      const to = cellAt(Math.floor(toX / SIDE), Math.floor(toY / SIDE));
      if (to !== undefined) dispatch?.(action(to));
    };
    return (
      <g key={label}>
        {dispatch && (
          <DragHandle x={x} y={y} area={AREA} step={SIDE} label={label} valueText={placeText(cell)} onMove={move} />
        )}
        <circle cx={x} cy={y} r={12} fill={color(sign === words.goalSign ? 'danger' : 'tip')} pointerEvents="none" />
        <text
          x={x}
          y={y + 4.5}
          textAnchor="middle"
          fontSize={12.5}
          fontWeight={700}
          fill={color('paper')}
          pointerEvents="none"
        >
          {sign}
        </text>
      </g>
    );
  });
}

/** The keyboard's place on the grid. */
function Cursor({ state, dispatch }: Required<FigureProps>) {
  const [cell, setCell] = useState(0);
  const known = sceneOf(state).known.get(cell);
  const valueText = [placeText(cell), words.terrains[state.terrain[cell] ?? 1], known && words.distance(known.g / 10)]
    .filter(Boolean)
    .join(words.comma);
  const onKey = (key: string) => {
    if (key === ' ' || key === 'Enter') dispatch({ kind: 'paint', cell, terrain: painted(state, cell) });
    if (key === 's' || key === 'S') dispatch({ kind: 'start', index: 0, cell });
    if (key === 'g' || key === 'G') dispatch({ kind: 'goal', cell });
  };
  return (
    <ArrowPad
      x={columnOf(cell) * SIDE + 1}
      y={rowOf(cell) * SIDE + 1}
      width={SIDE - 2}
      height={SIDE - 2}
      label={words.cursor}
      valueText={valueText}
      now={cell}
      max={CELLS - 1}
      onArrow={(dx, dy) => setCell(cellAt(columnOf(cell) + dx, rowOf(cell) + dy) ?? cell)}
      onKey={onKey}
    />
  );
}
