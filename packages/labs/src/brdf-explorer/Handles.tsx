/** Light, eye and roughness, dragged in the picture. */
import { color } from '../kit/colors.ts';
import { RailHandle } from '../kit/RailHandle.tsx';
import { ENERGY, ROUGHNESS } from './Drawing.tsx';
import { ARC, placeAt } from './lobe.ts';
import { type BrdfAction, degrees, two } from './model.ts';
import { type BrdfState, RANGES } from './state.ts';
import { words } from './words/lab.ts';

interface HandlesProps {
  state: BrdfState;
  dispatch: (action: BrdfAction) => void;
}

export function Handles({ state, dispatch }: HandlesProps) {
  const onArc = (value: number) => placeAt(value, ARC);
  return (
    <>
      <RailHandle
        rail={{ ...RANGES.view, at: onArc }}
        value={state.view}
        label={words.viewAngle}
        valueText={degrees(state.view)}
        fill={color('ink-soft')}
        onChange={(value) => dispatch({ kind: 'set', field: 'view', value })}
      >
        {words.eye}
      </RailHandle>
      <RailHandle
        rail={{ ...RANGES.light, at: onArc }}
        value={state.light}
        label={words.lightAngle}
        valueText={degrees(state.light)}
        fill={color('warning')}
        onChange={(value) => dispatch({ kind: 'set', field: 'light', value })}
      >
        {words.light}
      </RailHandle>
      <RailHandle
        rail={{ ...RANGES.roughness, at: (value) => ({ x: ROUGHNESS(value), y: ENERGY(0) }) }}
        value={state.roughness}
        label={words.roughness}
        valueText={two(state.roughness)}
        onChange={(value) => dispatch({ kind: 'set', field: 'roughness', value })}
      />
    </>
  );
}
