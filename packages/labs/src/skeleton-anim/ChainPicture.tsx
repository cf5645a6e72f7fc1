/** The chain that reaches for its target, and how far its end is from it after each small step. */
import { color, wash } from '../kit/colors.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chainOf, two } from './describe.ts';
import { CHART, chartPath, chartScales, linePath, SIZE, X, Y } from './geometry.ts';
import { elbowsOf, gapOf, type IkStep, type Point, REACH, ROOT, startChain } from './ik.ts';
import type { SkeletonState } from './state.ts';
import { words } from './words/lab.ts';

export function ChainPicture({ state }: { state: SkeletonState }) {
  const { steps, target, joints } = chainOf(state);
  const before = steps[state.step - 2]?.joints ?? (state.step > 0 ? startChain(state.bones) : undefined);
  return (
    <>
      <svg width={SIZE.width} height={CHART.top - 22} overflow="hidden" aria-hidden="true">
        <circle
          cx={X(0)}
          cy={Y(0)}
          r={X(REACH) - X(0)}
          fill={color('tint')}
          stroke={color('line')}
          strokeDasharray="5 4"
        />
      </svg>
      {state.bones === 2 && <ClosedForm target={target} />}
      {before && <path d={linePath(before)} fill="none" stroke={color('line')} strokeWidth={8} strokeLinecap="round" />}
      <Guide step={steps[state.step - 1]} target={target} />
      <Bones joints={joints} moved={steps[state.step - 1]?.moved} />
      <path
        d={`M${X(target.x) - 9} ${Y(target.y)}h18M${X(target.x)} ${Y(target.y) - 9}v18`}
        stroke={color('danger')}
        strokeWidth={2}
      />
      <GapChart state={state} steps={steps} target={target} />
    </>
  );
}

export function Bones({ joints, moved }: { joints: readonly Point[]; moved?: number | undefined }) {
  return (
    <>
      {joints.slice(1).map((joint, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bone is its number
        <path key={i} d={bonePath(joints[i] ?? ROOT, joint)} fill={wash('info', 45)} stroke={color('info')} />
      ))}
      {joints.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a joint is its number
        <g key={i} transform={`translate(${X(x).toFixed(1)} ${Y(y).toFixed(1)})`}>
          <circle
            r={8}
            fill={i === moved ? color('accent') : color('paper')}
            stroke={color('info')}
            strokeWidth={1.5}
          />
          <text y={4} fontSize={12} textAnchor="middle" fill={i === moved ? color('paper') : color('ink')}>
            {i}
          </text>
        </g>
      ))}
    </>
  );
}

/** A bone as animators draw it: thick near its joint, pointed at its end. */
function bonePath(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (along: number, across: number): Point => ({
    x: from.x + dx * along - dy * across,
    y: from.y + dy * along + dx * across,
  });
  return `${linePath([from, at(0.18, 0.09), to, at(0.18, -0.09)])}Z`;
}

/** Along which line the last step moved. */
function Guide({ step, target }: { step: IkStep | undefined; target: Point }) {
  const pivot = step?.joints[step.moved];
  if (!step || !pivot || step.pass !== 'turn') return null;
  return <path d={linePath([pivot, target])} stroke={color('accent')} strokeDasharray="3 4" fill="none" />;
}

/** Both answers of the law of cosines. */
function ClosedForm({ target }: { target: Point }) {
  return elbowsOf(target).map((elbow, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the two answers
      key={i}
      d={linePath([ROOT, elbow, target])}
      fill="none"
      stroke={color('tip')}
      strokeDasharray="2 4"
      strokeWidth={2}
    />
  ));
}

function GapChart({ state, steps, target }: { state: SkeletonState; steps: readonly IkStep[]; target: Point }) {
  const gaps = [startChain(state.bones), ...steps.map(({ joints }) => joints)].map((joints) => gapOf(joints, target));
  const most = Math.max(...gaps, 0.1);
  const [x, y] = chartScales(gaps.length, [0, most]);
  return (
    <>
      <ChartFrame title={words.gapChart} top={two(most)} bottom="0" />
      <path d={chartPath(gaps, [0, most])} fill="none" stroke={color('info')} strokeWidth={1.5} />
      <path d={`M${x(state.step)} ${CHART.top}V${CHART.bottom}`} stroke={color('accent')} strokeDasharray="3 3" />
      <circle cx={x(state.step)} cy={y(gaps[state.step] ?? 0)} r={4} fill={color('accent')} />
    </>
  );
}
