import { type ColorName, color, wash } from '../kit/colors.ts';
import type { CallKind, PlacedCall } from './types.ts';

interface CallCellProps {
  call: PlacedCall;
  box: { x: number; y: number; width: number; height: number };
  isEntered: boolean;
  isDone: boolean;
  isCurrent: boolean;
  /** It is open: it waits for the current call, or is that itself. */
  isOnWay: boolean;
}

const HUES: Record<CallKind, ColorName> = {
  inner: 'info',
  solution: 'tip',
  pruned: 'danger',
  memo: 'note',
  dead: 'ink-soft',
  value: 'info',
};
/** Signs that tell the ends apart without colours, where there is room. */
const SIGNS: Partial<Record<CallKind, string>> = { solution: '✓', pruned: '✂', dead: '✗', memo: '↺' };
/** Width of a letter, and of a Chinese character. */
const LETTER = 7.4;
const HAN = 13;

const lengthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2fff ? HAN : LETTER), 0);

/** One call as a cell; its text is left out where it does not fit. */
export function CallCell({ call, box: { x, y, width, height }, isEntered, isDone, isCurrent, isOnWay }: CallCellProps) {
  const hue = HUES[call.kind];
  const gap = width > 6 ? 1 : 0.25;
  const returned = isDone && call.value !== undefined && call.kind === 'inner' ? `=${call.value}` : '';
  const texts = [
    `${call.label}${returned}`,
    call.value === undefined ? call.label : returned.slice(1),
    SIGNS[call.kind] ?? '',
  ];
  const text = texts.find((one) => one !== '' && lengthOf(one) <= width - 6) ?? '';
  const sign = SIGNS[call.kind];
  return (
    <>
      <rect
        x={x + gap}
        y={y + 1}
        width={Math.max(width - 2 * gap, 0.5)}
        height={height - 2}
        rx={width > 10 ? 3 : 0}
        fill={
          !isEntered
            ? 'none'
            : isCurrent
              ? color('accent-soft')
              : wash(hue, isOnWay ? 40 : call.kind === 'inner' ? 14 : 30)
        }
        stroke={isEntered || width > 6 ? color(isCurrent ? 'accent' : isOnWay ? hue : 'line') : 'none'}
        strokeWidth={isCurrent ? 2.5 : isOnWay ? 2 : 1}
        strokeDasharray={isEntered ? undefined : '2 3'}
      />
      {isEntered && text && (
        <text
          x={x + width / 2}
          y={y + height / 2 + 4.5}
          textAnchor="middle"
          fontSize={12.5}
          fontWeight={isOnWay ? 700 : 400}
          fill={color('ink')}
          pointerEvents="none"
        >
          {text}
          {sign && text !== sign && lengthOf(text) + 18 <= width - 6 ? ` ${sign}` : ''}
        </text>
      )}
    </>
  );
}
