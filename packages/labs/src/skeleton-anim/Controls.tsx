/** The same by forms, and what has no place in the picture. */
import { Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { INTERPOLATIONS } from './clips.ts';
import { degrees, percent, two } from './describe.ts';
import type { PartProps } from './Handles.tsx';
import { METHODS } from './ik.ts';
import { SKINNINGS } from './skin.ts';
import { type Field, PARTS, RANGES } from './state.ts';
import { words } from './words/lab.ts';

export function Controls(props: PartProps) {
  const { state, dispatch } = props;
  return (
    <Row label={words.settings}>
      <Choice
        label={words.whatShows}
        value={state.part}
        options={PARTS.map((part) => [part, words.parts[part]] as const)}
        onChange={(part) => dispatch({ kind: 'part', part })}
      />
      {state.part === 'ik' && <ChainControls {...props} />}
      {state.part === 'skin' && <SkinControls {...props} />}
      {state.part === 'blend' && <BlendControls {...props} />}
    </Row>
  );
}

interface FieldProps extends PartProps {
  field: Field;
  label: string;
  format: (value: number) => string;
}

function FieldControl({ state, dispatch, field, label, format }: FieldProps) {
  return (
    <NumberControl
      label={label}
      value={state[field]}
      {...RANGES[field]}
      format={format}
      onChange={(value) => dispatch({ kind: 'set', field, value })}
    />
  );
}

function ChainControls(props: PartProps) {
  return (
    <>
      <Choice
        label={words.method}
        value={props.state.method}
        options={METHODS.map((method) => [method, words.methods[method]] as const)}
        onChange={(method) => props.dispatch({ kind: 'method', method })}
      />
      <FieldControl {...props} field="bones" label={words.bones} format={String} />
      <FieldControl {...props} field="targetX" label={words.targetX} format={two} />
      <FieldControl {...props} field="targetY" label={words.targetY} format={two} />
    </>
  );
}

function SkinControls(props: PartProps) {
  return (
    <>
      <Choice
        label={words.skinning}
        value={props.state.skinning}
        options={SKINNINGS.map((skinning) => [skinning, words.skinnings[skinning]] as const)}
        onChange={(skinning) => props.dispatch({ kind: 'skinning', skinning })}
      />
      <FieldControl {...props} field="fore" label={words.elbowBend} format={degrees} />
      <FieldControl {...props} field="soft" label={words.transition} format={percent} />
    </>
  );
}

function BlendControls(props: PartProps) {
  const { state, dispatch } = props;
  return (
    <>
      <FieldControl {...props} field="weight" label={words.runWeight} format={percent} />
      <Toggle
        label={words.alignPhases}
        isOn={state.isSynced}
        onChange={(isSynced) => dispatch({ kind: 'sync', isSynced })}
      />
      <Choice
        label={words.betweenKeys}
        value={state.interpolation}
        options={INTERPOLATIONS.map((name) => [name, words.interpolations[name]] as const)}
        onChange={(interpolation) => dispatch({ kind: 'interpolation', interpolation })}
      />
      <FieldControl {...props} field="lean" label={words.addedLean} format={degrees} />
    </>
  );
}
