/** The plane under a 2×2 matrix: its grid, the unit square's image, the two columns as arrows. */
import { color, wash } from '../kit/colors.ts';
import { linear } from '../kit/scale.ts';
import { two } from './describe.ts';
import { AXIS_COLORS, MatrixGrid } from './MatrixGrid.tsx';
import { words } from './words/lab.ts';

/** How far the plane is seen from its middle. */
const REACH = 2.6;
export const X = linear([-REACH, REACH], [2, 280]);
export const Y = linear([-REACH, REACH], [288, 10]);
const LINES = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

type Columns = readonly number[];

const apply = ([a = 0, b = 0, c = 0, d = 0]: Columns, x: number, y: number): string =>
  `${X(a * x + c * y).toFixed(1)} ${Y(b * x + d * y).toFixed(1)}`;

export function Plane({ columns }: { columns: Columns }) {
  const [a = 0, b = 0, c = 0, d = 0] = columns;
  const det = a * d - b * c;
  return (
    <>
      {/* The plane ends where its ground does. */}
      <svg
        x={X(-REACH)}
        y={Y(REACH)}
        width={X(REACH) - X(-REACH)}
        height={Y(-REACH) - Y(REACH)}
        viewBox={[X(-REACH), Y(REACH), X(REACH) - X(-REACH), Y(-REACH) - Y(REACH)].join(' ')}
        overflow="hidden"
        aria-hidden="true"
      >
        <rect x={X(-REACH)} y={Y(REACH)} width="100%" height="100%" fill={color('tint')} />
        <Grid columns={[1, 0, 0, 1]} stroke={color('line')} />
        <Grid columns={columns} stroke={color('accent')} />
        <path
          d={`M${apply(columns, 0, 0)}L${apply(columns, 1, 0)}L${apply(columns, 1, 1)}L${apply(columns, 0, 1)}Z`}
          fill={wash(det < 0 ? 'danger' : 'tip', 45)}
          fillOpacity={0.75}
          stroke={color('ink')}
        />
        <Letter columns={columns} />
        <Arrow columns={columns} axis={0} />
        <Arrow columns={columns} axis={1} />
      </svg>
      <MatrixGrid
        x={286}
        y={60}
        name=""
        columns={[
          [a, b],
          [c, d],
        ]}
        heads={words.axes}
      />
      <text x={286} y={130} fontSize={13} fill={color('ink')}>
        <tspan x={286}>{words.determinant}</tspan>
        <tspan x={286} dy={20} fontSize={14} fontWeight={600} fill={color(det < -0.005 ? 'danger' : 'ink')}>
          {two(det)}
        </tspan>
        <tspan x={286} dy={22} fill={color('ink-soft')}>
          {Math.abs(det) < 0.005 ? words.toLine : det < 0 ? words.turnedOver : words.sameSide}
        </tspan>
      </text>
    </>
  );
}

function Grid({ columns, stroke }: { columns: Columns; stroke: string }) {
  const lines = LINES.map(
    (k) => `M${apply(columns, k, -4)}L${apply(columns, k, 4)}M${apply(columns, -4, k)}L${apply(columns, 4, k)}`,
  );
  return <path d={lines.join('')} fill="none" stroke={stroke} opacity={0.55} />;
}

/** An F in the unit square, which shows when it is turned over. */
function Letter({ columns }: { columns: Columns }) {
  const stroke = [
    [0.3, 0.15, 0.3, 0.85],
    [0.3, 0.85, 0.75, 0.85],
    [0.3, 0.52, 0.6, 0.52],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => `M${apply(columns, x1, y1)}L${apply(columns, x2, y2)}`);
  return <path d={stroke.join('')} fill="none" stroke={color('ink')} strokeWidth={3} strokeLinecap="round" />;
}

function Arrow({ columns, axis }: { columns: Columns; axis: 0 | 1 }) {
  const tip = apply(columns, axis === 0 ? 1 : 0, axis);
  return <path d={`M${apply(columns, 0, 0)}L${tip}`} stroke={color(AXIS_COLORS[axis])} strokeWidth={3} />;
}
