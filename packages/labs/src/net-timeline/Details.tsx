import type { LabProps } from '../define.ts';
import { Axes } from '../kit/Axes.tsx';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import type { NetAction } from './model.ts';
import type { Happening } from './network.ts';
import { type NetOptions, type NetState, storyOf } from './state.ts';
import { words } from './words/lab.ts';

const SIZE = { width: 372, height: 150 };

/** The congestion window over time. */
export function Details({ state }: LabProps<NetOptions, NetState, NetAction>) {
  if (state.topic !== 'congestion') return null;
  const { happenings } = storyOf(state);
  const told = happenings.slice(0, state.done);
  const x = linear([0, Math.max(happenings.at(-1)?.at ?? 1, 1)], [34, 360]);
  const most = Math.max(8, ...happenings.map(({ figures }) => figures?.cwnd ?? 0));
  const y = linear([0, most * 1.1], [124, 22]);
  return (
    <Svg {...SIZE} label={words.windowOverTime(told.at(-1)?.figures?.cwnd?.toFixed(1) ?? '4.0')}>
      <Axes x={x} y={y} xLabel="ms" yLabel={words.segmentAxis} count={4} />
      <path
        d={steps(told, ({ figures }) => figures?.ssthresh, { x, y })}
        fill="none"
        stroke={color('warning')}
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <path
        d={steps(told, ({ figures }) => figures?.cwnd, { x, y })}
        fill="none"
        stroke={color('accent')}
        strokeWidth={2.5}
      />
      <g fontSize={12} fill={color('ink')}>
        <path d="M120 12h20" stroke={color('accent')} strokeWidth={2.5} />
        <text x={145} y={16}>
          cwnd
        </text>
        <path d="M200 12h20" stroke={color('warning')} strokeWidth={2} strokeDasharray="6 4" />
        <text x={225} y={16}>
          ssthresh
        </text>
      </g>
    </Svg>
  );
}

type Scales = { x: (value: number) => number; y: (value: number) => number };

function steps(told: readonly Happening[], value: (one: Happening) => number | undefined, { x, y }: Scales): string {
  const points = told.flatMap((one) => {
    const number = value(one);
    return number === undefined ? [] : [[x(one.at), y(number)] as const];
  });
  return points
    .map(([left, top], i) => (i ? `H${left.toFixed(1)}V${top.toFixed(1)}` : `M${left.toFixed(1)} ${top.toFixed(1)}`))
    .join('');
}
