import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import type { ShellAction, ShellOptions, ShellState } from './model.ts';
import { PRESET_NAMES } from './presets.ts';
import { words } from './words/lab.ts';

/** Another tree, and the line that comes next. */
export function Controls({ state, dispatch }: LabProps<ShellOptions, ShellState, ShellAction>) {
  const next = state.lines[state.at];
  return (
    <Row label={words.scene}>
      <Choice
        label={words.scene}
        value={state.preset}
        options={PRESET_NAMES.map((name) => [name, words.titles[name]] as const)}
        onChange={(preset) => dispatch({ kind: 'preset', preset })}
      />
      {next !== undefined && (
        <Button onClick={() => dispatch({ kind: 'go', step: state.at + 1 })}>
          {words.runNext}
          <code>{next}</code>
        </Button>
      )}
    </Row>
  );
}
