import type { KeyboardEvent } from 'react';
import { type ColorName, color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { bitName, figureLabel } from './describe.ts';
import { type Bits, TYPES } from './types.ts';

/** Bits in a row, and sizes in the drawing's units. */
const ROW = 8;
const CELL = 38;
const LEFT = 64;
const HEIGHT = 50;

interface FigureProps {
  number: Bits;
  /** Flips a bit; without it the bits are only shown. */
  onToggle?: (index: number) => void;
}

/** A number's bits, the highest first; each is a switch. */
export function Figure({ number, onToggle }: FigureProps) {
  const { bits: width } = TYPES[number.type];
  const indices = Array.from({ length: width }, (_, at) => width - 1 - at);
  return (
    <Svg
      width={LEFT + ROW * CELL + 4}
      height={(width / ROW) * HEIGHT + 4}
      label={figureLabel(number)}
      hasControls={onToggle !== undefined}
    >
      {indices
        .filter((index) => index % ROW === ROW - 1)
        .map((index) => (
          <text
            key={index}
            x={LEFT - 10}
            y={rowOf(index, width) * HEIGHT + 22}
            textAnchor="end"
            fontSize={12}
            fill={color('ink-soft')}
          >
            {`${index}…${index - ROW + 1}`}
          </text>
        ))}
      {indices.map((index) => (
        <Bit key={index} number={number} index={index} onToggle={onToggle} />
      ))}
    </Svg>
  );
}

const rowOf = (index: number, width: number) => Math.floor((width - 1 - index) / ROW);

/** A field's hue and its mark below the bit, so that colour is not alone. */
function fieldOf({ type }: Bits, index: number): { tone: ColorName; mark: string } {
  const { float, bits, signed } = TYPES[type];
  if (index === bits - 1 && signed) return { tone: 'danger', mark: '±' };
  if (!float) return { tone: 'info', mark: String(index) };
  return index >= float.fractionBits ? { tone: 'warning', mark: '指' } : { tone: 'info', mark: '尾' };
}

function Bit({ number, index, onToggle }: FigureProps & { index: number }) {
  const { tone, mark } = fieldOf(number, index);
  const isOn = (number.bits >> BigInt(index)) & 1n ? 1 : 0;
  const row = rowOf(index, TYPES[number.type].bits);
  const x = LEFT + (ROW - 1 - (index % ROW)) * CELL;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle?.(index);
      return;
    }
    const by = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: ROW, ArrowDown: -ROW }[event.key];
    const next = by && event.currentTarget.parentElement?.querySelector(`[data-bit="${index + by}"]`);
    if (next instanceof SVGElement) {
      event.preventDefault();
      next.focus();
    }
  };
  const control = onToggle && {
    role: 'checkbox',
    tabIndex: 0,
    'aria-checked': isOn === 1,
    'aria-label': `第 ${index} 位，${bitName(number, index)}`,
    onClick: () => onToggle(index),
    onKeyDown,
  };
  return (
    <g transform={`translate(${x} ${row * HEIGHT + 2})`} data-bit={index} className="number-bits-bit" {...control}>
      <rect width={CELL - 4} height={30} rx={4} fill={isOn ? wash(tone, 30) : color('paper')} stroke={color(tone)} />
      <text x={CELL / 2 - 2} y={21} textAnchor="middle" fontSize={16} fontWeight={isOn ? 700 : 400} fill={color('ink')}>
        {isOn}
      </text>
      <text x={CELL / 2 - 2} y={43} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
        {mark}
      </text>
    </g>
  );
}
