import type { LabProps } from '../define.ts';
import { Choice, Controls as Row } from '../kit/controls.tsx';
import { RULES, type Rule, SPEEDS } from './flight.ts';
import type { PlaneAction, PlaneOptions, PlaneState } from './model.ts';

const RULE_TITLES: Record<Rule, string> = { circle: '圆与盒子', box: '包围盒与盒子' };

/** How it is tested, and how fast the bullet is. */
export function Controls({ state, dispatch }: LabProps<PlaneOptions, PlaneState, PlaneAction>) {
  return (
    <Row>
      <Choice
        label="细测"
        value={state.rule}
        options={RULES.map((rule) => [rule, RULE_TITLES[rule]] as const)}
        onChange={(rule) => dispatch({ kind: 'rule', rule })}
      />
      <Choice
        label="子弹每秒"
        value={String(state.speed)}
        options={SPEEDS.map((speed) => [String(speed), `${speed}点，一步${speed / 60}点`] as const)}
        onChange={(speed) => dispatch({ kind: 'speed', speed: Number(speed) })}
      />
    </Row>
  );
}
