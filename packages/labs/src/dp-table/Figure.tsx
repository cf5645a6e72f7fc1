import { ArrowPad } from '../kit/ArrowPad.tsx';
import { Svg } from '../kit/Svg.tsx';
import { Arrows } from './Arrows.tsx';
import { Cells } from './Cells.tsx';
import { corner, geometryOf, WIDTH } from './geometry.ts';
import { Heads } from './Heads.tsx';
import { runOf, sceneOf, type TableAction, type TableState } from './model.ts';
import { keyOf } from './types.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: TableState;
  /** Absent in the still picture. */
  dispatch?: (action: TableAction) => void;
}

/** The table: heads are pulled to change the input, cells are pressed to go to the step that fills them. */
export function Figure({ state, dispatch }: FigureProps) {
  const { table } = runOf(state);
  const scene = sceneOf(state);
  const geometry = geometryOf(state, table);
  const parts = { state, geometry, ...(dispatch && { dispatch }) };
  const label = words.picture(words.titles[state.problem], table.rows.length, table.columns.length, scene.filled);
  return (
    <Svg width={WIDTH} height={geometry.height} label={label} hasControls={dispatch !== undefined}>
      <Heads {...parts} />
      <Cells {...parts} />
      <Arrows geometry={geometry} scene={scene} />
      {dispatch && <TablePad state={state} dispatch={dispatch} />}
    </Svg>
  );
}

/** The keyboard's way through the table. */
function TablePad({ state, dispatch }: Required<FigureProps>) {
  const { table, values } = runOf(state);
  const { current, filled } = sceneOf(state);
  const geometry = geometryOf(state, table);
  const cell = current ?? table.order[Math.max(0, filled - 1)] ?? { row: 0, column: 0 };
  const onKey = (key: string) => {
    if (key === ' ') dispatch({ kind: 'block', cell: cell.row * table.columns.length + cell.column });
  };
  return (
    <ArrowPad
      {...corner(geometry, cell)}
      {...geometry.cell}
      label={state.problem === 'paths' ? words.obstacleTable : words.table}
      valueText={words.cellNow(table.at(cell), values.get(keyOf(cell)) ?? words.empty)}
      now={filled}
      max={table.order.length}
      onArrow={(dx, dy) => dispatch({ kind: 'cell', cell: { row: cell.row + dy, column: cell.column + dx } })}
      onKey={onKey}
    />
  );
}
