import { color, wash } from '../kit/colors.ts';
import { Dial } from '../kit/Dial.tsx';
import { DragHandle } from '../kit/DragHandle.tsx';
import { cellWidth, LEFT } from './cells.ts';
import { HIGHEST, LISTINGS } from './listings.ts';
import type { ArrayAction, ArrayState } from './model.ts';
import { NumberRow } from './NumberRow.tsx';
import { PointerMarks } from './PointerMarks.tsx';
import { Legend, RegionLines } from './Regions.tsx';
import type { ArrayScene } from './types.ts';
import { words } from './words/lab.ts';

export interface DrawingProps {
  state: ArrayState;
  scene: ArrayScene;
  dispatch?: (action: ArrayAction) => void;
}

/** Sizes in the drawing's units. */
const BARS = { top: 26, bottom: 92 };
const BOX = 26;
/** Where the lines of regions begin, and how far apart rows of pointers lie. */
const LINES = BARS.bottom + BOX + 22;
const POINTER_ROW = 34;

const pointerTop = ({ program }: ArrayState) => LINES + (LISTINGS[program].hasRange ? 38 : 24);
const rowsTop = (state: ArrayState, scene: ArrayScene) =>
  pointerTop(state) + POINTER_ROW * Math.min(2, Math.max(1, scene.pointers.length)) - 4;

export const heightOf = (state: ArrayState, scene: ArrayScene) => rowTop(state, scene, scene.rows?.length ?? 0);

function rowTop(state: ArrayState, scene: ArrayScene, index: number): number {
  const heights = scene.rows?.slice(0, index).map(({ isApart }) => (isApart ? 28 : 42)) ?? [];
  return heights.reduce((sum, height) => sum + height, rowsTop(state, scene));
}

/** Bars over boxes with the values, below them indices, invariants, pointers and more rows. */
export function ArrayDrawing({ state, scene, dispatch }: DrawingProps) {
  const count = scene.cells.length;
  const width = cellWidth(count);
  return (
    <>
      <Legend regions={scene.regions} />
      {scene.cells.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <g key={index} transform={`translate(${LEFT + index * width} 0)`}>
          <Bar value={value} width={width} isTouched={scene.touched?.includes(index) ?? false} />
          <text x={width / 2} y={BARS.bottom + BOX + 14} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
            {index}
          </text>
          {dispatch && (
            <Dial
              x={width / 2}
              y={BARS.bottom + BOX / 2}
              width={width - 3}
              height={BOX}
              label={words.item(index)}
              value={state.values[index] ?? value}
              min={0}
              max={HIGHEST}
              onChange={(next) => dispatch({ kind: 'value', index, value: next })}
            />
          )}
        </g>
      ))}
      <Level state={state} {...(dispatch && { dispatch })} />
      <RegionLines regions={scene.regions} x={(place) => LEFT + place * width} y={LINES} />
      <RangeEnds state={state} {...(dispatch && { dispatch })} />
      <PointerMarks
        state={state}
        pointers={scene.pointers}
        y={pointerTop(state)}
        rowHeight={POINTER_ROW}
        {...(dispatch && { dispatch })}
      />
      {scene.rows?.map((row, i) => (
        <NumberRow key={row.label} row={row} count={count} y={rowTop(state, scene, i)} />
      ))}
    </>
  );
}

function Bar({ value, width, isTouched }: { value: number; width: number; isTouched: boolean }) {
  const height = (Math.min(value, HIGHEST * 2) / (HIGHEST * 1)) * (BARS.bottom - BARS.top);
  const shown = Math.min(height, BARS.bottom - BARS.top + 6);
  return (
    <g>
      <rect
        x={4}
        y={BARS.bottom - shown}
        width={width - 8}
        height={shown}
        fill={isTouched ? color('accent') : wash('info', 45)}
      />
      <rect
        x={1.5}
        y={BARS.bottom}
        width={width - 3}
        height={BOX}
        rx={3}
        fill={isTouched ? color('accent-soft') : color('paper')}
        stroke={color(isTouched ? 'accent' : 'ink-soft')}
        strokeWidth={isTouched ? 2 : 1}
      />
      <text
        x={width / 2}
        y={BARS.bottom + 18}
        textAnchor="middle"
        fontSize={14}
        fontWeight={isTouched ? 700 : 400}
        fill={color('ink')}
      >
        {value}
      </text>
    </g>
  );
}

const levelY = (value: number) => BARS.bottom - (value / HIGHEST) * (BARS.bottom - BARS.top);

/** The target as a line across the bars, where it is compared with single values. */
function Level({ state, dispatch }: Omit<DrawingProps, 'scene'>) {
  const { isLevel, target } = LISTINGS[state.program];
  if (!isLevel || !target) return null;
  const y = levelY(state.target);
  return (
    <>
      <path d={`M${LEFT} ${y}H356`} stroke={color('warning')} strokeWidth={2} strokeDasharray="6 4" />
      {dispatch && (
        <DragHandle
          x={358}
          y={y}
          axis="y"
          step={(BARS.bottom - BARS.top) / HIGHEST}
          area={{ left: 358, right: 358, top: levelY(target.max), bottom: levelY(target.min) }}
          label={words.targets[state.program]}
          valueText={String(state.target)}
          fill={color('warning')}
          onMove={(_, to) =>
            dispatch({ kind: 'target', target: ((BARS.bottom - to) / (BARS.bottom - BARS.top)) * HIGHEST })
          }
        />
      )}
      <text x={364} y={13} textAnchor="end" fontSize={12.5} fill={color('warning')}>
        {words.targets[state.program]} {state.target}
      </text>
    </>
  );
}

/** The two ends of the stretch that is asked for or added to. */
function RangeEnds({ state, dispatch }: Omit<DrawingProps, 'scene'>) {
  if (!LISTINGS[state.program].hasRange || !dispatch) return null;
  const { from, to, values } = state;
  const width = cellWidth(values.length);
  const area = { left: LEFT, right: LEFT + values.length * width, top: 0, bottom: 0 };
  const placeOf = (x: number) => Math.round((x - LEFT) / width);
  const ends = [
    {
      place: from,
      label: words.rangeLeft,
      move: (x: number) => dispatch({ kind: 'range', from: Math.min(placeOf(x), to - 1), to }),
    },
    {
      place: to,
      label: words.rangeRight,
      move: (x: number) => dispatch({ kind: 'range', from, to: Math.max(placeOf(x), from + 1) }),
    },
  ];
  return ends.map(({ place, label, move }) => (
    <DragHandle
      key={label}
      x={LEFT + place * width}
      y={LINES + 5}
      axis="x"
      step={width}
      area={area}
      label={label}
      valueText={words.indexOf(place)}
      fill={color('info')}
      onMove={move}
    />
  ));
}
