import { type ColorName, color } from '../kit/colors.ts';
import { LETTERS } from './board.ts';

/** Colours and outlines of the pieces 1 to 6, for a radius of 10: a circle, a square, a lozenge, a triangle, a hexagon, a star. */
const LOOKS: readonly (readonly [ColorName, string])[] = [
  ['danger', 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z'],
  ['tip', 'M-8.5 -8.5h17v17h-17Z'],
  ['info', 'M0 -11.5L11.5 0L0 11.5L-11.5 0Z'],
  ['warning', 'M0 -11.5L11.5 8.8H-11.5Z'],
  ['note', 'M-5.5 -9.5H5.5L11 0L5.5 9.5H-5.5L-11 0Z'],
  ['ink-soft', 'M0 -12L3.9 -6.7L10.4 -6L7.8 0L10.4 6L3.9 6.7L0 12L-3.9 6.7L-10.4 6L-7.8 0L-10.4 -6L-3.9 -6.7Z'],
];

interface GemProps {
  /** 1 to 6. */
  kind: number;
  x: number;
  y: number;
  /** Edge of its cell, units. */
  edge: number;
  /** How far from here it was before this phase, units: it comes from there where motion is welcome. */
  from?: { x: number; y: number } | undefined;
}

/** A piece: told by its form and its letter as well as by its colour. */
export function Gem({ kind, x, y, edge, from }: GemProps) {
  const [name, outline] = LOOKS[kind - 1] ?? ['ink', ''];
  const scale = (edge * 0.36) / 10;
  const style = from && { '--match-three-x': `${from.x}px`, '--match-three-y': `${from.y}px` };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={from && 'match-three-moved'} style={style as React.CSSProperties}>
        <path d={outline} transform={`scale(${scale})`} fill={color(name)} stroke={color('paper')} strokeWidth={1} />
        <text y={4.6 + (kind === 4 ? 2 : 0)} textAnchor="middle" fontSize={13} fontWeight={700} fill={color('paper')}>
          {LETTERS[kind - 1]}
        </text>
      </g>
    </g>
  );
}
