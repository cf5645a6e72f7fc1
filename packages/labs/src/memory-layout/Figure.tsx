import { color, hue, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { byteMap, type Region } from './byte-map.ts';
import type { Layouts } from './layout.ts';

/** Bytes in a row, and sizes in the drawing's units. */
const ROW = 8;
const CELL = { width: 42, height: 30 };
const LEFT = 30;
const TOP = 22;
/** Rows drawn; the words name everything. */
const MOST_ROWS = 40;

interface FigureProps {
  layouts: Layouts;
  shown: string;
  label: string;
}

/** A map of an object's bytes, eight in a row: members, vptrs and padding. */
export function Figure({ layouts, shown, label }: FigureProps) {
  const map = byteMap(layouts, shown);
  const owners = [...layouts.keys()];
  const size = layouts.get(shown)?.size ?? 0;
  const rows = Math.min(Math.ceil(size / ROW), MOST_ROWS);
  return (
    <Svg width={LEFT + ROW * CELL.width + 6} height={TOP + rows * CELL.height + 8} label={label}>
      <g fill={color('ink-soft')} fontSize={12} textAnchor="middle">
        {Array.from({ length: ROW }, (_, byte) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <text key={byte} x={LEFT + (byte + 0.5) * CELL.width} y={15}>
            +{byte}
          </text>
        ))}
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <text key={row} x={LEFT - 8} y={TOP + row * CELL.height + 20} textAnchor="end">
            {row * ROW}
          </text>
        ))}
      </g>
      {map.flatMap((region) => segments(region, rows).map((part) => piece(part, region, owners.indexOf(region.owner))))}
    </Svg>
  );
}

interface Segment {
  row: number;
  from: number;
  bytes: number;
  isFirst: boolean;
}

/** The parts of a region in each row. */
function segments({ offset, size }: Region, rows: number): Segment[] {
  const parts: Segment[] = [];
  for (let at = offset; at < offset + size; ) {
    const row = Math.floor(at / ROW);
    const end = Math.min(offset + size, (row + 1) * ROW);
    if (row < rows) parts.push({ row, from: at % ROW, bytes: end - at, isFirst: at === offset });
    at = end;
  }
  return parts;
}

function piece({ row, from, bytes, isFirst }: Segment, { kind, label, owner, offset }: Region, owned: number) {
  const name = kind === 'padding' ? '填充' : kind === 'vptr' ? `${label} (${owner})` : label;
  const width = bytes * CELL.width - 4;
  const fits = name.length * 8 + 6 < width || bytes === 1;
  const tone = kind === 'vptr' ? 'accent' : hue(owned);
  return (
    <g key={`${offset}-${row}`} transform={`translate(${LEFT + from * CELL.width + 2} ${TOP + row * CELL.height + 2})`}>
      <rect
        width={width}
        height={CELL.height - 4}
        rx={3}
        fill={kind === 'padding' ? 'none' : wash(tone, kind === 'vptr' ? 30 : 16)}
        stroke={kind === 'padding' ? color('ink-soft') : color(tone)}
        strokeDasharray={kind === 'padding' ? '3 3' : undefined}
        strokeWidth={kind === 'vptr' ? 2 : 1}
      />
      <text
        x={width / 2}
        y={18}
        textAnchor="middle"
        fontSize={kind === 'padding' ? 12 : 13}
        fill={kind === 'padding' ? color('ink-soft') : color('ink')}
      >
        {isFirst && fits ? name : kind === 'padding' ? '' : '…'}
      </text>
    </g>
  );
}
