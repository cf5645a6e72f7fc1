import { type ColorName, color, wash } from '../kit/colors.ts';
import type { Known, Terrain } from './types.ts';

const SIDE = 31;

interface GridCellProps {
  x: number;
  y: number;
  terrain: Terrain;
  known: Known | undefined;
  isCurrent: boolean;
  isPushed: boolean;
}

/** One cell: its ground, and whether the search has come to it. */
export function GridCell({ x, y, terrain, known, isCurrent, isPushed }: GridCellProps) {
  const tone: ColorName | undefined = known && (known.state === 'open' ? 'warning' : 'info');
  const fill =
    terrain === 'wall'
      ? wash('ink-soft', 78)
      : isCurrent
        ? color('accent-soft')
        : tone
          ? wash(tone, 24)
          : color('paper');
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={0.75}
        y={0.75}
        width={SIDE - 1.5}
        height={SIDE - 1.5}
        rx={2}
        fill={fill}
        stroke={color(isCurrent ? 'accent' : isPushed ? 'warning' : 'line')}
        strokeWidth={isCurrent || isPushed ? 2 : 1}
        strokeDasharray={known?.state === 'open' && !isCurrent ? '3 2' : undefined}
      />
      <Ground terrain={terrain} />
    </g>
  );
}

/** Marks of grounds that do not cost one: dots for what is dear, a line for what is free. */
function Ground({ terrain }: { terrain: Terrain }) {
  if (terrain === 0) return <path d="M3 27.5h25" stroke={color('tip')} strokeWidth={3} />;
  if (terrain === 3)
    return <path d="M6 6h.1M15.5 6h.1M25 6h.1" stroke={color('note')} strokeWidth={3.5} strokeLinecap="round" />;
  if (terrain !== 9) return null;
  return (
    <path
      d="M6 6h.1M12.3 6h.1M18.7 6h.1M25 6h.1M6 26h.1M12.3 26h.1M18.7 26h.1M25 26h.1"
      stroke={color('note')}
      strokeWidth={3.5}
      strokeLinecap="round"
    />
  );
}
