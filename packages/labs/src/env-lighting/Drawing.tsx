/** Environment, both balls and the part's own panel; handles come in as children where it lives. */
import { type ReactNode, useMemo } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { describe } from './describe.ts';
import { BALL, SIZE, SKY, spotOfWay, spotOn } from './layout.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { ballsOf, skyBytes } from './pictures.ts';
import { mirrored } from './specular.ts';
import { bandsOf, type EnvState, type Part, samplesOf } from './state.ts';
import { words } from './words/lab.ts';
import { normalOf, VIEW } from './work.ts';

export interface DrawingProps extends PanelProps {
  /** Pixels for a unit of the drawing. */
  fineness: number;
  children?: ReactNode;
}

/** Half the environment's pixels across. */
const SKY_PIXELS = 60;

export function Drawing({ children, fineness, ...panel }: DrawingProps) {
  const { state, address } = panel;
  const sky = useMemo(() => {
    const width = 2 * Math.round(SKY_PIXELS * fineness);
    return address(skyBytes(state, width), width);
  }, [state, address, fineness]);
  return (
    <Svg {...SIZE} label={describe(state)} hasControls={children !== undefined}>
      <text x={SKY.x} y={15} fontSize={12} fill={color('ink-soft')}>
        {words.panorama}
      </text>
      <image href={sky} {...SKY} preserveAspectRatio="none" />
      <rect {...SKY} fill="none" stroke={color('line')} />
      <Balls state={state} address={address} fineness={fineness} />
      <Rays state={state} />
      <Panel {...panel} />
      {children}
    </Svg>
  );
}

const NAMES: Record<Part, (state: EnvState) => readonly [string, string]> = {
  cube: () => [words.mirror, words.glass],
  irradiance: (state) => [words.samples(samplesOf(state)), words.truth],
  specular: () => [words.splitSum, words.truth],
  harmonics: (state) => [words.bands(bandsOf(state)), words.truth],
};

function Balls({ state, address, fineness }: Pick<DrawingProps, 'state' | 'address' | 'fineness'>) {
  const size = Math.round(2 * BALL.radius * fineness);
  const balls = useMemo(
    () => ballsOf(state, size).map(({ bytes, width }) => address(bytes, width)),
    [state, address, size],
  );
  const names = NAMES[state.part](state);
  return [BALL.estimate, BALL.truth].map((x, i) => (
    <g key={x}>
      <image
        href={balls[i]}
        x={x - BALL.radius}
        y={BALL.y - BALL.radius}
        width={2 * BALL.radius}
        height={2 * BALL.radius}
        style={{ clipPath: 'circle(49%)' }}
      />
      <text x={x} y={BALL.y + BALL.radius + 17} fontSize={12} textAnchor="middle" fill={color('ink-soft')}>
        {names[i]}
      </text>
    </g>
  ));
}

/** The asked normal on the second ball, and where it or its mirror direction points in the environment. */
function Rays({ state }: { state: EnvState }) {
  const normal = normalOf(state);
  const isMirror = state.part === 'cube' || state.part === 'specular';
  const goal = spotOfWay(isMirror ? mirrored(VIEW, normal) : normal);
  const twin = spotOn(normal, BALL.truth);
  return (
    <g fill="none" stroke={color('accent')} strokeWidth={2}>
      <circle cx={twin.x} cy={twin.y} r={5} stroke={color('paper')} strokeWidth={4} />
      <circle cx={twin.x} cy={twin.y} r={5} />
      <path
        d={`M${goal.x - 7} ${goal.y}h14M${goal.x} ${goal.y - 7}v14`}
        stroke={color('paper')}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path d={`M${goal.x - 6} ${goal.y}h12M${goal.x} ${goal.y - 6}v12`} />
    </g>
  );
}
