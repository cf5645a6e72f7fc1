/** What is dragged: the target; elbow and hand, the ring of skin and the weights' zone; the mixture's weight. */
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { RailHandle } from '../kit/RailHandle.tsx';
import type { Rail } from '../kit/rail.ts';
import { WEIGHT, WEIGHT_Y } from './BlendPicture.tsx';
import { degrees, percent, poseOf, two } from './describe.ts';
import { CHART, chartScales, X, Y } from './geometry.ts';
import type { SkeletonAction } from './model.ts';
import { bonesOf, COLUMNS } from './skin.ts';
import { type Field, RANGES, type SkeletonState } from './state.ts';
import { words } from './words/lab.ts';

export interface PartProps {
  state: SkeletonState;
  dispatch: (action: SkeletonAction) => void;
}

export function Handles(props: PartProps) {
  if (props.state.part === 'ik') return <TargetHandle {...props} />;
  return props.state.part === 'skin' ? <SkinHandles {...props} /> : <WeightHandle {...props} />;
}

const AREA = {
  left: X(RANGES.targetX.min),
  right: X(RANGES.targetX.max),
  top: Y(RANGES.targetY.max),
  bottom: Y(RANGES.targetY.min),
};

function TargetHandle({ state: { targetX, targetY }, dispatch }: PartProps) {
  return (
    <DragHandle
      x={X(targetX)}
      y={Y(targetY)}
      area={AREA}
      step={X(0.1) - X(0)}
      label={words.target}
      valueText={`(${two(targetX)}, ${two(targetY)})`}
      fill={color('danger')}
      onMove={(x, y) => dispatch({ kind: 'aim', x: X.invert(x), y: Y.invert(y) })}
    />
  );
}

interface RailFieldProps extends PartProps {
  field: Field;
  label: string;
  format: (value: number) => string;
  at: Rail['at'];
  sign?: string;
}

function RailField({ state, dispatch, field, label, format, at, sign }: RailFieldProps) {
  return (
    <RailHandle
      rail={{ ...RANGES[field], at }}
      value={state[field]}
      label={label}
      valueText={format(state[field])}
      onChange={(value) => dispatch({ kind: 'set', field, value })}
    >
      {sign}
    </RailHandle>
  );
}

function SkinHandles(props: PartProps) {
  const { state } = props;
  const [chartX] = chartScales(COLUMNS, [0, 1]);
  const boneAt = (field: 'upper' | 'fore') => (value: number) => {
    const { elbow, hand } = bonesOf(poseOf({ ...state, [field]: value }));
    const { x, y } = field === 'upper' ? elbow : hand;
    return { x: X(x), y: Y(y) };
  };
  const middle = (COLUMNS - 1) / 2;
  return (
    <>
      <RailField {...props} field="upper" label={words.upperTurn} format={degrees} at={boneAt('upper')} />
      <RailField {...props} field="fore" label={words.foreTurn} format={degrees} at={boneAt('fore')} />
      <RailField
        {...props}
        field="soft"
        label={words.transitionWidth}
        format={percent}
        sign={words.widthSign}
        at={(value) => ({ x: chartX(middle + (value * middle) / 2), y: CHART.top + 4 })}
      />
      <RailField
        {...props}
        field="column"
        label={words.chosenRing}
        format={(value) => words.ring(value + 1)}
        at={(value) => ({ x: chartX(value), y: CHART.bottom })}
      />
    </>
  );
}

function WeightHandle(props: PartProps) {
  return (
    <RailField
      {...props}
      field="weight"
      label={words.runWeight}
      format={percent}
      at={(value) => ({ x: WEIGHT(value), y: WEIGHT_Y })}
    />
  );
}
