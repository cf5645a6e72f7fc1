/** The same by forms: for the keyboard, and for what has no place in the picture. */
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { EULER_ORDERS } from '../space/rotation.ts';
import { degrees, PART_TITLES, two } from './describe.ts';
import { PLACING_TITLES, placingText } from './Handles.tsx';
import type { MvpAction } from './model.ts';
import { type CameraField, MODEL_ORDERS, type MvpState, PARTS, PLACINGS, RANGES, VERTICES } from './state.ts';

interface ControlsProps {
  state: MvpState;
  dispatch: (action: MvpAction) => void;
}

export function Controls(props: ControlsProps) {
  const { state, dispatch } = props;
  return (
    <>
      <Row label="主题">
        <Choice
          label="看什么"
          value={state.part}
          options={PARTS.map((part) => [part, PART_TITLES[part]] as const)}
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
  ['单位', [1, 0, 0, 1]],
  ['旋转 37°', [0.8, 0.6, -0.6, 0.8]],
  ['切变', [1, 0, 0.8, 1]],
  ['镜像', [-1, 0, 0, 1]],
  ['不可逆', [1, 0.5, 2, 1]],
] as const;

function Presets({ dispatch }: ControlsProps) {
  return MATRICES.map(([name, to]) => (
    <Button key={name} onClick={() => dispatch({ kind: 'columns', to })}>
      {name}
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
          {PLACING_TITLES[tool]}
        </Button>
      ))}
    </>
  );
}

function EulerChoice({ state, dispatch }: ControlsProps) {
  return (
    <Choice
      label="次序（外·中·内）"
      value={state.euler}
      options={EULER_ORDERS.map((order) => [order, [...order].join('·')] as const)}
      onChange={(euler) => dispatch({ kind: 'euler', euler })}
    />
  );
}

function LensChoice({ state, dispatch }: ControlsProps) {
  return (
    <Choice
      label="投影"
      value={state.lens}
      options={[
        ['perspective', '透视'],
        ['ortho', '正交'],
      ]}
      onChange={(lens) => dispatch({ kind: 'lens', lens })}
    />
  );
}

function Placement({ state, dispatch }: ControlsProps) {
  const placing = state.part === 'rotation' ? 'turn' : state.tool;
  return (
    <Row label={PLACING_TITLES[placing]}>
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

const CAMERA_TITLES: readonly (readonly [CameraField, string, (value: number) => string])[] = [
  ['yaw', '相机方位', degrees],
  ['pitch', '俯仰', degrees],
  ['distance', '距离', two],
  ['fov', '视场角', degrees],
  ['near', '近平面', two],
  ['far', '远平面', two],
];

function CameraNumbers({ state, dispatch }: ControlsProps) {
  return (
    <Row label="相机">
      {CAMERA_TITLES.map(([field, title, format]) => (
        <NumberControl
          key={field}
          label={title}
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
      label="顶点"
      value={state.vertex}
      min={0}
      max={VERTICES - 1}
      onChange={(vertex) => dispatch({ kind: 'vertex', vertex })}
    />
  );
}
