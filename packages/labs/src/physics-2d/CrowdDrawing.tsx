/** Cloth, fountain or discs, and what of them is counted over time. */
import type { ReactNode } from 'react';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import { LEFT_PIN, RIGHT_PIN, SPRINGS, stretchOf } from './cloth.ts';
import type { Member } from './crowd.ts';
import { crowdOf, crowdRatios, crowdRun } from './crowd-run.ts';
import { crowdText } from './crowd-text.ts';
import { BOX, BROADS, CELL, candidates, contacts, RADIUS } from './discs.ts';
import { EnergyPanel } from './EnergyPanel.tsx';
import { DURATION } from './model.ts';
import { LIFE, RATE } from './particles.ts';
import { SIZE, X, Y } from './plane.ts';
import type { PhysicsState } from './state.ts';
import { words } from './words/lab.ts';

interface Part {
  state: PhysicsState;
  bodies: readonly Member[];
}

export function CrowdDrawing({ state, children }: { state: PhysicsState; children?: ReactNode }) {
  const bodies = crowdOf(state);
  const { scene, h } = state;
  return (
    <Svg {...SIZE} label={crowdText(state)} hasControls={children !== undefined}>
      {scene === 'cloth' && <Cloth bodies={bodies} />}
      {scene === 'particles' && <Fountain state={state} bodies={bodies} />}
      {scene === 'broad' && <Discs state={state} bodies={bodies} />}
      {/* What left the picture above must not cover what is below. */}
      <rect y={Y(-1.25) + 8} width={SIZE.width} height={SIZE.height} fill={color('paper')} />
      {scene === 'cloth' && <EnergyPanel ratios={crowdRatios(state, crowdRun(state))} h={h} />}
      {scene === 'particles' && <CountPanel state={state} />}
      {scene === 'broad' && <PairPanel bodies={bodies} state={state} />}
      {children}
    </Svg>
  );
}

/** Kept near the picture: a burst cloth is somewhere else. */
const near = (value: number) => Math.min(Math.max(value, -20), 20);
const spot = ({ x, y }: Member) => `${X(near(x)).toFixed(1)} ${Y(near(y)).toFixed(1)}`;

/** Threads, the stretched ones hot. */
function Cloth({ bodies }: Pick<Part, 'bodies'>) {
  return (
    <g>
      {SPRINGS.map((spring) => {
        const [p, q] = [bodies[spring.a], bodies[spring.b]];
        if (!p || !q) return null;
        const strain = Math.min(1, Math.max(0, stretchOf(bodies, spring) / spring.rest / 0.4));
        return (
          <path
            key={`${spring.a} ${spring.b}`}
            d={`M${spot(p)}L${spot(q)}`}
            stroke={`color-mix(in srgb, var(--danger) ${Math.round(100 * strain)}%, var(--info))`}
            strokeWidth={1 + 1.5 * strain}
          />
        );
      })}
      {[LEFT_PIN, RIGHT_PIN].map((pin) => {
        const at = bodies[pin];
        return at && <circle key={pin} cx={X(at.x)} cy={Y(at.y)} r={5} fill={color('ink')} />;
      })}
    </g>
  );
}

/** Particles fade and shrink with age. */
function Fountain({ state: { step, h }, bodies }: Part) {
  return (
    <g fill={color('info')}>
      <path d={`M${X(-1.3)} ${Y(-1.1)}h${X(-1.1) - X(-1.3)}`} stroke={color('ink')} strokeWidth={4} />
      {bodies.map((particle, i) => {
        const age = Math.min(1, ((step - (particle.born ?? 0)) * h) / LIFE);
        const [x, y] = spot(particle).split(' ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first in are the first out
          <circle key={i} cx={x} cy={y} r={(5 - 3 * age).toFixed(1)} opacity={(1 - 0.8 * age).toFixed(2)} />
        );
      })}
    </g>
  );
}

