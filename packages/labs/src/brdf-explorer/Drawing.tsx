/** Lobe, lit ball, and the white furnace over roughness; handles come in as children where it lives. */
import { type ReactNode, useMemo } from 'react';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import { furnaceEnergy } from './energy.ts';
import { ARC, lobePath, PARTS, POINT, placeAt, reachOf, SIZE } from './lobe.ts';
import { brdfModel } from './model.ts';
import { surfaceOf } from './shading.ts';
import { type BrdfState, RANGES } from './state.ts';
import { words } from './words/lab.ts';

export const ROUGHNESS = linear([RANGES.roughness.min, RANGES.roughness.max], [44, 360]);
export const ENERGY = linear([0, 1.2], [282, 196]);

interface DrawingProps {
  state: BrdfState;
  /** Address of the ball's picture. */
  ball: string;
  children?: ReactNode;
}

export function Drawing({ state, ball, children }: DrawingProps) {
  return (
    <Svg {...SIZE} label={brdfModel.describe(state)} hasControls={children !== undefined}>
      <Lobe state={state} />
      <image href={ball} x={262} y={8} width={104} height={104} style={{ clipPath: 'circle(49%)' }} />
      <text x={314} y={130} fontSize={12} textAnchor="middle" fill={color('ink-soft')}>
        {words.ball}
      </text>
      <Furnace state={state} />
      {children}
    </Svg>
  );
}

function Lobe({ state }: { state: BrdfState }) {
  const [light, view, mirror] = [state.light, state.view, -state.light].map((degrees) => placeAt(degrees, ARC));
  return (
    <g fill="none">
      <path d={`M${POINT.x - ARC} ${POINT.y}A${ARC} ${ARC} 0 0 1 ${POINT.x + ARC} ${POINT.y}`} stroke={color('line')} />
      <path
        d={`M${POINT.x - reachOf(1)} ${POINT.y}A${reachOf(1)} ${reachOf(1)} 0 0 1 ${POINT.x + reachOf(1)} ${POINT.y}`}
        stroke={color('line')}
        strokeDasharray="2 4"
      />
      <text x={POINT.x} y={POINT.y - reachOf(1) - 4} fontSize={12} textAnchor="middle" fill={color('ink-soft')}>
        1
      </text>
      <path d={`M${POINT.x - ARC - 6} ${POINT.y}H${POINT.x + ARC + 6}`} stroke={color('ink-soft')} strokeWidth={2} />
      <path d={lobePath(state, PARTS.whole)} fill={wash('accent', 30)} stroke={color('accent')} strokeWidth={1.5} />
      <path d={lobePath(state, PARTS.diffuse)} fill={wash('info', 40)} stroke={color('info')} />
      {state.hasBounces && <path d={lobePath(state, PARTS.bounced)} stroke={color('warning')} strokeDasharray="4 3" />}
      <path d={`M${light?.x} ${light?.y}L${POINT.x} ${POINT.y}`} stroke={color('warning')} strokeWidth={2} />
      <path d={`M${POINT.x} ${POINT.y}L${mirror?.x} ${mirror?.y}`} stroke={color('warning')} strokeDasharray="3 4" />
      <path d={`M${POINT.x} ${POINT.y}L${view?.x} ${view?.y}`} stroke={color('ink-soft')} strokeWidth={2} />
      <g fontSize={12} fill={color('ink-soft')}>
        <text x={8} y={164} fill={color('accent')}>
          {words.wholeLobe}
        </text>
        <text x={100} y={164} fill={color('info')}>
          {words.diffuse}
        </text>
        {state.hasBounces && (
          <text x={182} y={164} fill={color('warning')}>
            {words.bounced}
          </text>
        )}
      </g>
    </g>
  );
}

const ROUGHNESSES = Array.from({ length: 19 }, (_, i) => RANGES.roughness.min + i * RANGES.roughness.step);

/** What one reflection gives back of a white room, by roughness, seen from the state's view. */
function Furnace({ state }: { state: BrdfState }) {
  const { distribution, masking, view } = state;
  const energies = useMemo(() => {
    const cos = Math.cos((view * Math.PI) / 180);
    return ROUGHNESSES.map((roughness) =>
      furnaceEnergy({ kind: distribution, masking, alpha: roughness * roughness }, cos),
    );
  }, [distribution, masking, view]);
  const points = energies.map(
    (energy, i) => `${ROUGHNESS(ROUGHNESSES[i] ?? 0).toFixed(1)} ${ENERGY(Math.min(energy, 1.2)).toFixed(1)}`,
  );
  const now = furnaceEnergy(surfaceOf(state), Math.cos((view * Math.PI) / 180));
  const [left, right] = ROUGHNESS.range;
  return (
    <g fill="none" fontSize={12}>
      <path
        d={`M${left} ${ENERGY(1)}H${right}`}
        stroke={color(state.hasBounces ? 'warning' : 'line')}
        strokeWidth={state.hasBounces ? 2.5 : 1}
      />
      <path d={`M${left} ${ENERGY(1.2)}V${ENERGY(0)}H${right}`} stroke={color('ink-soft')} />
      <path d={`M${points.join('L')}`} stroke={color('accent')} strokeWidth={2} />
      <circle cx={ROUGHNESS(state.roughness)} cy={ENERGY(Math.min(now, 1.2))} r={4} fill={color('accent')} />
      <g fill={color('ink-soft')}>
        <text x={left} y={186}>
          {words.furnace}
        </text>
        <text x={left - 5} y={ENERGY(1) + 4} textAnchor="end">
          100%
        </text>
        <text x={left - 5} y={ENERGY(0)} textAnchor="end">
          0
        </text>
        <text x={right + 11} y={294} textAnchor="end">
          1
        </text>
      </g>
    </g>
  );
}
