import { color, wash } from '../kit/colors.ts';
import { histogram } from './estimate.ts';
import { onPlane, UPPER } from './plane.ts';
import type { Sample } from './scenes.ts';
import type { CarloState } from './state.ts';
import { words } from './words/lab.ts';

const SIDE = UPPER.bottom - UPPER.top;
/** The square of the quarter circle, and the disc that a hemisphere is from above. */
const SQUARE = { left: 106, top: UPPER.top };
const DISC = { x: 112, y: UPPER.top + SIDE / 2, radius: SIDE / 2 };
const BARS = { left: 232, right: 352, top: 30, bottom: 158 };
const PARTS = 10;

/** Points in a square, in and out of the quarter circle. */
export function CirclePanel({ state, samples }: { state: CarloState; samples: readonly Sample[] }) {
  const place = ({ x, y }: Sample): [number, number] => [SQUARE.left + x * SIDE, SQUARE.top + SIDE - y * SIDE];
  const size = samples.length > 600 ? 2 : 4;
  return (
    <g>
      <rect x={SQUARE.left} y={SQUARE.top} width={SIDE} height={SIDE} fill={color('paper')} stroke={color('line')} />
      <path
        d={`M${SQUARE.left} ${SQUARE.top}a${SIDE} ${SIDE} 0 0 1 ${SIDE} ${SIDE}h${-SIDE}z`}
        fill={wash('accent', 10)}
        stroke={color('accent')}
        strokeWidth={2}
      />
      {state.density === 'half' && (
        <rect x={SQUARE.left + SIDE / 2} y={SQUARE.top} width={SIDE / 2} height={SIDE} fill={wash('danger', 14)} />
      )}
      <g strokeLinecap="round" strokeWidth={size}>
        <path
          d={onPlane(
            samples.filter(({ value }) => value > 0),
            place,
          )}
          stroke={color('accent')}
        />
        <path
          d={onPlane(
            samples.filter(({ value }) => value === 0),
            place,
          )}
          stroke={color('warning')}
        />
      </g>
      <g fontSize={12} fill={color('ink-soft')}>
        <text x={SQUARE.left + SIDE + 8} y={UPPER.top + 14}>
          {words.inside(samples.filter(({ value }) => value > 0).length)}
        </text>
        <text x={SQUARE.left + SIDE + 8} y={UPPER.top + 32}>
          {words.outside(samples.filter(({ value }) => value === 0).length)}
        </text>
      </g>
    </g>
  );
}

/** Directions over a hemisphere from above, and how many lie how high. */
export function DirectionPanel({ state, samples }: { state: CarloState; samples: readonly Sample[] }) {
  const place = ({ x, y }: Sample): [number, number] => [DISC.x + x * DISC.radius, DISC.y - y * DISC.radius];
  const counts = histogram('hemisphere', samples, PARTS);
  const most = Math.max(...counts, 1);
  const height = (BARS.bottom - BARS.top) / PARTS;
  return (
    <g>
      <circle
        cx={DISC.x}
        cy={DISC.y}
        r={DISC.radius}
        fill={wash('accent', 8)}
        stroke={color('accent')}
        strokeWidth={2}
      />
      {state.density === 'half' && (
        <path
          d={`M${DISC.x - DISC.radius} ${DISC.y}a${DISC.radius} ${DISC.radius} 0 0 0 ${DISC.radius * 2} 0z`}
          fill={wash('danger', 14)}
        />
      )}
      <path
        d={onPlane(samples, place)}
        stroke={color('accent')}
        strokeLinecap="round"
        strokeWidth={samples.length > 600 ? 2 : 4}
      />
      <g fontSize={12} fill={color('ink-soft')}>
        <text x={BARS.left} y={20}>
          {words.cosines}
        </text>
        {counts.map((count, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            x={BARS.left}
            y={BARS.bottom - (i + 1) * height + 1}
            width={((BARS.right - BARS.left) * count) / most}
            height={height - 2}
            fill={color('info')}
          />
        ))}
        <text x={BARS.left - 6} y={BARS.bottom} textAnchor="end">
          0
        </text>
        <text x={BARS.left - 6} y={BARS.top + 10} textAnchor="end">
          1
        </text>
      </g>
    </g>
  );
}
