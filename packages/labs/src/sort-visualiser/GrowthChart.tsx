import { Axes } from '../kit/Axes.tsx';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import type { Growth } from './model.ts';
import { words } from './words/lab.ts';

const SIZE = { width: 372, height: 220 };
/** Where the axes lie. */
const AREA = { left: 42, right: 362, top: 40, bottom: 194 };

/** Dashes of the curves to compare with. */
const SQUARE = '2 4';
const LOGARITHM = '8 3 2 3';

interface GrowthChartProps {
  growth: readonly Growth[];
  /** What was measured. */
  title: string;
}

/** Measured comparisons and writes by size, with n² ∕ 2 and n log₂ n to compare with. */
export function GrowthChart({ growth, title }: GrowthChartProps) {
  const most = growth.at(-1)?.size ?? 1;
  const ceiling = Math.max(
    ...growth.flatMap(({ comparisons, writes }) => [comparisons, writes]),
    most * Math.log2(most),
  );
  const x = linear([0, most], [AREA.left, AREA.right]);
  const y = linear([0, ceiling * 1.08], [AREA.bottom, AREA.top]);
  const path = (value: (point: Growth) => number) =>
    growth
      .map((point) => [x(point.size), y(value(point))])
      .filter(([, height = 0]) => height >= AREA.top)
      .map(([left = 0, height = 0], i) => `${i ? 'L' : 'M'}${left.toFixed(1)} ${height.toFixed(1)}`)
      .join('');
  const costs = growth.map(({ size, comparisons, writes }) => words.costAt(size, comparisons, writes));
  return (
    <Svg {...SIZE} label={words.growth(title, costs.join(words.semicolon))}>
      <Axes x={x} y={y} yLabel={words.times} count={4} />
      {/* Below the axis: cheap runs lie just above it. */}
      <text x={AREA.right + 8} y={AREA.bottom + 17} textAnchor="end" fontSize={12} fill={color('ink-soft')}>
        n
      </text>
      <g fill="none" strokeWidth={1.5} stroke={color('ink-soft')}>
        <path d={path(({ size }) => (size * size) / 2)} strokeDasharray={SQUARE} />
        <path d={path(({ size }) => size * Math.log2(size))} strokeDasharray={LOGARITHM} />
      </g>
      <g fill="none" strokeWidth={2.5}>
        <path d={path(({ comparisons }) => comparisons)} stroke={color('warning')} />
        <path d={path(({ writes }) => writes)} stroke={color('danger')} strokeDasharray="7 4" />
      </g>
      <Legend />
    </Svg>
  );
}

function Legend() {
  const entries = [
    { text: words.comparisons, hue: color('warning'), dash: undefined, x: 42 },
    { text: words.writes, hue: color('danger'), dash: '7 4', x: 114 },
    { text: 'n²/2', hue: color('ink-soft'), dash: SQUARE, x: 190 },
    { text: 'n log₂ n', hue: color('ink-soft'), dash: LOGARITHM, x: 268 },
  ];
  return (
    <g fontSize={12.5}>
      {entries.map(({ text, hue, dash, x }) => (
        <g key={text} transform={`translate(${x} 18)`}>
          <path d="M0 -4h22" stroke={hue} strokeWidth={2.5} strokeDasharray={dash} />
          <text x={27} fill={color('ink')}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
