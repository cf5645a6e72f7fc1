import { color } from '../kit/colors.ts';
import { type Geometry, middle } from './geometry.ts';
import type { TableScene } from './types.ts';

/** From every cell that is needed to the one that is filled; the way that is taken is drawn full. */
export function Arrows({ geometry, scene: { current, ways, chosen } }: { geometry: Geometry; scene: TableScene }) {
  if (!current) return null;
  const end = middle(geometry, current);
  return ways.flatMap((way) =>
    way.from.map((cell) => {
      const start = middle(geometry, cell);
      const isTaken = chosen === undefined || chosen.name === way.name;
      return (
        <g key={`${way.name} ${cell.row} ${cell.column}`} pointerEvents="none">
          <Arrow start={start} end={end} isTaken={isTaken} />
        </g>
      );
    }),
  );
}

interface Point {
  x: number;
  y: number;
}

/** A line from beside one number to beside the other, with a head. */
function Arrow({ start, end, isTaken }: { start: Point; end: Point; isTaken: boolean }) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const [from, to] = [
    { x: start.x + 9 * dx, y: start.y + 9 * dy },
    { x: end.x - 10 * dx, y: end.y - 10 * dy },
  ];
  const hue = color(isTaken ? 'accent' : 'ink-soft');
  const head = `M${to.x} ${to.y}l${-6 * dx + 3.5 * dy} ${-6 * dy - 3.5 * dx}l${-7 * dy} ${7 * dx}z`;
  return (
    <>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke={hue}
        strokeWidth={isTaken ? 2.5 : 1.5}
        strokeDasharray={isTaken ? undefined : '3 3'}
      />
      <path d={head} fill={hue} />
    </>
  );
}
