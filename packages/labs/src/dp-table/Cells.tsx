import { color, wash } from '../kit/colors.ts';
import { corner, type Geometry } from './geometry.ts';
import { runOf, sceneOf, type TableAction, type TableState } from './model.ts';
import { type Cell, keyOf } from './types.ts';

export interface PartProps {
  state: TableState;
  geometry: Geometry;
  dispatch?: (action: TableAction) => void;
}

/** Every cell that the table uses; what is not filled yet is empty. */
export function Cells({ state, geometry, dispatch }: PartProps) {
  const { table, values } = runOf(state);
  const { filled, current, path, ways } = sceneOf(state);
  const known = [...table.base.map(({ cell }) => cell), ...table.order.slice(0, filled)].map(keyOf);
  const onPath = path.map(keyOf);
  const needed = ways.flatMap(({ from }) => from.map(keyOf));
  const press = (cell: Cell) =>
    dispatch?.(
      state.problem === 'paths'
        ? { kind: 'block', cell: cell.row * table.columns.length + cell.column }
        : { kind: 'cell', cell },
    );
  return [...table.base.map(({ cell }) => cell), ...table.order].map((cell) => {
    const key = keyOf(cell);
    const isBlocked =
      state.problem === 'paths' && state.numbers.includes(cell.row * table.columns.length + cell.column);
    return (
      <g key={key} {...(dispatch && { onClick: () => press(cell), style: { cursor: 'pointer' } })}>
        <CellShape
          place={corner(geometry, cell)}
          size={geometry.cell}
          text={known.includes(key) ? String(values.get(key)) : ''}
          isCurrent={current !== undefined && keyOf(current) === key}
          isNeeded={needed.includes(key)}
          isPath={onPath.includes(key)}
          isGoal={keyOf(table.goal) === key}
          isBlocked={isBlocked}
        />
      </g>
    );
  });
}

interface CellShapeProps {
  place: { x: number; y: number };
  size: { width: number; height: number };
  text: string;
  isCurrent: boolean;
  isNeeded: boolean;
  isPath: boolean;
  isGoal: boolean;
  isBlocked: boolean;
}

function CellShape({
  place: { x, y },
  size: { width, height },
  text,
  isCurrent,
  isNeeded,
  isPath,
  isGoal,
  isBlocked,
}: CellShapeProps) {
  const fill = isBlocked
    ? color('ink-soft')
    : isPath
      ? wash('tip', 30)
      : isCurrent
        ? color('accent-soft')
        : isNeeded
          ? wash('info', 20)
          : color('paper');
  const stroke = isCurrent ? 'accent' : isPath ? 'tip' : isNeeded ? 'info' : isGoal ? 'ink' : 'line';
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={3}
        fill={fill}
        stroke={color(stroke)}
        strokeWidth={isCurrent || isPath || isGoal ? 2 : 1}
        strokeDasharray={isGoal && !isCurrent && !isPath ? '4 2' : undefined}
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + 4.5}
        textAnchor="middle"
        fontSize={13}
        fontWeight={isCurrent || isPath ? 700 : 400}
        fill={color(isBlocked ? 'paper' : 'ink')}
      >
        {text}
      </text>
    </>
  );
}
