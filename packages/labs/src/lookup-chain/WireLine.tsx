import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { linkText } from './describe.ts';
import type { DrawingProps } from './drawing-props.ts';
import { heightOf, RIGHT, ROW, targetAt, type Wire } from './geometry.ts';
import { lookupOf, targetsOf } from './state.ts';
import { words } from './words/lab.ts';

/** A link from place to place; its end is dragged to another one. */
export function WireLine({ state, dispatch, wire }: DrawingProps & { wire: Wire }) {
  const { place, link, to, lane, from, end } = wire;
  const { language } = state.world;
  const name = linkText(link, language);
  const isWalked = walked(state, wire);
  const stroke = color(isWalked ? 'accent' : 'ink-soft');
  const bend = Math.sign(end - from) * 6;
  const move = (_: number, y: number) =>
    dispatch?.({ kind: 'link', place, link, to: targetAt(state, wire, targetsOf(state.world, place, link), y) });
  return (
    <g>
      <g fill="none" stroke={stroke} strokeWidth={isWalked ? 2.5 : 1.5}>
        <path
          d={`M${RIGHT} ${from}H${lane - 6}q6 0 6 ${bend}V${end - bend}q0 ${bend} -6 ${bend}H${RIGHT + 3}`}
          strokeDasharray={link === 'newindex' ? '5 3' : to === undefined ? '2 3' : undefined}
        />
        <path d={`M${RIGHT + 9} ${end - 5}l-7 5l7 5`} />
        <text
          x={RIGHT + 5}
          y={from - 6}
          fontSize={12}
          fill={stroke}
          stroke={color('paper')}
          strokeWidth={3}
          paintOrder="stroke"
        >
          {name}
        </text>
      </g>
      {dispatch && (
        <DragHandle
          x={lane}
          y={end}
          area={{ left: lane, right: lane, top: 0, bottom: heightOf(state) }}
          axis="y"
          step={ROW.height + ROW.gap}
          reach={13}
          fill={color(link === 'newindex' ? 'note' : 'info')}
          label={words.partOf(place, name)}
          valueText={to ?? words.noLink}
          onMove={move}
        />
      )}
    </g>
  );
}

/** Whether the search has gone along this link by now. */
function walked(state: DrawingProps['state'], { place, link, to }: Wire): boolean {
  const visits = lookupOf(state).path.slice(0, state.step);
  return visits.some(({ place: there, via }, index) => {
    const isThis = via === 'prototype' || via === 'outer' ? link === 'parent' : via === `__${link}`;
    return isThis && there === to && visits[index - 1]?.place === place;
  });
}
