import type { ReactNode } from 'react';
import { color, wash } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { searchText } from './describe.ts';
import { sceneOf } from './model.ts';
import type { Look } from './search.ts';
import { PLANE } from './shapes.ts';
import type { BvhState, Scene } from './state.ts';

/** Units of the picture for one of the plane. */
export const SCALE = 1.15;
export const SIZE = { width: PLANE.width * SCALE + 4, height: PLANE.height * SCALE + 4 };
const HALF = Math.PI / 7;

/** The discs, the boxes that were looked at, and the ray or the view. */
export function Drawing({ state, children }: { state: BvhState; children?: ReactNode }) {
  const scene = sceneOf(state);
  const looks = scene.looks.slice(0, state.done);
  return (
    <Svg {...SIZE} label={searchText(state, scene)} hasControls={children !== undefined}>
      <g transform="translate(2 2)">
        <rect width={PLANE.width * SCALE} height={PLANE.height * SCALE} fill={color('paper')} stroke={color('line')} />
        {state.query === 'view' && <Wedge scene={scene} />}
        {looks.map((look, i) =>
          look.kind === 'node' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a look is its place
            <NodeBox key={i} scene={scene} look={look} isLast={i === looks.length - 1} />
          ) : null,
        )}
        <Discs state={state} scene={scene} looks={looks} />
        <NextLook scene={scene} look={scene.looks[state.done]} />
        {state.query === 'ray' && <RayLine state={state} scene={scene} />}
        {children}
      </g>
    </Svg>
  );
}

const OUTCOMES = {
  entered: { stroke: 'accent', dash: undefined, fill: 8 },
  missed: { stroke: 'ink-soft', dash: '2 4', fill: 0 },
  farther: { stroke: 'warning', dash: '7 4', fill: 0 },
} as const;

function NodeBox({ scene, look, isLast }: { scene: Scene; look: Look & { kind: 'node' }; isLast: boolean }) {
  const box = scene.nodes[look.node]?.box;
  if (!box) return null;
  const { stroke, dash, fill } = OUTCOMES[look.outcome];
  return (
    <rect
      x={box.left * SCALE}
      y={box.top * SCALE}
      width={(box.right - box.left) * SCALE}
      height={(box.bottom - box.top) * SCALE}
      fill={fill ? wash(stroke, isLast ? 22 : fill) : 'none'}
      fillOpacity={0.5}
      stroke={color(stroke)}
      strokeWidth={isLast ? 3 : 1.25}
      strokeDasharray={dash}
    />
  );
}

/** What is looked at next, whatever comes of it: what a guess is about is seen. */
function NextLook({ scene, look }: { scene: Scene; look: Look | undefined }) {
  const line = { fill: 'none', stroke: color('ink'), strokeWidth: 2.5, strokeDasharray: '6 4' } as const;
  if (look?.kind === 'disc') {
    const disc = scene.discs[look.disc];
    return disc && <circle cx={disc.x * SCALE} cy={disc.y * SCALE} r={disc.radius * SCALE + 5} {...line} />;
  }
  const box = look && scene.nodes[look.node]?.box;
  if (!box) return null;
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map((side) => side * SCALE);
  return <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} {...line} />;
}

interface DiscsProps {
  state: BvhState;
  scene: Scene;
  looks: readonly Look[];
}

function Discs({ state, scene: { discs, hits, looks: all }, looks }: DiscsProps) {
  const tested = new Map(looks.flatMap((look) => (look.kind === 'disc' ? [[look.disc, look.isHit] as const] : [])));
  const isOver = looks.length === all.length;
  return discs.map(({ x, y, radius }, i) => {
    const isHit = tested.get(i);
    const isFound = isOver && hits.includes(i);
    const hue = isHit === undefined ? 'line' : isHit ? 'tip' : 'danger';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its number
      <g key={i}>
        <circle
          cx={x * SCALE}
          cy={y * SCALE}
          r={radius * SCALE}
          fill={isHit === undefined ? color('tint') : wash(hue, isFound ? 70 : 30)}
          stroke={color(isHit === undefined ? 'ink-soft' : hue)}
          strokeWidth={isFound && state.query === 'ray' ? 3.5 : 1.5}
        />
        {isHit === false && (
          <path
            d={`M${(x - 2.5) * SCALE} ${(y - 2.5) * SCALE}l${5 * SCALE} ${5 * SCALE}m0 ${-5 * SCALE}l${-5 * SCALE} ${5 * SCALE}`}
            stroke={color('danger')}
            strokeWidth={1.5}
          />
        )}
      </g>
    );
  });
}

/** The ray as far as it is known to be free. */
function RayLine({ state, scene: { ray, distance, looks } }: { state: BvhState; scene: Scene }) {
  const isOver = state.done === looks.length;
  const best = Math.min(
    ...looks.slice(0, state.done).flatMap((look) => (look.kind === 'disc' ? (look.distance ?? []) : [])),
  );
  const length = Math.min(isOver ? (distance ?? 600) : best, 600);
  const end = { x: (ray.x + ray.dx * length) * SCALE, y: (ray.y + ray.dy * length) * SCALE };
  return (
    <g>
      <path d={`M${ray.x * SCALE} ${ray.y * SCALE}L${end.x} ${end.y}`} stroke={color('accent')} strokeWidth={2.5} />
      {length < 600 && (
        <circle cx={end.x} cy={end.y} r={4.5} fill={color('accent')} stroke={color('paper')} strokeWidth={1.5} />
      )}
    </g>
  );
}

function Wedge({ scene: { ray, length } }: { scene: Scene }) {
  const angle = Math.atan2(ray.dy, ray.dx);
  // Where the far line cuts the two sides.
  const side = length / Math.cos(HALF);
  const corner = (turn: number) =>
    `${(ray.x + Math.cos(angle + turn) * side) * SCALE} ${(ray.y + Math.sin(angle + turn) * side) * SCALE}`;
  return (
    <path
      d={`M${ray.x * SCALE} ${ray.y * SCALE}L${corner(-HALF)}L${corner(HALF)}Z`}
      fill={wash('accent', 14)}
      stroke={color('accent')}
      strokeWidth={2}
    />
  );
}
