import { color, wash } from '../kit/colors.ts';
import { PressArea } from '../kit/PressArea.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { CELL, RIGHT, ROW, topOf } from './geometry.ts';
import { SlotCell } from './SlotCell.tsx';
import { lastOf, lookupOf, NAMES } from './state.ts';
import type { Place } from './types.ts';
import { words } from './words/lab.ts';

/** One place: its name, from which a search can begin, and what it holds under each name. */
export function PlaceRow({ state, dispatch, place, row }: DrawingProps & { place: Place; row: number }) {
  const { path, world: after } = lookupOf(state);
  const placeAfter = after.places.find(({ name }) => name === place.name);
  const visits = path.slice(0, state.step);
  const numbers = visits.flatMap((visit, index) => (visit.place === place.name ? [index + 1] : []));
  const isStart = state.query.at === place.name;
  const isHere = visits.at(-1)?.place === place.name;
  const tone = isHere ? 'accent' : numbers.length > 0 ? 'info' : 'line';
  const y = topOf(row);
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={ROW.left - 6} y={27} textAnchor="end" fontSize={13} fontWeight={700} fill={color('accent')}>
        {numbers.join(',')}
      </text>
      <rect
        x={ROW.left}
        width={RIGHT - ROW.left}
        height={ROW.height}
        rx={5}
        fill={numbers.length > 0 ? wash('info', 12) : 'none'}
        stroke={color(tone)}
        strokeWidth={isHere ? 2.5 : 1}
      />
      <text x={ROW.left + 9} y={isStart ? 20 : 27} fontSize={13.5} fontWeight={700} fill={color('ink')}>
        {place.name}
      </text>
      {isStart && (
        <text x={ROW.left + 9} y={36} fontSize={12} fill={color('accent')}>
          {words.fromHere}
        </text>
      )}
      {dispatch && (
        <PressArea
          {...{ x: ROW.left, y: 0, width: ROW.head, height: ROW.height }}
          label={isStart ? words.startPlace(place.name) : words.startFrom(place.name)}
          isPressed={isStart}
          onPress={() => dispatch({ kind: 'from', at: place.name })}
        />
      )}
      {NAMES.map((name, column) => (
        <SlotCell
          key={name}
          {...{ place: place.name, name, x: ROW.left + ROW.head + column * CELL }}
          slot={slotOf(place, name)}
          written={state.step === lastOf(state) ? slotOf(placeAfter, name) : undefined}
          isFound={numbers.length > 0 && state.query.name === name}
          {...(dispatch && { dispatch })}
        />
      ))}
    </g>
  );
}

const slotOf = (place: Place | undefined, name: string) => place?.slots.find((slot) => slot.name === name);
