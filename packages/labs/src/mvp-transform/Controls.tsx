/** The same by forms: for the keyboard, and for what has no place in the picture. */
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { EULER_ORDERS } from '../space/rotation.ts';
import { degrees, two } from './describe.ts';
import { placingText } from './Handles.tsx';
import type { MvpAction } from './model.ts';
import { type CameraField, MODEL_ORDERS, type MvpState, PARTS, PLACINGS, RANGES, VERTICES } from './state.ts';
import { words } from './words/lab.ts';

interface ControlsProps {
  state: MvpState;
  dispatch: (action: MvpAction) => void;
}

export function Controls(props: ControlsProps) {
  const { state, dispatch } = props;
  return (
    <>
      <Row label={words.topic}>
        <Choice
          label={words.lookAt}
          value={state.part}
          options={PARTS.map((part) => [part, words.parts[part]] as const)}
          onChange={(part) => dispatch({ kind: 'part', part })}
        />
        {state.part === 'columns' && <Presets {...props} />}
        {state.part === 'model' && <OrderChoice {...props} />}
        {state.part === 'rotation' && <EulerChoice {...props} />}
        {state.part === 'journey' && <LensChoice {...props} />}
      </Row>
      {state.part === 'journey' ? <CameraNumbers {...props} /> : state.part !== 'columns' && <Placement {...props} />}
    </>
  );
}

const MATRICES = [
  ['identity', [1, 0, 0, 1]],
  ['rotation', [0.8, 0.6, -0.6, 0.8]],
  ['shear', [1, 0, 0.8, 1]],
  ['mirror', [-1, 0, 0, 1]],
  ['singular', [1, 0.5, 2, 1]],
] as const;

function Presets({ dispatch }: ControlsProps) {
  return MATRICES.map(([name, to]) => (
    <Button key={name} onClick={() => dispatch({ kind: 'columns', to })}>
      {words.matrices[name]}
    </Button>
  ));
}

function OrderChoice({ state, dispatch }: ControlsProps) {
  return (
    <>
      <Choice
        label="M ="
        value={state.order}
        options={MODEL_ORDERS.map((order) => [order, [...order].join('·')] as const)}
        onChange={(order) => dispatch({ kind: 'order', order })}
      />
      {PLACINGS.map((tool) => (
        <Button key={tool} isPressed={state.tool === tool} onClick={() => dispatch({ kind: 'tool', tool })}>
          {words.placings[tool]}
        </Button>
      ))}
    </>
  );
}

function EulerChoice({ state, dispatch }: ControlsProps) {
  return (
    <Choice
      label={words.eulerOrder}
      value={state.euler}
      options={EULER_ORDERS.map((order) => [order, [...order].join('·')] as const)}
      onChange={(euler) => dispatch({ kind: 'euler', euler })}
    />
  );
}

function LensChoice({ state, dispatch }: ControlsProps) {
  return (
    <Choice
      label={words.projection}
      value={state.lens}
      options={[
        ['perspective', words.lenses.perspective],
        ['ortho', words.lenses.ortho],
      ]}
      onChange={(lens) => dispatch({ kind: 'lens', lens })}
    />
  );
}

function Placement({ state, dispatch }: ControlsProps) {
  const placing = state.part === 'rotation' ? 'turn' : state.tool;
  return (
    <Row label={words.placings[placing]}>
      {([0, 1, 2] as const).map((axis) => (
        <NumberControl
          key={axis}
          label={'xyz'.charAt(axis)}
          value={state[placing][axis]}
          {...RANGES[placing]}
          format={(value) => placingText(placing, value)}
          onChange={(value) => dispatch({ kind: 'place', placing, axis, value })}
        />
      ))}
      {state.part === 'model' && <VertexControl state={state} dispatch={dispatch} />}
    </Row>
  );
}

const CAMERA: readonly (readonly [CameraField, (value: number) => string])[] = [
  ['yaw', degrees],
  ['pitch', degrees],
  ['distance', two],
  ['fov', degrees],
  ['near', two],
  ['far', two],
];

function CameraNumbers({ state, dispatch }: ControlsProps) {
  return (
    <Row label={words.camera}>
      {CAMERA.map(([field, format]) => (
        <NumberControl
          key={field}
          label={words.cameraFields[field]}
          value={state[field]}
          {...RANGES[field]}
          format={format}
          onChange={(value) => dispatch({ kind: 'camera', field, value })}
        />
      ))}
      <VertexControl state={state} dispatch={dispatch} />
    </Row>
  );
}

function VertexControl({ state, dispatch }: ControlsProps) {
  return (
    <NumberControl
      label={words.vertex}
      value={state.vertex}
      min={0}
      max={VERTICES - 1}
      onChange={(vertex) => dispatch({ kind: 'vertex', vertex })}
    />
  );
}
