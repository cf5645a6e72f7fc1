import { color, wash } from '../kit/colors.ts';
import { two } from './describe.ts';

interface MatrixGridProps {
  x: number;
  y: number;
  name: string;
  /** Columns, each of as many numbers. */
  columns: readonly (readonly number[])[];
  /** What each column is, in a word. */
  heads: readonly string[];
}

const CELL = { width: 43, height: 19 };

/** A matrix in brackets, every other column tinted: a matrix is read by its columns. */
export function MatrixGrid({ x, y, name, columns, heads }: MatrixGridProps) {
  const rows = columns[0]?.length ?? 0;
  const [width, height] = [columns.length * CELL.width, rows * CELL.height];
  return (
    <g transform={`translate(${x} ${y})`} fontSize={12} fill={color('ink')}>
      <text x={0} y={-24} fontWeight={600}>
        {name}
      </text>
      {columns.map((column, c) => (
        <g key={heads[c]} transform={`translate(${c * CELL.width} 0)`}>
          <rect width={CELL.width} height={height} fill={wash(AXIS_COLORS[c] ?? 'line', 14)} />
          <text x={CELL.width - 5} y={-6} textAnchor="end" fill={color('ink-soft')}>
            {heads[c]}
          </text>
          {column.map((value, r) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={r}
              x={CELL.width - 5}
              y={r * CELL.height + 14}
              textAnchor="end"
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {two(value)}
            </text>
          ))}
        </g>
      ))}
      <path
        d={`M5 0H0V${height}H5M${width - 5} 0H${width}V${height}H${width - 5}`}
        fill="none"
        stroke={color('ink-soft')}
        strokeWidth={1.5}
      />
    </g>
  );
}

/** x, y, z and what moves. */
export const AXIS_COLORS = ['danger', 'tip', 'info', 'warning'] as const;
