import type { ReactNode } from 'react';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { CrowdDrawing } from './CrowdDrawing.tsx';
import { motionText } from './describe.ts';
import { EnergyPanel } from './EnergyPanel.tsx';
import { SIZE, X, Y } from './plane.ts';
import { type BodyScene, placeOf } from './scenes.ts';
import { type BodyState, energyRatio, hasOneBody, type PhysicsState, runOf } from './state.ts';

/** Places of the trail that are drawn. */
const TRAIL = 160;

/** The body, its trail, and its energy over time. */
export function Drawing({ state, children }: { state: PhysicsState; children?: ReactNode }) {
  return hasOneBody(state) ? (
    <BodyDrawing state={state}>{children}</BodyDrawing>
  ) : (
    <CrowdDrawing state={state}>{children}</CrowdDrawing>
  );
}

function BodyDrawing({ state, children }: { state: BodyState; children?: ReactNode }) {
  const bodies = runOf(state);
  const places = bodies.slice(-TRAIL).map((body) => placeOf(state.scene, body));
  const now = places.at(-1) ?? { x: 0, y: 0 };
  const seen = (value: number) => Math.min(Math.max(value, -20), 20);
  return (
    <Svg {...SIZE} label={motionText(state, bodies)} hasControls={children !== undefined}>
      <Ground scene={state.scene} />
      <path
        d={places.map(({ x, y }, i) => `${i ? 'L' : 'M'}${X(seen(x)).toFixed(1)} ${Y(seen(y)).toFixed(1)}`).join('')}
        fill="none"
        stroke={color('accent')}
        strokeOpacity={0.45}
        strokeWidth={1.5}
      />
      <path
        d={places.map(({ x, y }) => `M${X(seen(x)).toFixed(1)} ${Y(seen(y)).toFixed(1)}h0`).join('')}
        stroke={color('accent')}
        strokeOpacity={0.6}
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <Tie scene={state.scene} x={seen(now.x)} y={seen(now.y)} />
      <circle
        cx={X(seen(now.x))}
        cy={Y(seen(now.y))}
        r={9}
        fill={color('accent')}
        stroke={color('paper')}
        strokeWidth={2}
      />
      {/* What left the picture above must not cover what is below. */}
      <rect y={Y(-1.25) + 8} width={SIZE.width} height={SIZE.height} fill={color('paper')} />
      <EnergyPanel ratios={bodies.map((body) => energyRatio(state, body))} h={state.h} />
      {children}
    </Svg>
  );
}

function Ground({ scene }: { scene: BodyScene }) {
  const [left, right] = [X(-1.5), X(1.5)];
  if (scene === 'bounce') {
    return (
      <g>
        <rect x={left} y={Y(0)} width={right - left} height={Y(-1.25) - Y(0)} fill={wash('ink-soft', 12)} />
        <path d={`M${left} ${Y(0)}H${right}`} stroke={color('ink-soft')} strokeWidth={2} />
      </g>
    );
  }
  return <path d={`M${left} ${Y(0)}H${right}M${X(0)} ${Y(1.2)}V${Y(-1.2)}`} stroke={color('line')} />;
}

/** The spring's coils or the pendulum's rod. */
function Tie({ scene, x, y }: { scene: BodyScene; x: number; y: number }) {
  if (scene === 'pendulum')
    return <path d={`M${X(0)} ${Y(0)}L${X(x)} ${Y(y)}`} stroke={color('ink')} strokeWidth={2} />;
  if (scene !== 'spring') return null;
  const [from, to] = [X(-1.5), X(x)];
  const coils = Array.from(
    { length: 13 },
    (_, i) => `L${(from + ((to - from) * (i + 0.5)) / 13).toFixed(1)} ${Y(0) + (i % 2 ? 9 : -9)}`,
  );
  return (
    <path
      d={`M${from} ${Y(0)}${coils.join('')}L${to} ${Y(0)}`}
      fill="none"
      stroke={color('ink-soft')}
      strokeWidth={1.5}
    />
  );
}
