import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Bars } from './Bars.tsx';
import { HANDLED, placesOf, SIZE } from './bar-places.ts';
import { pictureLabel } from './describe.ts';
import { momentOf, type SortAction } from './lab-model.ts';
import type { SortOptions, SortState } from './state.ts';
import { words } from './words/lab.ts';

/** The array at the present step; its bars are dragged to another height where they are wide enough for a finger. */
export function Figure({ state, dispatch }: LabProps<SortOptions, SortState, SortAction>) {
  const { run, moment } = useMemo(() => momentOf(state), [state]);
  const { size, step } = state;
  const places = placesOf(size);
  const { unit, floor } = places;
  const area = { left: 0, right: SIZE.width, top: floor - size * unit, bottom: floor - unit };
  return (
    <Bars moment={moment} isSorted={step === run.operations.length} label={pictureLabel(state, moment)}>
      {size <= HANDLED &&
        moment.items.map(({ key }, index) => (
          <DragHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the array is its number
            key={index}
            x={places.middle(index)}
            y={places.top(key)}
            {...{ area, axis: 'y', step: unit, reach: 13, fill: color('ink') }}
            label={words.heightOf(index)}
            valueText={String(key)}
            onMove={(_, y) => dispatch({ kind: 'drag', index, key: places.keyAt(y) })}
          />
        ))}
    </Bars>
  );
}
