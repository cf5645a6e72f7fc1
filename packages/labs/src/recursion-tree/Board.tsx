import { color, wash } from '../kit/colors.ts';

interface BoardProps {
  /** Columns of the queens, from 1, row by row. */
  columns: readonly number[];
  size: number;
  y: number;
  /** A square of the first row is pressed. */
  onColumn?: (column: number) => void;
}

const SIDE = 18;
const LEFT = 100;

/** The board with the queens so far; squares that they attack are dotted. */
export function Board({ columns, size, y, onColumn }: BoardProps) {
  const isAttacked = (row: number, column: number) =>
    columns.some((queen, i) => i < row && (queen - 1 === column || Math.abs(queen - 1 - column) === row - i));
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={LEFT - 10} y={14} textAnchor="end" fontSize={12.5} fill={color('ink-soft')}>
        {onColumn ? '点第一行' : '棋盘'}
      </text>
      {Array.from({ length: size * size }, (_, i) => {
        const [row, column] = [Math.floor(i / size), i % size];
        const isQueen = columns[row] === column + 1;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            key={i}
            transform={`translate(${LEFT + column * SIDE * 1.4} ${row * SIDE})`}
            {...(onColumn && row === 0 && { onClick: () => onColumn(column), style: { cursor: 'pointer' } })}
          >
            <rect
              width={SIDE * 1.4 - 1}
              height={SIDE - 1}
              fill={isQueen ? color('accent-soft') : (row + column) % 2 ? wash('ink-soft', 12) : color('paper')}
              stroke={color('line')}
            />
            {isQueen ? (
              <text x={SIDE * 0.7} y={14} textAnchor="middle" fontSize={14} fill={color('accent')}>
                ♛
              </text>
            ) : (
              isAttacked(row, column) && <circle cx={SIDE * 0.7} cy={SIDE / 2} r={1.8} fill={color('danger')} />
            )}
          </g>
        );
      })}
    </g>
  );
}
