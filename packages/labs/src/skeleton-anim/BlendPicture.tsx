/** Two clips and their mixture as figures, and one joint's curve through the cycle. */
import { color } from '../kit/colors.ts';
import { linear } from '../kit/scale.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { CLIPS, clipPose, FRAMES, mixPoses, type Pose } from './clips.ts';
import { percent } from './describe.ts';
import { CHART, chartPath, chartScales } from './geometry.ts';
import type { SkeletonState } from './state.ts';
import { words } from './words/lab.ts';

/** The line on which the weight is moved, between the clips' figures. */
export const WEIGHT = linear([0, 1], [100, 272]);
export const WEIGHT_Y = 236;

interface Poses {
  walk: Pose;
  run: Pose;
  mixed: Pose;
}

/** The three poses at a phase. */
export function posesAt(state: SkeletonState, phase: number): Poses {
  const [walk, run] = CLIPS.map((clip) => clipPose(clip, phase, state));
  if (!walk || !run) throw new RangeError('two clips are mixed');
  return { walk, run, mixed: mixPoses(walk, run, state.weight) };
}

export function BlendPicture({ state }: { state: SkeletonState }) {
  const { walk, run, mixed } = posesAt(state, state.step / FRAMES);
  return (
    <>
      <path d="M6 206H366" stroke={color('line')} strokeWidth={2} />
      <FigureOf pose={walk} x={60} size={38} lean={0} title={`${words.clips.walk} ${percent(1 - state.weight)}`} />
      <FigureOf pose={mixed} x={186} size={56} lean={state.lean} title={words.mixed} isMain />
      <FigureOf pose={run} x={312} size={38} lean={0} title={`${words.clips.run} ${percent(state.weight)}`} />
      <path d={`M${WEIGHT(0)} ${WEIGHT_Y}H${WEIGHT(1)}`} stroke={color('line')} strokeWidth={4} strokeLinecap="round" />
      <HipChart state={state} />
    </>
  );
}

interface FigureProps {
  pose: Pose;
  x: number;
  /** Length of a thigh. */
  size: number;
  lean: number;
  title: string;
  isMain?: boolean;
}

type Place = readonly [number, number];

/** The end of a limb that hangs at an angle from the vertical, forwards to the right. */
function limb([x, y]: Place, degrees: number, length: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return [x + length * Math.sin(angle), y + length * Math.cos(angle)];
}

const path = (places: readonly Place[]) =>
  places.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function FigureOf({ pose, x, size, lean, title, isMain = false }: FigureProps) {
  const hip: Place = [x, 206 - size * 1.85];
  const neck = limb(hip, 180 - lean, size * 1.15);
  const head = limb(hip, 180 - lean, size * 1.5);
  const leg = (thigh: number, knee: number) => {
    const bend = limb(hip, thigh, size);
    const foot = limb(bend, thigh - knee, size * 0.9);
    return [hip, bend, foot, [foot[0] + size * 0.22, foot[1]] as const];
  };
  const arm = (swing: number) => {
    const elbow = limb(neck, swing + lean, size * 0.6);
    return [neck, elbow, limb(elbow, swing + lean + 35 + Math.abs(swing), size * 0.55)];
  };
  const width = isMain ? 6 : 4;
  return (
    <g fill="none" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      <g stroke={color('info')} opacity={0.55}>
        <path d={path(leg(pose.hipR, pose.kneeR))} />
        <path d={path(arm(pose.armR))} />
      </g>
      <g stroke={color(isMain ? 'accent' : 'ink')}>
        <path d={path([hip, neck])} />
        <circle cx={head[0]} cy={head[1]} r={size * 0.24} fill={color('paper')} strokeWidth={width - 2} />
        <path d={path(leg(pose.hipL, pose.kneeL))} />
        <path d={path(arm(pose.armL))} />
      </g>
      <text
        x={isMain ? x - 52 : x}
        y={isMain ? 20 : 44}
        fontSize={13}
        textAnchor="middle"
        fill={color('ink')}
        stroke="none"
      >
        {title}
      </text>
    </g>
  );
}

/** The near leg's hip through the cycle: walk, run, and what they give together. */
function HipChart({ state }: { state: SkeletonState }) {
  const all = Array.from({ length: FRAMES + 1 }, (_, i) => posesAt(state, i / FRAMES));
  const range = [-35, 58] as const;
  const [x] = chartScales(FRAMES + 1, range);
  return (
    <>
      <ChartFrame title={words.hipChart} top="58°" bottom="−35°" />
      <g fill="none">
        <path
          d={chartPath(
            all.map(({ walk }) => walk.hipL),
            range,
          )}
          stroke={color('ink-soft')}
        />
        <path
          d={chartPath(
            all.map(({ run }) => run.hipL),
            range,
          )}
          stroke={color('info')}
          strokeDasharray="5 3"
        />
        <path
          d={chartPath(
            all.map(({ mixed }) => mixed.hipL),
            range,
          )}
          stroke={color('accent')}
          strokeWidth={2.5}
        />
        <path d={`M${x(state.step)} ${CHART.top}V${CHART.bottom}`} stroke={color('ink')} strokeDasharray="3 3" />
      </g>
    </>
  );
}
