/** The mesh, its irregular vertices, and the half-edge with its kin. */
import type { ReactNode } from 'react';
import { type ColorName, color, hue } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import type { Vec3 } from '../space/vec.ts';
import { eyeAt } from './clusters.ts';
import { type Mesh, valences } from './mesh.ts';
import { meshModel, regularOf } from './model.ts';
import { type Arrow, arrowOf, seenFaces, spotOf, type Turn, turnOf, VIEW } from './projection.ts';
import { clustersOf, edgesOf, type MeshState, meshOf } from './state.ts';
import { words } from './words/lab.ts';

export function Drawing({ state, children }: { state: MeshState; children?: ReactNode }) {
  const mesh = meshOf(state);
  const turn = turnOf(state);
  return (
    <Svg {...VIEW} label={meshModel.describe(state)} hasControls={children !== undefined}>
      <rect width={VIEW.width} height={VIEW.height} rx={6} fill={color('tint')} />
      {state.method === 'clusters' && <Eye state={state} turn={turn} />}
      <Faces state={state} mesh={mesh} turn={turn} />
      <Kin state={state} mesh={mesh} turn={turn} />
      {state.hasValences && <Irregular state={state} mesh={mesh} turn={turn} />}
      {children}
    </Svg>
  );
}

/** Lit faces are nearer to paper, the others nearer to the hue, in both modes. */
const fillOf = (light: number, name: ColorName) =>
  `color-mix(in srgb, var(--${name}) ${Math.round(70 - 58 * light)}%, var(--paper))`;

const pathOf = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** What is looked at, and how it is turned. */
interface Seen {
  state: MeshState;
  mesh: Mesh;
  turn: Turn;
}

function Faces({ state, mesh, turn }: Seen) {
  const width = mesh.faces.length > 200 ? 0.5 : 1;
  const owners = state.method === 'clusters' ? clustersOf(state).owners : undefined;
  return (
    <g stroke={color('ink-soft')} strokeWidth={width} strokeLinejoin="round">
      {seenFaces(mesh, turn).map(({ face, spots, light }) => (
        <path key={face} d={`${pathOf(spots)}Z`} fill={fillOf(light, owners ? hue(owners[face] ?? 0) : 'info')} />
      ))}
    </g>
  );
}

/** How far out of the middle the eye's mark stands, in the mesh's units: it would not fit at its own distance. */
const EYE_AT = 1.95;

/** Where the eye is that the clusters are chosen for. */
function Eye({ state, turn }: Pick<Seen, 'state' | 'turn'>) {
  const [from, to] = [spotOf(turn(eyeAt(EYE_AT))), spotOf(turn(eyeAt(EYE_AT - 0.45)))];
  return (
    <g stroke={color('ink')} fill="none" strokeWidth={2}>
      <path d={pathOf([from, to])} strokeDasharray="3 3" />
      <path d={`M${from[0] - 11} ${from[1]}q11 -12 22 0q-11 12 -22 0z`} fill={color('paper')} />
      <circle cx={from[0]} cy={from[1]} r={3.5} fill={color('ink')} />
      <text x={from[0]} y={from[1] - 13} fontSize={12} textAnchor="middle" fill={color('ink')} stroke="none">
        {state.eye.toFixed(1)}
      </text>
    </g>
  );
}

/** Vertices of another valence, with it: fewer as squares, more as discs. */
function Irregular({ state, mesh, turn }: Seen) {
  const regular = regularOf(state);
  const front = new Set(seenFaces(mesh, turn).flatMap(({ face }) => mesh.faces[face] ?? []));
  const marked = valences(mesh)
    .map((valence, i) => ({ valence, i }))
    .filter(({ valence, i }) => valence !== regular && front.has(i));
  // Where nearly all are marked the marks say nothing.
  if (marked.length > 60) return null;
  return marked.map(({ valence, i }) => {
    const [x, y] = spotOf(turn(mesh.vertices[i] ?? ([0, 0, 0] as Vec3)));
    return (
      <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {valence < regular ? (
          <rect x={-7} y={-7} width={14} height={14} fill={color('warning')} stroke={color('paper')} />
        ) : (
          <circle r={8} fill={color('danger')} stroke={color('paper')} />
        )}
        <text y={4} fontSize={12} fontWeight={700} textAnchor="middle" fill={color('paper')}>
          {valence}
        </text>
      </g>
    );
  });
}

/** The half-edge, what follows it, what goes before, and its twin. */
function Kin({ state, mesh, turn }: Seen) {
  const edges = edgesOf(mesh);
  const edge = edges[state.edge];
  if (!edge) return null;
  const kin = [
    { name: 'prev', index: edge.prev, stroke: color('ink-soft') },
    { name: 'next', index: edge.next, stroke: color('tip') },
    { name: 'twin', index: edge.twin, stroke: color('note') },
    { name: words.halfEdge, isMain: true, index: state.edge, stroke: color('accent') },
  ];
  return (
    <>
      {kin.map(({ name, index, stroke, isMain = false }) => {
        const other = edges[index];
        return other && <ArrowPath key={name} arrow={arrowOf(mesh, other, turn)} stroke={stroke} isMain={isMain} />;
      })}
      <g fontSize={13}>
        {kin.map(({ name, stroke }, i) => (
          <text key={name} x={10} y={VIEW.height - 12 - 18 * i} fill={stroke}>
            → {name}
          </text>
        ))}
      </g>
    </>
  );
}

function ArrowPath({ arrow: { from, to, isSeen }, stroke, isMain }: { arrow: Arrow; stroke: string; isMain: boolean }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number) => [to[0] - 9 * Math.cos(angle + turn), to[1] - 9 * Math.sin(angle + turn)] as const;
  return (
    <path
      d={pathOf([from, to, barb(0.45)]) + pathOf([to, barb(-0.45)])}
      fill="none"
      stroke={stroke}
      strokeWidth={isMain ? 3.5 : 2.5}
      strokeLinecap="round"
      strokeDasharray={isSeen ? undefined : '3 4'}
    />
  );
}
