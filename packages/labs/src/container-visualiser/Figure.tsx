import { useMemo } from 'react';
import { Svg } from '../kit/Svg.tsx';
import { useRoving } from '../kit/use-roving.ts';
import { Cell, Element } from './Cell.tsx';
import { figureLabel, spotText } from './describe.ts';
import type { ContainerAction } from './lab-model.ts';
import { CELL, heightOf, type Place, planOf, WIDTH } from './places.ts';
import { pressOf, type Spot } from './presses.ts';
import { Storage } from './Storage.tsx';
import { type ContainerState, type Step, type Story, storyOf } from './state.ts';

interface FigureProps {
  state: ContainerState;
  /** Absent in the still picture. */
  dispatch?: (action: ContainerAction) => void;
}

/** A container's storage with its elements; cells are pressed to insert, erase or hold on to an element. */
export function Figure({ state, dispatch }: FigureProps) {
  const story = storyOf(state);
  const { places } = planOf(story.container);
  const height = useMemo(() => heightOf({ kind: state.kind, steps: state.steps }), [state.kind, state.steps]);
  const elements = places
    .filter(({ item }) => item)
    // In the order in which they came, so that one that moves is the same in the document.
    .toSorted((a, b) => (a.item?.id ?? 0) - (b.item?.id ?? 0));
  return (
    <Svg width={WIDTH} height={height} label={figureLabel(story.container)} hasControls={dispatch !== undefined}>
      <Storage story={story} />
      {places.map((place) => (
        <Cell key={place.key} place={place} />
      ))}
      {elements.map((place) => (
        <Element key={place.item?.id} place={place} pin={story.pins.find(({ id }) => id === place.item?.id)} />
      ))}
      {dispatch && <Presses state={state} story={story} places={places} dispatch={dispatch} />}
    </Svg>
  );
}

interface PressesProps extends Required<FigureProps> {
  story: Story;
  places: readonly Place[];
}

/** Over each place that can be pressed a button, which tells the call that it makes. */
function Presses({ state, story, places, dispatch }: PressesProps) {
  const pressed = places.flatMap((place) => {
    const step = place.spot && pressOf(state, story, place.spot);
    return place.spot && step ? [{ ...place, spot: place.spot, step }] : [];
  });
  const stop = useRoving(pressed.map(({ key }) => key));
  const call = (step: Step) => {
    dispatch({ kind: 'call', step });
    return true;
  };
  const onKey = (key: string, spot: Spot) => {
    if (spot.kind !== 'element') return false;
    const { at } = spot;
    if (key === 'Delete' || key === 'Backspace') return call({ op: 'erase', at });
    if (key === 'Insert') return call({ op: 'insert', at, value: state.value });
    return /^m$/i.test(key) ? call({ op: 'pin', at }) : false;
  };
  return pressed.map(({ key, x, y, spot, step }) => (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no place in a drawing
    <g
      key={key}
      className="lab-part container-visualiser-press"
      role="button"
      aria-label={spotText(story.container, spot, step)}
      onClick={() => call(step)}
      {...stop(
        key,
        () => call(step),
        (other) => onKey(other, spot),
      )}
    >
      <rect x={x - 1} y={y - 1} width={CELL.width + 2} height={CELL.height + 2} rx={4} fill="transparent" />
    </g>
  ));
}
