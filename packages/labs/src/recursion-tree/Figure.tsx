import { ArrowPad } from '../kit/ArrowPad.tsx';
import { Svg } from '../kit/Svg.tsx';
import { Board, boardHeight } from './Board.tsx';
import { CallCell } from './CallCell.tsx';
import { Chips, chipsHeight } from './Chips.tsx';
import { type CallAction, type CallState, runOf, sceneOf } from './model.ts';
import { NumberCells } from './NumberCells.tsx';
import type { PlacedCall } from './types.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: CallState;
  /** Absent in the still picture. */
  dispatch?: (action: CallAction) => void;
}

const WIDTH = 372;
/** Room that the calls take downwards, and the most that one row takes. */
const DEEP = 210;
const ROW = 32;

/** Every call is a cell as wide as the leaves below it, its calls right under it. */
export function Figure({ state, dispatch }: FigureProps) {
  const { calls } = runOf(state);
  const scene = sceneOf(state);
  const depth = 1 + Math.max(...calls.map((call) => call.depth));
  const row = Math.min(ROW, DEEP / depth);
  const top = state.numbers.length > 0 ? 38 : 2;
  const below = top + depth * row + 8;
  const current = calls[scene.current];
  const way = wayTo(calls, scene.current);
  const isBoard = state.problem === 'queens';
  const extra = isBoard ? boardHeight(state.size) : chipsHeight(state);
  return (
    <Svg
      width={WIDTH}
      height={below + extra}
      label={words.picture(words.titles[state.problem], scene.entered)}
      hasControls={dispatch !== undefined}
    >
      {state.numbers.length > 0 && <NumberCells state={state} {...(dispatch && { dispatch })} />}
      {calls.map((call) => (
        <g
          key={call.id}
          {...(dispatch && { onClick: () => dispatch({ kind: 'call', id: call.id }), style: { cursor: 'pointer' } })}
        >
          <CallCell
            call={call}
            box={{ x: call.from * WIDTH, y: top + call.depth * row, width: (call.to - call.from) * WIDTH, height: row }}
            isEntered={call.id < scene.entered}
            isDone={scene.done.has(call.id)}
            isCurrent={call.id === scene.current}
            isOnWay={way.includes(call.id)}
          />
        </g>
      ))}
      {current &&
        (isBoard ? (
          <Board
            columns={current.chips.map(Number)}
            size={state.size}
            y={below}
            {...(dispatch && { onColumn: (column) => goToFirst(calls, column, dispatch) })}
          />
        ) : (
          <Chips state={state} call={current} y={below} />
        ))}
      {current && dispatch && (
        <CallPad
          calls={calls}
          current={current}
          box={{
            x: current.from * WIDTH,
            y: top + current.depth * row,
            width: (current.to - current.from) * WIDTH,
            height: row,
          }}
          dispatch={dispatch}
        />
      )}
    </Svg>
  );
}

/** The calls that are open: the stack. */
function wayTo(calls: readonly PlacedCall[], id: number): number[] {
  const way: number[] = [];
  for (let call = calls[id]; call; call = call.parent === undefined ? undefined : calls[call.parent]) way.push(call.id);
  return way;
}

/** To the beginning of the board with the first queen in a column. */
function goToFirst(calls: readonly PlacedCall[], column: number, dispatch: (action: CallAction) => void): void {
  const call = calls.find(({ depth, label }) => depth === 1 && label === String(column + 1));
  if (call) dispatch({ kind: 'call', id: call.id });
}

interface CallPadProps {
  calls: readonly PlacedCall[];
  current: PlacedCall;
  box: { x: number; y: number; width: number; height: number };
  dispatch: (action: CallAction) => void;
}

/** The keyboard's way: up to the caller, down to the first call, aside to the call before or after. */
function CallPad({ calls, current, box, dispatch }: CallPadProps) {
  const onArrow = (dx: number, dy: number) => {
    const to =
      dy < 0 ? current.parent : dy > 0 ? calls.find(({ parent }) => parent === current.id)?.id : current.id + dx;
    if (to !== undefined) dispatch({ kind: 'call', id: to });
  };
  return (
    <ArrowPad
      {...box}
      label={words.callTree}
      valueText={words.callAt(current.depth, current.label)}
      now={current.id}
      max={calls.length - 1}
      onArrow={onArrow}
    />
  );
}
