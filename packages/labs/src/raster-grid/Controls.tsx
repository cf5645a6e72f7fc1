import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { type RasterAction, RULES } from './model.ts';
import { SCENES, SHOWS } from './scenes.ts';
import type { RasterOptions, RasterState } from './state.ts';
import { words } from './words/lab.ts';

/** What is drawn, what is shown of it, and whose an edge is. */
export function Controls({ state, dispatch }: LabProps<RasterOptions, RasterState, RasterAction>) {
  return (
    <Row label={words.rasterization}>
      <Choice
        label={words.triangles}
        value={state.scene}
        options={SCENES.map((name) => [name, words.scenes[name]] as const)}
        onChange={(scene) => dispatch({ kind: 'scene', scene })}
      />
      <Choice
        label={words.show}
        value={state.show}
        options={SHOWS.map((name) => [name, words.shows[name]] as const)}
        onChange={(show) => dispatch({ kind: 'show', show })}
      />
      <Choice
        label={words.rule}
        value={state.rule}
        options={RULES.map((name) => [name, words.rules[name]] as const)}
        onChange={(rule) => dispatch({ kind: 'rule', rule })}
      />
    </Row>
  );
}
