/** The pixel's outline on the texture, with the texels of the level that is read; sky has none. */
import { color } from '../kit/colors.ts';
import { samplerOf } from './model.ts';
import { footprintOf, levelOf } from './plane.ts';
import { shapeOf } from './sampler.ts';
import type { TextureState } from './state.ts';
import { SIZE } from './texture.ts';
import { words } from './words/lab.ts';

const BOX = { x: 250, y: 6, size: 104 };
/** Texels across the inset at least, so that a small footprint is seen among its neighbours. */
const LEAST = 6;

export function FootprintInset({ state }: { state: TextureState }) {
  const footprint = footprintOf(state, state.x, state.y);
  if (!footprint) return null;
  const { long } = shapeOf(footprint, samplerOf(state), SIZE);
  const unit = BOX.size / Math.max(LEAST, 1.3 * long);
  const level = Math.round(levelOf(footprint, samplerOf(state)));
  const middle = { x: BOX.x + BOX.size / 2, y: BOX.y + BOX.size / 2 };
  const corner = (a: number, b: number) =>
    [0, 1]
      .map((i) => (a * (footprint.dx[i] ?? 0) + b * (footprint.dy[i] ?? 0)) * SIZE * unit)
      .map((way, i) => (way + (i ? middle.y : middle.x)).toFixed(1))
      .join(' ');
  return (
    <g>
      <rect x={BOX.x} y={BOX.y} width={BOX.size} height={BOX.size} fill={color('paper')} stroke={color('ink')} />
      <Texels cell={unit * 2 ** level} />
      <path
        d={`M${corner(-0.5, -0.5)}L${corner(0.5, -0.5)}L${corner(0.5, 0.5)}L${corner(-0.5, 0.5)}Z`}
        fill={color('accent')}
        fillOpacity={0.35}
        stroke={color('accent')}
        strokeWidth={2}
      />
      <rect x={BOX.x} y={BOX.y + BOX.size} width={BOX.size} height={20} fill={color('paper')} stroke={color('ink')} />
      <text x={middle.x} y={BOX.y + BOX.size + 14} fontSize={12} textAnchor="middle" fill={color('ink')}>
        {words.footprint(level)}
      </text>
    </g>
  );
}

/** The edges of the texels, as many as are to be told apart. */
function Texels({ cell }: { cell: number }) {
  if (cell < 3) return null;
  const count = Math.floor(BOX.size / 2 / cell);
  const lines = Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * cell + BOX.size / 2);
  return (
    <path
      d={lines
        .map((at) => `M${BOX.x + at} ${BOX.y}V${BOX.y + BOX.size}M${BOX.x} ${BOX.y + at}H${BOX.x + BOX.size}`)
        .join('')}
      stroke={color('ink-soft')}
      opacity={0.5}
    />
  );
}
