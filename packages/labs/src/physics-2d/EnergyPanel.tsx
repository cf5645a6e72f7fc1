import { color } from '../kit/colors.ts';
import { linear } from '../kit/scale.ts';
import { DURATION } from './model.ts';
import { words } from './words/lab.ts';

const AREA = { left: 46, right: 352, top: 268, bottom: 342 };
/** Tenths to hundreds of the first energy. */
const DECADES = [-1, 2] as const;

/** Energy over time, beside what it was at first. */
export function EnergyPanel({ ratios, h }: { ratios: readonly number[]; h: number }) {
  const x = linear([0, DURATION], [AREA.left, AREA.right]);
  const y = linear(DECADES, [AREA.bottom, AREA.top]);
  const height = (ratio: number) => y(Math.min(Math.max(Math.log10(Math.max(ratio, 1e-6)), DECADES[0]), DECADES[1]));
  const path = ratios.map((ratio, i) => `${i ? 'L' : 'M'}${x(i * h).toFixed(1)} ${height(ratio).toFixed(1)}`);
  return (
    <g fontSize={12} fill={color('ink-soft')}>
      <text x={AREA.left} y={AREA.top - 8}>
        {words.energyOverFirst}
      </text>
      {[0.1, 1, 10, 100].map((mark) => (
        <g key={mark}>
          <path
            d={`M${AREA.left} ${height(mark)}H${AREA.right}`}
            stroke={color(mark === 1 ? 'ink-soft' : 'line')}
            strokeDasharray={mark === 1 ? '5 4' : undefined}
          />
          <text x={AREA.left - 6} y={height(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6].map((second) => (
        <text key={second} x={x(second)} y={AREA.bottom + 18} textAnchor="middle">
          {second} s
        </text>
      ))}
      <path d={path.join('')} fill="none" stroke={color('warning')} strokeWidth={2.5} />
    </g>
  );
}
