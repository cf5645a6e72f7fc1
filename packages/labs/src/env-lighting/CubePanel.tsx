/** The six faces unfolded, the place that the mirror direction meets, and the component that chose the face. */
import { useMemo } from 'react';
import { color } from '../kit/colors.ts';
import { FACES, placeOn } from './cube.ts';
import { two } from './describe.ts';
import { PANEL_Y } from './layout.ts';
import type { PanelProps } from './panel-props.ts';
import { faceBytes } from './pictures.ts';
import { mirrored } from './specular.ts';
import { words } from './words/lab.ts';
import { normalOf, VIEW } from './work.ts';

const CELL = 42;
const LEFT = 8;
const TOP = PANEL_Y - 14;
/** Column and row of each face in the cross. */
const CROSS = [
  [2, 1],
  [0, 1],
  [1, 0],
  [1, 2],
  [1, 1],
  [3, 1],
] as const;
const PIXELS = 24;

export function CubePanel({ state, address }: PanelProps) {
  const { sky, yaw, lon, lat } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the faces show the environment alone
  const faces = useMemo(
    () => FACES.map((_, face) => address(faceBytes(state, face, PIXELS), PIXELS)),
    [sky, yaw, lon, lat, address],
  );
  const way = mirrored(VIEW, normalOf(state));
  const { face, s, t } = placeOn(way);
  const cornerOf = (i: number) => {
    const [column, row] = CROSS[i] ?? [0, 0];
    return { x: LEFT + column * CELL, y: TOP + row * CELL };
  };
  const met = cornerOf(face);
  return (
    <>
      {FACES.map((name, i) => {
        const { x, y } = cornerOf(i);
        return (
          <g key={name}>
            <image href={faces[i]} x={x} y={y} width={CELL} height={CELL} preserveAspectRatio="none" />
            <rect x={x} y={y} width={CELL} height={CELL} fill="none" stroke={color('paper')} />
            <rect x={x + 1} y={y + 1} width={20} height={15} fill={color('paper')} opacity={0.8} />
            <text x={x + 3} y={y + 12.5} fontSize={12} fill={color('ink')}>
              {name}
            </text>
          </g>
        );
      })}
      <rect {...met} width={CELL} height={CELL} fill="none" stroke={color('accent')} strokeWidth={3} />
      <circle
        cx={met.x + s * CELL}
        cy={met.y + t * CELL}
        r={4.5}
        fill={color('accent')}
        stroke={color('paper')}
        strokeWidth={2}
      />
      <Components way={way} chosen={face >> 1} />
      <text x={186} y={TOP + 98} fontSize={13} fill={color('ink')}>
        {words.face(FACES[face], two(s), two(t))}
      </text>
    </>
  );
}

function Components({ way, chosen }: { way: readonly number[]; chosen: number }) {
  return (
    <g fontSize={12}>
      <text x={186} y={TOP + 4} fill={color('ink-soft')}>
        {words.components}
      </text>
      {way.map((value, i) => {
        const y = TOP + 14 + 24 * i;
        const name = 'xyz'[i];
        const fill = color(i === chosen ? 'accent' : 'info');
        return (
          <g key={name}>
            <text x={186} y={y + 13} fill={color('ink')}>
              {name}
            </text>
            <rect x={200} y={y + 2} width={112} height={14} rx={3} fill={color('tint')} />
            <rect x={200} y={y + 2} width={112 * Math.abs(value)} height={14} rx={3} fill={fill} />
            <text x={364} y={y + 13} textAnchor="end" fill={color('ink')}>
              {two(value)}
              {i === chosen && ' ←'}
            </text>
          </g>
        );
      })}
    </g>
  );
}
