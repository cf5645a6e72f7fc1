/** A sleeve over two bones, coloured by whom each part obeys; below, the weights along it. */
import { color } from '../kit/colors.ts';
import { Bones } from './ChainPicture.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { poseOf } from './describe.ts';
import { CHART, chartPath, chartScales, linePath } from './geometry.ts';
import { bonesOf, COLUMNS, placeOf, SHOULDER, type SkinPose, skinPoint, weightAt } from './skin.ts';
import type { SkeletonState } from './state.ts';
import { words } from './words/lab.ts';

const INDEXES = Array.from({ length: COLUMNS }, (_, i) => i);
const SIDES = [-1, -0.33, 0.33, 1] as const;

/** Upper arm's colour to the forearm's. */
const mixOf = (weight: number) => `color-mix(in srgb, var(--info) ${Math.round((1 - weight) * 100)}%, var(--warning))`;

export function SkinPicture({ state }: { state: SkeletonState }) {
  const pose = poseOf(state);
  const { elbow, hand } = bonesOf(pose);
  return (
    <>
      <Sleeve pose={pose} />
      <path
        d={linePath(SIDES.map((side) => skinPoint(state.column, side, pose)))}
        stroke={color('accent')}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
      <Bones joints={[SHOULDER, elbow, hand]} />
      <WeightChart pose={pose} column={state.column} />
    </>
  );
}

function Sleeve({ pose }: { pose: SkinPose }) {
  return INDEXES.slice(1).map((i) => {
    const weight = weightAt((placeOf(i) + placeOf(i - 1)) / 2, pose);
    const corners = [
      skinPoint(i - 1, -1, pose),
      skinPoint(i, -1, pose),
      skinPoint(i, 1, pose),
      skinPoint(i - 1, 1, pose),
    ];
    return (
      <path
        key={i}
        d={`${linePath(corners)}Z`}
        fill={mixOf(weight)}
        fillOpacity={0.35}
        stroke={mixOf(weight)}
        strokeLinejoin="round"
      />
    );
  });
}

function WeightChart({ pose, column }: { pose: SkinPose; column: number }) {
  const weights = INDEXES.map((i) => weightAt(placeOf(i), pose));
  const [x] = chartScales(COLUMNS, [0, 1]);
  return (
    <>
      <ChartFrame title="" top="100%" bottom="0" />
      <text x={CHART.left} y={CHART.top - 7} fontSize={12} fill={color('info')}>
        {words.upperWeight}
      </text>
      <text x={CHART.right} y={CHART.top - 7} fontSize={12} textAnchor="end" fill={color('warning')}>
        {words.foreWeight}
      </text>
      <path
        d={chartPath(
          weights.map((weight) => 1 - weight),
          [0, 1],
        )}
        fill="none"
        stroke={color('info')}
        strokeWidth={2}
      />
      <path
        d={chartPath(weights, [0, 1])}
        fill="none"
        stroke={color('warning')}
        strokeWidth={2}
        strokeDasharray="5 3"
      />
      <path d={`M${x(column)} ${CHART.top}V${CHART.bottom}`} stroke={color('accent')} strokeWidth={2} />
    </>
  );
}
