import { Axes } from '../kit/Axes.tsx';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import type { Growth } from './model.ts';

const SIZE = { width: 420, height: 210 };

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
  const x = linear([0, most], [48, 404]);
  const y = linear([0, ceiling * 1.08], [184, 10]);
  const path = (value: (point: Growth) => number) =>
    growth
      .map((point) => [x(point.size), y(value(point))])
      .filter(([, height = 0]) => height >= 10)
      .map(([left = 0, height = 0], i) => `${i ? 'L' : 'M'}${left.toFixed(1)} ${height.toFixed(1)}`)
      .join('');
  const words = growth.map(
    ({ size, comparisons, writes }) => `n = ${size} 时比较 ${comparisons} 次、写入 ${writes} 次`,
  );
  return (
    <Svg {...SIZE} label={`${title}的代价随规模增长：${words.join('；')}`}>
      <Axes x={x} y={y} xLabel="n" yLabel="次数" count={4} />
      <g fill="none" strokeWidth={1.5} stroke={color('ink-soft')} strokeDasharray="2 4">
        <path d={path(({ size }) => (size * size) / 2)} />
        <path d={path(({ size }) => size * Math.log2(size))} />
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
    { text: '比较', hue: color('warning'), dash: undefined },
    { text: '写入', hue: color('danger'), dash: '7 4' },
    { text: 'n²/2 与 n log₂ n', hue: color('ink-soft'), dash: '2 4' },
  ];
  return (
    <g fontSize={12.5}>
      {entries.map(({ text, hue, dash }, index) => (
        <g key={text} transform={`translate(${112 + index * 70} 20)`}>
          <path d="M0 -4h22" stroke={hue} strokeWidth={2.5} strokeDasharray={dash} />
          <text x={27} fill={color('ink')}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
