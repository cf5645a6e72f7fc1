import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { RULES, SPEEDS } from './flight.ts';
import type { PlaneAction, PlaneOptions, PlaneState } from './model.ts';
import { words } from './words/lab.ts';

/** How it is tested, and how fast the bullet is. */
export function Controls({ state, dispatch }: LabProps<PlaneOptions, PlaneState, PlaneAction>) {
  return (
    <Row>
      <Choice
        label={words.rule}
        value={state.rule}
        options={RULES.map((rule) => [rule, words.rules[rule]] as const)}
        onChange={(rule) => dispatch({ kind: 'rule', rule })}
      />
      <Choice
        label={words.speed}
        value={String(state.speed)}
        options={SPEEDS.map((speed) => [String(speed), words.speedChoice(speed, speed / 60)] as const)}
        onChange={(speed) => dispatch({ kind: 'speed', speed: Number(speed) })}
      />
    </Row>
  );
}