/** Discs, the pairs that are left for the exact test, and those that touch. */
function Discs({ state, bodies }: Part) {
  const pairs = candidates(state.broad, bodies);
  const hits = contacts(pairs, bodies);
  const line = ([a, b]: readonly [number, number]) => {
    const [p, q] = [bodies[a], bodies[b]];
    return p && q ? `M${spot(p)}L${spot(q)}` : '';
  };
  const touching = new Set(hits.flat());
  return (
    <g>
      <rect
        x={X(-BOX.x)}
        y={Y(BOX.y)}
        width={X(BOX.x) - X(-BOX.x)}
        height={Y(-BOX.y) - Y(BOX.y)}
        fill={color('tint')}
        stroke={color('ink-soft')}
      />
      {state.broad === 'grid' && <Grid />}
      {bodies.map((disc, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its number
          key={i}
          cx={X(disc.x).toFixed(1)}
          cy={Y(disc.y).toFixed(1)}
          r={X(RADIUS) - X(0)}
          fill={touching.has(i) ? wash('danger', 60) : wash('info', 40)}
          stroke={color(touching.has(i) ? 'danger' : 'info')}
        />
      ))}
      <path d={pairs.map(line).join('')} stroke={color('ink-soft')} strokeWidth={0.8} opacity={0.7} />
      <path d={hits.map(line).join('')} stroke={color('danger')} strokeWidth={3} />
      {state.broad === 'sweep' && (
        <path
          d={bodies
            .map(({ x }) => `M${X(x - RADIUS).toFixed(1)} ${Y(-BOX.y) + 6}H${X(x + RADIUS).toFixed(1)}`)
            .join('')}
          stroke={color('accent')}
          strokeWidth={5}
          strokeOpacity={0.45}
        />
      )}
    </g>
  );
}

function Grid() {
  const count = (most: number) => Math.floor(most / CELL);
  const lines = (most: number) => Array.from({ length: 2 * count(most) + 1 }, (_, i) => (i - count(most)) * CELL);
  const across = lines(BOX.x).map((x) => `M${X(x).toFixed(1)} ${Y(BOX.y)}V${Y(-BOX.y)}`);
  const down = lines(BOX.y).map((y) => `M${X(-BOX.x)} ${Y(y).toFixed(1)}H${X(BOX.x)}`);
  return <path d={[...across, ...down].join('')} stroke={color('line')} />;
}

const AREA = { left: 46, right: 352, top: 268, bottom: 342 };

/** Living particles over time, and the most that can live. */
function CountPanel({ state }: Pick<Part, 'state'>) {
  const x = linear([0, DURATION], [AREA.left, AREA.right]);
  const y = linear([0, RATE * LIFE * 1.2], [AREA.bottom, AREA.top]);
  const path = crowdRun(state).map(({ length }, i) => `${x(i * state.h).toFixed(1)} ${y(length).toFixed(1)}`);
  return (
    <g fontSize={12} fill={color('ink-soft')}>
      <text x={AREA.left} y={AREA.top - 8}>
        {words.particlesAlive}
      </text>
      {[0, RATE * LIFE].map((count) => (
        <g key={count}>
          <path
            d={`M${AREA.left} ${y(count)}H${AREA.right}`}
            stroke={color('line')}
            strokeDasharray={count ? '5 4' : undefined}
          />
          <text x={AREA.left - 6} y={y(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {[0, 2, 4, 6].map((second) => (
        <text key={second} x={x(second)} y={AREA.bottom + 18} textAnchor="middle">
          {second} s
        </text>
      ))}
      <path d={`M${path.join('L')}`} fill="none" stroke={color('info')} strokeWidth={2.5} />
    </g>
  );
}

/** What each broad phase would leave now. */
function PairPanel({ state, bodies }: Part) {
  const all = (bodies.length * (bodies.length - 1)) / 2;
  const width = linear([0, all], [0, 180]);
  return (
    <g fontSize={12}>
      <text x={16} y={AREA.top - 6} fill={color('ink-soft')}>
        {words.pairsToTest}
      </text>
      {BROADS.map((broad, i) => {
        const count = candidates(broad, bodies).length;
        const y = AREA.top + 4 + 28 * i;
        return (
          <g key={broad} fill={color(broad === state.broad ? 'accent' : 'ink-soft')}>
            <text x={16} y={y + 14}>
              {words.broadsInShort[broad]}
            </text>
            <rect x={112} y={y + 2} width={Math.max(2, width(count))} height={16} rx={3} />
            <text x={120 + width(count)} y={y + 15}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
