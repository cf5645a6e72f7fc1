import { type PointerEvent, useRef } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { useRoving } from '../kit/use-roving.ts';
import { Bit, cellHeight, fieldOf, LEFT, pictureHeight, placeOf, ROW } from './Bit.tsx';
import { bitName, figureLabel } from './describe.ts';
import { formulaText } from './fields.ts';
import type { BitsAction } from './lab-model.ts';
import { stageOf } from './stages.ts';
import { type BitsState, numberOf } from './state.ts';
import { TYPES } from './types.ts';
import { words } from './words/lab.ts';

const WIDTH = 372;

interface FigureProps {
  state: BitsState;
  /** Absent in the still picture. */
  dispatch?: (action: BitsAction) => void;
}

/** A number's bits, the highest first; each is a switch, and a stroke of the mouse paints many. */
export function Figure({ state, dispatch }: FigureProps) {
  const number = numberOf(state);
  const { bits: width } = TYPES[state.type];
  const indices = Array.from({ length: width }, (_, at) => width - 1 - at);
  const stage = stageOf(state);
  const isDim = (index: number) => /sign|exponent|fraction/.test(stage) && fieldOf(number, index) !== stage;
  return (
    <Svg
      width={WIDTH}
      height={pictureHeight(width)}
      label={words.picture(figureLabel(number), formulaText(state))}
      hasControls={dispatch !== undefined}
      className="number-bits"
    >
      <text x={10} y={18} fontSize={14} fill={color('ink')}>
        {formulaText(state)}
      </text>
      {indices
        .filter((index) => index % ROW === ROW - 1)
        .map((index) => (
          <text
            key={index}
            x={LEFT - 10}
            y={placeOf(index, width).y + 20}
            textAnchor="end"
            fontSize={12}
            fill={color('ink-soft')}
          >
            {`${index}…${index - ROW + 1}`}
          </text>
        ))}
      {indices.map((index) => (
        <Bit key={index} number={number} index={index} isDim={isDim(index)} />
      ))}
      {dispatch && <Switches state={state} indices={indices} dispatch={dispatch} />}
    </Svg>
  );
}

interface SwitchesProps extends Required<FigureProps> {
  indices: readonly number[];
}

/** Over each bit its switch. */
function Switches({ state, indices, dispatch }: SwitchesProps) {
  const number = numberOf(state);
  const { bits: width } = TYPES[state.type];
  const stop = useRoving(indices.map(String));
  /** What the mouse's stroke writes; a finger scrolls the page, it presses one bit. */
  const stroke = useRef<boolean | null>(null);
  const isOn = (index: number) => ((number.bits >> BigInt(index)) & 1n) === 1n;
  const begin = (event: PointerEvent, index: number) => {
    stroke.current = null;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    stroke.current = !isOn(index);
    dispatch({ kind: 'set', index, isOn: stroke.current });
  };
  const goOn = (event: PointerEvent, index: number) => {
    if (event.buttons === 1 && stroke.current !== null) dispatch({ kind: 'set', index, isOn: stroke.current });
  };
  const press = (index: number) => {
    // The stroke of this very press has written it.
    if (stroke.current === null) dispatch({ kind: 'flip', index });
    stroke.current = null;
  };
  const write = (key: string, index: number, target: EventTarget | null) => {
    if (!/^[01]$/.test(key)) return false;
    dispatch({ kind: 'set', index, isOn: key === '1' });
    const next = (target as Element).closest('svg')?.querySelector<SVGElement>(`[data-stop="${index - 1}"]`);
    next?.focus();
    return true;
  };
  return indices.map((index) => {
    const { x, y } = placeOf(index, width);
    const held = stop(
      String(index),
      () => dispatch({ kind: 'flip', index }),
      (key) => write(key, index, document.activeElement),
    );
    return (
      // biome-ignore lint/a11y/useSemanticElements: HTML has no place in a drawing
      <g
        key={index}
        className="lab-part number-bits-bit"
        role="checkbox"
        aria-checked={isOn(index)}
        aria-label={words.bitLabel(index, bitName(number, index))}
        onPointerDown={(event) => begin(event, index)}
        onPointerEnter={(event) => goOn(event, index)}
        onClick={() => press(index)}
        {...held}
      >
        <rect x={x - 1} y={y - 1} width={36} height={cellHeight(width) + 2} rx={5} fill="transparent" />
      </g>
    );
  });
}
