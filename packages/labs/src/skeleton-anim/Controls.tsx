/** The same by forms, and what has no place in the picture. */
import { Choice, NumberControl, Controls as Row, Toggle } from '../kit/controls.tsx';
import { INTERPOLATIONS } from './clips.ts';
import {
  degrees,
  INTERPOLATION_TITLES,
  METHOD_TITLES,
  PART_TITLES,
  percent,
  SKINNING_TITLES,
  two,
} from './describe.ts';
import type { PartProps } from './Handles.tsx';
import { METHODS } from './ik.ts';
import { SKINNINGS } from './skin.ts';
import { type Field, PARTS, RANGES } from './state.ts';

export function Controls(props: PartProps) {
  const { state, dispatch } = props;
  return (
    <Row label="设置">
      <Choice
        label="看什么"
        value={state.part}
        options={PARTS.map((part) => [part, PART_TITLES[part]] as const)}
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
        label="方法"
        value={props.state.method}
        options={METHODS.map((method) => [method, METHOD_TITLES[method]] as const)}
        onChange={(method) => props.dispatch({ kind: 'method', method })}
      />
      <FieldControl {...props} field="bones" label="骨数" format={String} />
      <FieldControl {...props} field="targetX" label="目标 x" format={two} />
      <FieldControl {...props} field="targetY" label="目标 y" format={two} />
    </>
  );
}

function SkinControls(props: PartProps) {
  return (
    <>
      <Choice
        label="蒙皮"
        value={props.state.skinning}
        options={SKINNINGS.map((skinning) => [skinning, SKINNING_TITLES[skinning]] as const)}
        onChange={(skinning) => props.dispatch({ kind: 'skinning', skinning })}
      />
      <FieldControl {...props} field="fore" label="肘弯" format={degrees} />
      <FieldControl {...props} field="soft" label="过渡区" format={percent} />
    </>
  );
}

function BlendControls(props: PartProps) {
  const { state, dispatch } = props;
  return (
    <>
      <FieldControl {...props} field="weight" label="跑的权重" format={percent} />
      <Toggle label="对齐相位" isOn={state.isSynced} onChange={(isSynced) => dispatch({ kind: 'sync', isSynced })} />
      <Choice
        label="关键帧之间"
        value={state.interpolation}
        options={INTERPOLATIONS.map((name) => [name, INTERPOLATION_TITLES[name]] as const)}
        onChange={(interpolation) => dispatch({ kind: 'interpolation', interpolation })}
      />
      <FieldControl {...props} field="lean" label="叠加前倾" format={degrees} />
    </>
  );
}
