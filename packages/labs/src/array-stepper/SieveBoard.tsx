import { ArrowPad } from '../kit/ArrowPad.tsx';
import { color, wash } from '../kit/colors.ts';
import type { DrawingProps } from './ArrayDrawing.tsx';
import type { ArrayScene } from './types.ts';
import { words } from './words/lab.ts';

const COLUMNS = 10;
const CELL = { width: 36, height: 30 };
const LEFT = 6;

export const sieveHeight = ({ cells }: ArrayScene) => Math.ceil(cells.length / COLUMNS) * CELL.height + 8;

const placeOf = (index: number) => ({
  x: LEFT + (index % COLUMNS) * CELL.width,
  y: 4 + Math.floor(index / COLUMNS) * CELL.height,
});

/** The numbers from 1 in rows of ten; composites are struck out. */
export function SieveBoard({ scene, dispatch }: DrawingProps) {
  const [pointer] = scene.pointers;
  const goTo = (at: number) => pointer && dispatch?.({ kind: 'pointer', name: pointer.name, at });
  const here = pointer && placeOf(pointer.at);
  return (
    <>
      {scene.cells.map((number, index) => (
        <g
          key={number}
          transform={`translate(${placeOf(index).x} ${placeOf(index).y})`}
          {...(dispatch && { onClick: () => goTo(index), style: { cursor: 'pointer' } })}
        >
          <NumberCell number={number} scene={scene} />
        </g>
      ))}
      {pointer && here && dispatch && (
        <ArrowPad
          {...here}
          {...CELL}
          label={words.pointer(pointer.name)}
          valueText={words.number(pointer.at + 1)}
          now={pointer.at}
          max={scene.cells.length - 1}
          onArrow={(dx, dy) => goTo(pointer.at + dx + dy * COLUMNS)}
        />
      )}
    </>
  );
}

function NumberCell({ number, scene }: { number: number; scene: ArrayScene }) {
  const index = number - 1;
  const isStruck = scene.struck?.[index];
  const isPrime = scene.rows?.[0]?.values.includes(number);
  const isTouched = scene.touched?.includes(index);
  const isPointer = scene.pointers[0]?.at === index;
  return (
    <>
      <rect
        x={1.5}
        y={1.5}
        width={CELL.width - 3}
        height={CELL.height - 3}
        rx={3}
        fill={isTouched ? color('accent-soft') : isPrime ? wash('tip', 26) : isStruck ? 'none' : color('paper')}
        stroke={color(isPointer ? 'accent' : isPrime ? 'tip' : 'line')}
        strokeWidth={isPointer ? 2.5 : 1}
      />
      <text
        x={CELL.width / 2}
        y={20}
        textAnchor="middle"
        fontSize={13.5}
        fontWeight={isPrime ? 700 : 400}
        fill={color(isStruck ? 'ink-soft' : 'ink')}
      >
        {number}
      </text>
      {isStruck && <path d="M8 23L28 7" stroke={color(isTouched ? 'accent' : 'ink-soft')} strokeWidth={1.5} />}
    </>
  );
}
