import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { RULE_TITLES, SCENE_TITLES, SHOW_TITLES } from './describe.ts';
import { type RasterAction, RULES } from './model.ts';
import { SCENES, SHOWS } from './scenes.ts';
import type { RasterOptions, RasterState } from './state.ts';

/** What is drawn, what is shown of it, and whose an edge is. */
export function Controls({ state, dispatch }: LabProps<RasterOptions, RasterState, RasterAction>) {
  return (
    <Row label="光栅化">
      <Choice
        label="三角形"
        value={state.scene}
        options={SCENES.map((name) => [name, SCENE_TITLES[name]] as const)}
        onChange={(scene) => dispatch({ kind: 'scene', scene })}
      />
      <Choice
        label="显示"
        value={state.show}
        options={SHOWS.map((name) => [name, SHOW_TITLES[name]] as const)}
        onChange={(show) => dispatch({ kind: 'show', show })}
      />
      <Choice
        label="边的归属"
        value={state.rule}
        options={RULES.map((name) => [name, RULE_TITLES[name]] as const)}
        onChange={(rule) => dispatch({ kind: 'rule', rule })}
      />
    </Row>
  );
}
