import { type ColorName, color } from '../kit/colors.ts';
import type { Region, Tone } from './types.ts';

/** Lines are told apart by their dashes too. */
const DASHES: Record<Tone, string | undefined> = {
  tip: undefined,
  info: '9 3',
  warning: '4 3',
  danger: '2 3',
  soft: '1.5 4',
};
const hueOf = (tone: Tone): ColorName => (tone === 'soft' ? 'ink-soft' : tone);

/** What the lines below the array say: the invariants. */
export function Legend({ regions }: { regions: readonly Region[] }) {
  const room = regions.length > 2 ? 104 : 124;
  return (
    <g fontSize={12.5}>
      {regions.map(({ tone, label }, i) => (
        <g key={tone + label.replace(/\d+/g, '')} transform={`translate(${8 + i * room} 12)`}>
          <path d="M0 -3h16" stroke={color(hueOf(tone))} strokeWidth={4} strokeDasharray={DASHES[tone]} />
          <text x={20} y={1} fill={color('ink')}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

interface RegionLinesProps {
  regions: readonly Region[];
  /** Where the left side of a cell lies. */
  x: (index: number) => number;
  y: number;
}

export function RegionLines({ regions, x, y }: RegionLinesProps) {
  return regions.map(({ from, to, tone, label }, i) => {
    // Stretches that lie over one another get lines of their own.
    const above = regions.slice(0, i).some((other) => other.from < to && from < other.to);
    return (
      from < to && (
        <path
          key={tone + label.replace(/\d+/g, '')}
          d={`M${x(from) + 2} ${y + (above ? 8 : 0)}H${x(to) - 2}`}
          stroke={color(hueOf(tone))}
          strokeWidth={4}
          strokeDasharray={DASHES[tone]}
        />
      )
    );
  });
}
