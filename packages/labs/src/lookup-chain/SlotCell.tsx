import { color } from '../kit/colors.ts';
import { Dial } from '../kit/Dial.tsx';
import { PressArea } from '../kit/PressArea.tsx';
import { CELL, ROW } from './geometry.ts';
import type { LookupAction } from './lab-model.ts';
import { MOST_VALUE, type Name } from './state.ts';
import type { Slot } from './types.ts';
import { words } from './words/lab.ts';

interface SlotCellProps {
  place: string;
  name: Name;
  x: number;
  slot: Slot | undefined;
  /** What the look-up has left here, at its end. */
  written: Slot | undefined;
  /** The search came here and looked for this name. */
  isFound: boolean;
  dispatch?: (action: LookupAction) => void;
}

/** What a place holds under a name: pulled up and down, or added where there is nothing. */
export function SlotCell({ place, name, x, slot, written, isFound, dispatch }: SlotCellProps) {
  const shown = written ?? slot;
  const isNew = shown !== undefined && shown.value !== slot?.value;
  const kind = shown && shown.kind !== 'plain' ? words.shortKinds[shown.kind] : '';
  const tone = isNew || (isFound && shown) ? 'accent' : 'ink';
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        x={4}
        y={5}
        width={CELL - 8}
        height={ROW.height - 10}
        rx={3}
        fill={shown ? color('paper') : 'none'}
        stroke={color(isFound && shown ? 'accent' : shown ? 'ink-soft' : 'line')}
        strokeWidth={isFound && shown ? 2 : 1}
        strokeDasharray={shown ? undefined : '3 3'}
      />
      <text
        x={CELL / 2}
        y={kind ? 20 : 27}
        textAnchor="middle"
        fontSize={14}
        fontWeight={tone === 'accent' ? 700 : 400}
        fill={color(shown ? tone : 'ink-soft')}
      >
        {shown ? shown.value : dispatch ? words.plus : ''}
      </text>
      {kind && (
        <text x={CELL / 2} y={34} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
          {kind}
        </text>
      )}
      {dispatch && slot && (
        <Dial
          {...{ x: CELL / 2, y: ROW.height / 2, width: CELL - 8, height: ROW.height - 10 }}
          label={words.partOf(place, name)}
          value={slot.value}
          min={0}
          max={MOST_VALUE}
          text={words.valueOfKind(slot.value, words.kinds[slot.kind])}
          onChange={(value) => dispatch({ kind: 'value', place, name, value })}
          onKey={(key) => key === 'Delete' && dispatch({ kind: 'slot', place, name, slot: undefined })}
        />
      )}
      {dispatch && !slot && (
        <PressArea
          {...{ x: 4, y: 5, width: CELL - 8, height: ROW.height - 10 }}
          label={words.addTo(shown ? shown.value : words.plus, place, name)}
          onPress={() => dispatch({ kind: 'slot', place, name, slot: 'plain' })}
        />
      )}
    </g>
  );
}
