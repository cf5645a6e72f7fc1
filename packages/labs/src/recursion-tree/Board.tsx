import { color, wash } from '../kit/colors.ts';
import { words } from './words/lab.ts';

interface BoardProps {
  /** Columns of the queens, from 1, row by row. */
  columns: readonly number[];
  size: number;
  y: number;
  /** A square of the first row is pressed. */
  onColumn?: (column: number) => void;
}

const WIDTH = 372;
/** Most that the board and one of its squares take. */
const MOST = 120;
const WIDEST = 24;
/** Height of what a finger meets: it reaches above the first row. */
const FINGER = 27;

const sideOf = (size: number) => Math.min(WIDEST, MOST / size);
/** Height of the board. */
export const boardHeight = (size: number) => size * sideOf(size) + 4;

/** The board with the queens so far; squares that they attack are dotted. */
export function Board({ columns, size, y, onColumn }: BoardProps) {
  const isAttacked = (row: number, column: number) =>
    columns.some((queen, i) => i < row && (queen - 1 === column || Math.abs(queen - 1 - column) === row - i));
  const side = sideOf(size);
  const left = (WIDTH - size * side) / 2;
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={left - 10} y={side / 2 + 4} textAnchor="end" fontSize={12.5} fill={color('ink-soft')}>
        {onColumn ? words.pressFirstRow : words.board}
      </text>
      {Array.from({ length: size * size }, (_, i) => {
        const [row, column] = [Math.floor(i / size), i % size];
        const isQueen = columns[row] === column + 1;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
            key={i}
            transform={`translate(${left + column * side} ${row * side})`}
            {...(onColumn && row === 0 && { onClick: () => onColumn(column), style: { cursor: 'pointer' } })}
          >
            <rect
              width={side - 1}
              height={side - 1}
              fill={isQueen ? color('accent-soft') : (row + column) % 2 ? wash('ink-soft', 12) : color('paper')}
              stroke={color('line')}
            />
            {onColumn && row === 0 && <rect y={side - FINGER} width={side} height={FINGER} fill="transparent" />}
            {isQueen ? (
              <text x={side / 2} y={side / 2 + 5} textAnchor="middle" fontSize={15} fill={color('accent')}>
                ♛
              </text>
            ) : (
              isAttacked(row, column) && <circle cx={side / 2} cy={side / 2} r={2.2} fill={color('danger')} />
            )}
          </g>
        );
      })}
      {words.legend.map((line, i) => (
        <text key={line} x={left + size * side + 12} y={side / 2 + 4 + i * 20} fontSize={12} fill={color('ink-soft')}>
          {line}
        </text>
      ))}
    </g>
  );
}
