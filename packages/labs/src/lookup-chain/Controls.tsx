import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import type { LookupAction } from './lab-model.ts';
import { PRESETS } from './presets.ts';
import { type LookupOptions, type LookupState, lookupOf, presetOf } from './state.ts';
import { words } from './words/lab.ts';

/** What a write begins with, and the greatest value of the slider. */
const FIRST_WRITTEN = 5;
const MOST_WRITTEN = 99;

/** The world, and whether the look-up reads or writes. */
export function Controls({ state, dispatch }: LabProps<LookupOptions, LookupState, LookupAction>) {
  const { write } = state.query;
  return (
    <Row label={words.lookup}>
      <Choice
        label={words.example}
        value={presetOf(state) ?? ''}
        options={[...PRESETS.map((preset) => [preset, words.presets[preset]] as const), ['', words.ownWorld] as const]}
        onChange={(preset) => preset && dispatch({ kind: 'world', preset })}
      />
      <Toggle
        label={words.write}
        isOn={write !== undefined}
        onChange={(isOn) => dispatch({ kind: 'write', value: isOn ? FIRST_WRITTEN : undefined })}
      />
      {write !== undefined && (
        <>
          <NumberControl
            label={words.newValue}
            value={write}
            min={0}
            max={MOST_WRITTEN}
            onChange={(value) => dispatch({ kind: 'write', value })}
          />
          <Button disabled={lookupOf(state).outcome.kind !== 'written'} onClick={() => dispatch({ kind: 'commit' })}>
            {words.doWrite}
          </Button>
        </>
      )}
    </Row>
  );
}
