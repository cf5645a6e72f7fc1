import { type ColorName, color, wash } from '../kit/colors.ts';
import { powerOfTwo } from './power.ts';
import { type Bits, TYPES } from './types.ts';
import { words } from './words/lab.ts';

/** Bits in a row, and sizes in the drawing's units. */
export const ROW = 8;
const CELL = 38;
export const LEFT = 64;
/** Room for the formula. */
const TOP = 28;
/** Bits from which the rows stand close, and only the first two have marks: all that follow are of one field. */
const WIDE = 64;
const MARKED_ROWS = 2;

const rowOf = (index: number, width: number) => Math.floor((width - 1 - index) / ROW);

/** Height of a cell of a number of so many bits. */
export const cellHeight = (width: number): number => (width < WIDE ? 30 : 27);
const isMarked = (row: number, width: number) => width < WIDE || row < MARKED_ROWS;
const rowTop = (row: number, width: number): number => {
  const marked = width < WIDE ? row : Math.min(row, MARKED_ROWS);
  return TOP + marked * (cellHeight(width) + 20) + (row - marked) * (cellHeight(width) + 3);
};

/** Height of the picture. */
export const pictureHeight = (width: number): number => rowTop(width / ROW, width) + 2;

/** Upper left corner of a bit. */
export const placeOf = (index: number, width: number) => ({
  x: LEFT + (ROW - 1 - (index % ROW)) * CELL,
  y: rowTop(rowOf(index, width), width) + 2,
});

type Field = 'sign' | 'exponent' | 'fraction' | 'integer';

/** The field that a bit belongs to. */
export function fieldOf({ type }: Pick<Bits, 'type'>, index: number): Field {
  const { float, bits, signed } = TYPES[type];
  if (index === bits - 1 && signed) return 'sign';
  if (!float) return 'integer';
  return index >= float.fractionBits ? 'exponent' : 'fraction';
}

const TONES: Record<Field, ColorName> = { sign: 'danger', exponent: 'warning', fraction: 'info', integer: 'info' };

/** What stands below a bit, so that colour is not alone: its field, or its place; the highest of a signed integer weighs less than nothing. */
function markOf({ type }: Bits, index: number): string {
  const field = fieldOf({ type }, index);
  if (field === 'integer') return String(index);
  if (field === 'sign') return TYPES[type].float ? '±' : `−${powerOfTwo(index)}`;
  return words.marks[field];
}

interface BitProps {
  number: Bits;
  index: number;
  /** Another field is being read. */
  isDim: boolean;
}

/** One bit with the mark of its field. */
export function Bit({ number, index, isDim }: BitProps) {
  const tone = TONES[fieldOf(number, index)];
  const isOn = (number.bits >> BigInt(index)) & 1n ? 1 : 0;
  const { bits: width } = TYPES[number.type];
  const { x, y } = placeOf(index, width);
  const height = cellHeight(width);
  return (
    <g transform={`translate(${x} ${y})`} className="number-bits-cell">
      <rect
        width={CELL - 4}
        height={height}
        rx={4}
        fill={isOn ? wash(tone, isDim ? 10 : 30) : color('paper')}
        stroke={isDim ? color('line') : color(tone)}
        strokeWidth={isOn && !isDim ? 2 : 1}
      />
      <text
        x={CELL / 2 - 2}
        y={height / 2 + 6}
        textAnchor="middle"
        fontSize={16}
        fontWeight={isOn ? 700 : 400}
        fill={color(isDim ? 'ink-soft' : 'ink')}
      >
        {isOn}
      </text>
      {isMarked(rowOf(index, width), width) && (
        <text x={CELL / 2 - 2} y={height + 13} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
          {markOf(number, index)}
        </text>
      )}
    </g>
  );
}
