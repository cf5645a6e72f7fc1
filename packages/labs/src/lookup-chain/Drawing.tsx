import { color, wash } from '../kit/colors.ts';
import { PressArea } from '../kit/PressArea.tsx';
import { Svg } from '../kit/Svg.tsx';
import { figureLabel } from './describe.ts';
import type { DrawingProps } from './drawing-props.ts';
import { CELL, END, endTop, heightOf, RIGHT, ROW, WIDTH, wiresOf } from './geometry.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { lastOf, lookupOf, NAMES } from './state.ts';
import { WireLine } from './WireLine.tsx';
import { words } from './words/lab.ts';

/** Places as rows, names as columns, links at the right; visits are numbered at the left. */
export function Drawing(props: DrawingProps) {
  const { state, dispatch } = props;
  return (
    <Svg width={WIDTH} height={heightOf(state)} label={figureLabel(state)} hasControls={dispatch !== undefined}>
      <Heads {...props} />
      {wiresOf(state).map((wire) => (
        <WireLine key={`${wire.place} ${wire.link}`} {...props} wire={wire} />
      ))}
      {state.world.places.map((place, row) => (
        <PlaceRow key={place.name} {...props} place={place} row={row} />
      ))}
      <EndRow state={state} />
    </Svg>
  );
}

/** Names over their columns; the one that is looked for is marked all the way down. */
function Heads({ state, dispatch }: DrawingProps) {
  const { name: sought } = state.query;
  return (
    <g fontSize={14}>
      <text x={ROW.left + ROW.head - 8} y={20} textAnchor="end" fontSize={12} fill={color('ink-soft')}>
        {words.find}
      </text>
      {NAMES.map((name, column) => {
        const x = ROW.left + ROW.head + column * CELL;
        const isSought = name === sought;
        return (
          <g key={name}>
            {isSought && <rect x={x} y={2} width={CELL} height={endTop(state) - 8} rx={5} fill={wash('accent', 12)} />}
            <text
              x={x + CELL / 2}
              y={20}
              textAnchor="middle"
              fontWeight={isSought ? 700 : 400}
              fill={color(isSought ? 'accent' : 'ink')}
            >
              {name}
            </text>
            {dispatch && (
              <PressArea
                {...{ x, y: 2, width: CELL, height: ROW.top - 6 }}
                label={words.findName(name)}
                isPressed={isSought}
                onPress={() => dispatch({ kind: 'find', name })}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What stands behind the last place: where a search that found nothing ends. */
function EndRow({ state }: DrawingProps) {
  const { outcome } = lookupOf(state);
  const isMissing = outcome.kind === 'missing' || (outcome.kind === 'error' && outcome.error === 'not-defined');
  const isReached = isMissing && state.step === lastOf(state);
  const y = endTop(state);
  return (
    <g>
      <rect
        x={ROW.left}
        y={y}
        width={RIGHT - ROW.left}
        height={END}
        rx={5}
        fill={color(isReached ? 'accent-soft' : 'tint')}
        stroke={color(isReached ? 'accent' : 'line')}
        strokeDasharray="4 3"
      />
      <text x={(ROW.left + RIGHT) / 2} y={y + 17} textAnchor="middle" fontSize={12} fill={color('ink-soft')}>
        {words.ends[state.world.language]}
      </text>
    </g>
  );
}
