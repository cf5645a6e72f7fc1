import { color } from '../kit/colors.ts';
import { deviation, errors, MOST_POWER } from './estimate.ts';
import { ERROR_MARKS, errorHeight, LOWER, powerScale } from './plane.ts';
import type { CarloState } from './state.ts';
import { words } from './words/lab.ts';

/** The error at 1, 2, 4 … samples, and what chance leads to expect. */
export function ErrorPanel({ state }: { state: CarloState }) {
  const all = errors(state);
  const spread = deviation(state);
  const expected = Array.from({ length: MOST_POWER * 4 + 1 }, (_, i) => i / 4);
  const path = expected.map(
    (power, i) =>
      `${i ? 'L' : 'M'}${powerScale(power).toFixed(1)} ${errorHeight(spread / Math.sqrt(2 ** power)).toFixed(1)}`,
  );
  return (
    <g>
      <g stroke={color('line')} fontSize={12} fill={color('ink-soft')}>
        {ERROR_MARKS.map((mark) => (
          <g key={mark}>
            <path d={`M${LOWER.left} ${errorHeight(10 ** mark)}H${LOWER.right}`} />
            <text x={LOWER.left - 6} y={errorHeight(10 ** mark) + 4} textAnchor="end" stroke="none">
              {mark < 0 ? `10⁻${'⁰¹²³⁴'.charAt(-mark)}` : 10 ** mark}
            </text>
          </g>
        ))}
        {[0, 4, 8, 12].map((power) => (
          <text key={power} x={powerScale(power)} y={LOWER.bottom + 30} textAnchor="middle" stroke="none">
            {2 ** power}
          </text>
        ))}
        <text x={LOWER.left + 6} y={LOWER.top - 6} stroke="none">
          {words.error}
        </text>
        <text x={LOWER.right} y={LOWER.top - 6} textAnchor="end" stroke="none">
          {words.dashes}
        </text>
      </g>
      {spread > 0 && <path d={path.join('')} fill="none" stroke={color('ink-soft')} strokeDasharray="5 4" />}
      <path
        d={all
          .map((error, i) => `${i ? 'L' : 'M'}${powerScale(i).toFixed(1)} ${errorHeight(error).toFixed(1)}`)
          .join('')}
        fill="none"
        stroke={color('warning')}
        strokeWidth={2}
      />
      {all.map((error, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its power
        <circle key={i} cx={powerScale(i)} cy={errorHeight(error)} r={3.5} fill={color('warning')} />
      ))}
    </g>
  );
}
