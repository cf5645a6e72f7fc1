import type { ReactNode } from 'react';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { rasterText } from './describe.ts';
import { cellsOf, visitsOf } from './model.ts';
import { CENTRE, GRID, placeIn, SAMPLES, UNIT, weightsAt } from './raster.ts';
import { trianglesOf } from './scenes.ts';
import type { Cell, RasterState } from './state.ts';

/** Side of a pixel in the picture. */
export const SIDE = 23;
export const SCALE = SIDE / UNIT;
export const SIZE = { width: GRID.columns * SIDE + 4, height: GRID.rows * SIDE + 4 };
const HUES = ['info', 'warning'] as const;
/** Share of its hue that the nearest pixel has, percent: the number on it has 4.5:1 in the dark, too. */
const NEAREST = 46;

/** The grid, the triangles over it, and what each pixel got. */
export function Drawing({ state, children }: { state: RasterState; children?: ReactNode }) {
  const cells = cellsOf(state);
  return (
    <Svg {...SIZE} label={rasterText(state, cells)} hasControls={children !== undefined}>
      <g transform="translate(2 2)">
        {cells.map((cell, pixel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pixel is its number
          <Pixel key={pixel} cell={cell} pixel={pixel} state={state} />
        ))}
        <path d={GRID_LINES} stroke={color('line')} strokeWidth={0.75} fill="none" />
        <Points state={state} cells={cells} />
        <NextPixel state={state} />
        {trianglesOf(state.scene, state.points).map(({ corners }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a triangle is its number
            key={i}
            d={`${corners.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x * SCALE} ${y * SCALE}`).join('')}Z`}
            fill="none"
            stroke={color(HUES[i] ?? 'info')}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={i === 1 ? '7 3' : undefined}
          />
        ))}
        {children}
      </g>
    </Svg>
  );
}

const GRID_LINES =
  Array.from({ length: GRID.columns + 1 }, (_, i) => `M${i * SIDE} 0V${GRID.rows * SIDE}`).join('') +
  Array.from({ length: GRID.rows + 1 }, (_, i) => `M0 ${i * SIDE}H${GRID.columns * SIDE}`).join('');

interface PixelProps {
  cell: Cell;
  pixel: number;
  state: RasterState;
}

function Pixel({ cell, pixel, state }: PixelProps) {
  const fill = fillOf(cell, pixel, state);
  if (!fill) return null;
  const [x, y] = [(pixel % GRID.columns) * SIDE, Math.floor(pixel / GRID.columns) * SIDE];
  const text = textOf(cell, state);
  return (
    <g>
      <rect x={x} y={y} width={SIDE} height={SIDE} fill={fill} />
      {text && (
        <text x={x + SIDE / 2} y={y + SIDE / 2 + 4} fontSize={12} textAnchor="middle" fill={color('ink')}>
          {text}
        </text>
      )}
    </g>
  );
}

function fillOf(
  { drawn, owner, depth, mask }: Cell,
  pixel: number,
  { show, scene, points }: RasterState,
): string | undefined {
  const hue = HUES[owner] ?? 'info';
  if (show === 'samples')
    return mask === 0 ? undefined : wash('info', [0, 1, 2, 3].filter((i) => (mask >> i) & 1).length * 14);
  if (drawn.length === 0) return undefined;
  if (show === 'depth') return wash(hue, Math.round(NEAREST - depth * 40));
  if (show === 'weights') return weightColor(trianglesOf(scene, points)[owner], pixel);
  return drawn.length > 1 && scene === 'shared' ? wash('danger', 45) : wash(hue, 30);
}

/** A mixture of three hues by the corners' weights. */
function weightColor(triangle: ReturnType<typeof trianglesOf>[number] | undefined, pixel: number): string {
  const [a, b, c] = (triangle && weightsAt(triangle, placeIn(pixel, CENTRE))) ?? [1, 0, 0];
  const rest = b + c === 0 ? 0 : Math.round((b / (b + c)) * 100);
  const inner = `color-mix(in srgb, ${color('info')} ${rest}%, ${color('tip')})`;
  return `color-mix(in srgb, color-mix(in srgb, ${color('danger')} ${Math.round(a * 100)}%, ${inner}) 55%, ${color('paper')})`;
}

function textOf({ drawn, depth }: Cell, { show, scene }: RasterState): string {
  if (show === 'depth') return String(Math.round(depth * 100));
  return show === 'cover' && scene === 'shared' && drawn.length > 1 ? '2' : '';
}

/** Where coverage is decided: the middle of a pixel, or its samples. */
function Points({ state: { show }, cells }: { state: RasterState; cells: readonly Cell[] }) {
  if (show === 'depth') return null;
  const dot = (pixel: number, { x, y }: { x: number; y: number }) => {
    const at = placeIn(pixel, { x, y });
    return `M${at.x * SCALE} ${at.y * SCALE}h0`;
  };
  const isIn = (cell: Cell, i: number) => (show === 'samples' ? ((cell.mask >> i) & 1) === 1 : cell.drawn.length > 0);
  const all = show === 'samples' ? SAMPLES : [CENTRE];
  const path = (wanted: boolean) =>
    cells
      .flatMap((cell, pixel) => all.flatMap((point, i) => (isIn(cell, i) === wanted ? [dot(pixel, point)] : [])))
      .join('');
  return (
    <g strokeLinecap="round" fill="none">
      <path d={path(false)} stroke={color('ink-soft')} strokeOpacity={0.6} strokeWidth={2.5} />
      <path d={path(true)} stroke={color('ink')} strokeWidth={4} />
    </g>
  );
}

function NextPixel({ state }: { state: RasterState }) {
  const next = visitsOf(state)[state.done];
  if (!next) return null;
  const [x, y] = [(next.pixel % GRID.columns) * SIDE, Math.floor(next.pixel / GRID.columns) * SIDE];
  return (
    <rect
      x={x + 1.5}
      y={y + 1.5}
      width={SIDE - 3}
      height={SIDE - 3}
      fill="none"
      stroke={color('accent')}
      strokeWidth={2.5}
      strokeDasharray="4 2"
    />
  );
}
