import { color, hue, wash } from '../kit/colors.ts';
import type { Region } from './byte-map.ts';
import { CELL, LEFT, ROW, rowsOf, type Segment, segmentsOf, TOP } from './segments.ts';
import { words } from './words/lab.ts';

/** Numbers of columns and rows, and the bytes that the object will have. */
export function Raster({ size }: { size: number }) {
  const rows = rowsOf(size);
  return (
    <g fontSize={12} textAnchor="middle">
      {Array.from({ length: ROW }, (_, byte) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
        <text key={byte} x={LEFT + (byte + 0.5) * CELL.width} y={15} fill={color('ink-soft')}>
          +{byte}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={row} x={LEFT - 8} y={TOP + row * CELL.height + 19} textAnchor="end" fill={color('ink-soft')}>
          {row * ROW}
        </text>
      ))}
      {segmentsOf({ offset: 0, size }).map(({ x, y, width, row }) => (
        <rect key={row} x={x} y={y} width={width} height={CELL.height} fill={color('tint')} />
      ))}
    </g>
  );
}

interface PieceProps {
  region: Region;
  /** Number of the class that it belongs to, for its hue. */
  owned: number;
  /** It was placed just now. */
  isNew: boolean;
}

/** A run of bytes with one use, in each of its rows. */
export function Piece({ region, owned, isNew }: PieceProps) {
  return segmentsOf(region).map((segment) => (
    <Part key={segment.row - Math.floor(region.offset / ROW)} {...{ segment, region, owned, isNew }} />
  ));
}

function Part({ segment, region, owned, isNew }: PieceProps & { segment: Segment }) {
  const { x, y, bytes, isFirst } = segment;
  const { kind, label, owner } = region;
  const name = kind === 'padding' ? words.padding : kind === 'vptr' ? `${label} (${owner})` : label;
  const width = segment.width - 4;
  const fits = name.length * 8 + 6 < width || bytes === 1;
  const isTyped = region.type !== undefined && (name.length + region.type.length) * 8 + 34 < width;
  const tone = kind === 'vptr' ? 'accent' : hue(owned);
  const isPadding = kind === 'padding';
  return (
    <g
      className={isPadding ? undefined : 'memory-layout-piece'}
      style={{ transform: `translate(${x + 2}px, ${y + 2}px)` }}
      pointerEvents="none"
    >
      <rect
        width={width}
        height={CELL.height - 4}
        rx={4}
        fill={isPadding ? color('paper') : wash(tone, kind === 'vptr' || isNew ? 34 : 18)}
        stroke={isPadding ? color('ink-soft') : color(tone)}
        strokeDasharray={isPadding ? '3 3' : undefined}
        strokeWidth={kind === 'vptr' || isNew ? 2 : 1}
      />
      <text
        x={width / 2}
        y={17}
        textAnchor="middle"
        fontSize={isPadding ? 12 : 13.5}
        fill={isPadding ? color('ink-soft') : color('ink')}
      >
        {isFirst && fits ? name : isPadding ? '' : '…'}
        {isFirst && isTyped && <tspan fontSize={12} fill={color('ink-soft')}>{` ${region.type}`}</tspan>}
      </text>
    </g>
  );
}
