import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type GridAction, type GridOptions, type GridState, MOST_STARTS, WEIGHTS } from './model.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { ALGORITHMS, HEURISTICS, TERRAINS } from './types.ts';
import { ALGORITHM_TITLES, HEURISTIC_TITLES, TERRAIN_TITLES } from './words.ts';

type Props = LabProps<GridOptions, GridState, GridAction>;

/** The algorithm, the brush, and what A* estimates by. */
export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="搜索">
        <Choice
          label="算法"
          value={state.algorithm}
          options={ALGORITHMS.map((name) => [name, ALGORITHM_TITLES[name]] as const)}
          onChange={(algorithm) => dispatch({ kind: 'search-by', algorithm })}
        />
        <Toggle label="八个方向" isOn={state.isDiagonal} onChange={(isOn) => dispatch({ kind: 'diagonal', isOn })} />
        {state.algorithm === 'astar' && <Estimate state={state} dispatch={dispatch} />}
      </Row>
      <Row label="地图">
        <Choice
          label="画笔"
          value={String(state.brush)}
          options={TERRAINS.map((terrain) => [String(terrain), TERRAIN_TITLES[String(terrain)] ?? ''] as const)}
          onChange={(sign) =>
            dispatch({ kind: 'brush', terrain: TERRAINS.find((terrain) => String(terrain) === sign) ?? 'wall' })
          }
        />
        <Button disabled={state.starts.length >= MOST_STARTS} onClick={() => dispatch({ kind: 'more-starts' })}>
          加起点
        </Button>
        <Button disabled={state.starts.length < 2} onClick={() => dispatch({ kind: 'fewer-starts' })}>
          减起点
        </Button>
        <Choice<PresetName | ''>
          label="换地图"
          value=""
          options={[['', '选一张…'], ...PRESET_NAMES.map((name) => [name, PRESETS[name].title] as const)]}
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
        label="估价 h"
        value={state.heuristic}
        options={HEURISTICS.map((name) => [name, HEURISTIC_TITLES[name]] as const)}
        onChange={(heuristic) => dispatch({ kind: 'heuristic', heuristic })}
      />
      <NumberControl
        label="h 的倍数"
        value={state.weight}
        {...WEIGHTS}
        onChange={(weight) => dispatch({ kind: 'weight', weight })}
      />
    </>
  );
}
