import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import type { ShellAction, ShellOptions, ShellState } from './model.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';

/** Another tree, and the line that comes next. */
export function Controls({ state, dispatch }: LabProps<ShellOptions, ShellState, ShellAction>) {
  const next = state.lines[state.at];
  return (
    <Row label="场景">
      <Choice
        label="场景"
        value={state.preset}
        options={PRESET_NAMES.map((name) => [name, PRESETS[name].title] as const)}
        onChange={(preset) => dispatch({ kind: 'preset', preset })}
      />
      {next !== undefined && (
        <Button onClick={() => dispatch({ kind: 'go', step: state.at + 1 })}>
          接着运行<code>{next}</code>
        </Button>
      )}
    </Row>
  );
}
