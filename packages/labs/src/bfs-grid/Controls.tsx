import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type GridAction, type GridOptions, type GridState, MOST_STARTS, WEIGHTS } from './model.ts';
import { PRESET_NAMES, type PresetName } from './presets.ts';
import { ALGORITHM_TITLES } from './titles.ts';
import { ALGORITHMS, HEURISTICS, TERRAINS } from './types.ts';
import { words } from './words/lab.ts';

type Props = LabProps<GridOptions, GridState, GridAction>;

/** The algorithm, the brush, and what A* estimates by. */
export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.search}>
        <Choice
          label={words.algorithm}
          value={state.algorithm}
          options={ALGORITHMS.map((name) => [name, ALGORITHM_TITLES[name]] as const)}
          onChange={(algorithm) => dispatch({ kind: 'search-by', algorithm })}
        />
        <Toggle
          label={words.eightDirections}
          isOn={state.isDiagonal}
          onChange={(isOn) => dispatch({ kind: 'diagonal', isOn })}
        />
        {state.algorithm === 'astar' && <Estimate state={state} dispatch={dispatch} />}
      </Row>
      <Row label={words.map}>
        <Choice
          label={words.brush}
          value={String(state.brush)}
          options={TERRAINS.map((terrain) => [String(terrain), words.terrains[terrain]] as const)}
          onChange={(sign) =>
            dispatch({ kind: 'brush', terrain: TERRAINS.find((terrain) => String(terrain) === sign) ?? 'wall' })
          }
        />
        <Button disabled={state.starts.length >= MOST_STARTS} onClick={() => dispatch({ kind: 'more-starts' })}>
          {words.addStart}
        </Button>
        <Button disabled={state.starts.length < 2} onClick={() => dispatch({ kind: 'fewer-starts' })}>
          {words.removeStart}
        </Button>
        <Choice<PresetName | ''>
          label={words.otherMap}
          value=""
          options={[['', words.chooseMap], ...PRESET_NAMES.map((name) => [name, words.maps[name]] as const)]}
          onChange={(map) => map && dispatch({ kind: 'map', map })}
        />
      </Row>
    </>
  );
}

function Estimate({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  return (
    <>
      <Choice
        label={words.estimate}
        value={state.heuristic}
        options={HEURISTICS.map((name) => [name, words.heuristics[name]] as const)}
        onChange={(heuristic) => dispatch({ kind: 'heuristic', heuristic })}
      />
      <NumberControl
        label={words.factor}
        value={state.weight}
        {...WEIGHTS}
        onChange={(weight) => dispatch({ kind: 'weight', weight })}
      />
    </>
  );
}
