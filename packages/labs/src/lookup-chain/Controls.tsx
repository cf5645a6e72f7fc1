import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { PRESET_NAMES } from './describe.ts';
import type { LookupAction } from './lab-model.ts';
import { PRESETS } from './presets.ts';
import { type LookupOptions, type LookupState, lookupOf, presetOf } from './state.ts';

/** What a write begins with, and the greatest value of the slider. */
const FIRST_WRITTEN = 5;
const MOST_WRITTEN = 99;

/** The world, and whether the look-up reads or writes. */
export function Controls({ state, dispatch }: LabProps<LookupOptions, LookupState, LookupAction>) {
  const { write } = state.query;
  return (
    <Row label="查找">
      <Choice
        label="例子"
        value={presetOf(state) ?? ''}
        options={[...PRESETS.map((preset) => [preset, PRESET_NAMES[preset]] as const), ['', '自己改的'] as const]}
        onChange={(preset) => preset && dispatch({ kind: 'world', preset })}
      />
      <Toggle
        label="写入"
        isOn={write !== undefined}
        onChange={(isOn) => dispatch({ kind: 'write', value: isOn ? FIRST_WRITTEN : undefined })}
      />
      {write !== undefined && (
        <>
          <NumberControl
            label="新值"
            value={write}
            min={0}
            max={MOST_WRITTEN}
            onChange={(value) => dispatch({ kind: 'write', value })}
          />
          <Button disabled={lookupOf(state).outcome.kind !== 'written'} onClick={() => dispatch({ kind: 'commit' })}>
            执行写入
          </Button>
        </>
      )}
    </Row>
  );
}
