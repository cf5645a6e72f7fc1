/** The levels of the prefiltered map, and the table that goes with them. */
import { useMemo } from 'react';
import { color } from '../kit/colors.ts';
import { two } from './describe.ts';
import { PANEL_Y } from './layout.ts';
import { MapImage } from './MapImage.tsx';
import type { PanelProps } from './panel-props.ts';
import { tableBytes } from './pictures.ts';
import { samplesOf } from './state.ts';
import { words } from './words/lab.ts';
import { cellAt, F0, LEVELS, levelMap, normalOf, settingOf, tableRow } from './work.ts';

const TILE = { width: 66, height: 33 };
const GAP = 72.5;
const tileX = (level: number) => 8 + GAP * level;
/** Where a roughness lies under the levels. */
export const ROUGHNESS_RAIL = (roughness: number) => ({
  x: tileX(roughness * (LEVELS.length - 1)) + TILE.width / 2,
  y: PANEL_Y + TILE.height + 14,
});
const TABLE = { x: 8, y: PANEL_Y + 62, width: 50, height: 50 };
const PIXELS = 20;

export function SpecularPanel({ state, address }: PanelProps) {
  const shared = { setting: settingOf(state), samples: samplesOf(state) };
  const [from, to] = [ROUGHNESS_RAIL(0), ROUGHNESS_RAIL(1)];
  return (
    <>
      <text x={8} y={PANEL_Y - 7} fontSize={12} fill={color('ink-soft')}>
        {words.levels(shared.samples)}
      </text>
      {LEVELS.map((roughness, level) => (
        <MapImage
          key={roughness}
          pano={levelMap({ ...shared, level })}
          address={address}
          box={{ x: tileX(level), y: PANEL_Y, ...TILE }}
        />
      ))}
      <path d={`M${from.x} ${from.y}H${to.x}`} stroke={color('line')} strokeWidth={4} strokeLinecap="round" />
      {LEVELS.map((roughness) => (
        <path key={roughness} d={`M${ROUGHNESS_RAIL(roughness).x} ${from.y - 6}v12`} stroke={color('ink-soft')} />
      ))}
      <Table state={state} address={address} />
    </>
  );
}

/** The second sum: what F0 is multiplied by, and what is added. */
function Table({ state, address }: PanelProps) {
  const href = useMemo(() => address(tableBytes(PIXELS), PIXELS), [address]);
  const cos = normalOf(state)[2];
  const [scaling, offset] = cellAt(tableRow(state.roughness), cos);
  const at = { x: TABLE.x + cos * TABLE.width, y: TABLE.y + state.roughness * TABLE.height };
  return (
    <g fontSize={12}>
      <image href={href} {...TABLE} preserveAspectRatio="none" />
      <rect {...TABLE} fill="none" stroke={color('line')} />
      <circle cx={at.x} cy={at.y} r={4} fill={color('paper')} stroke={color('ink')} strokeWidth={2} />
      <text x={70} y={TABLE.y + 11} fill={color('ink-soft')}>
        {words.lookup(two(cos), two(state.roughness))}
      </text>
      <text x={70} y={TABLE.y + 29} fill={color('ink')}>
        {words.scaleAndOffset(two(scaling), two(offset))}
      </text>
      <text x={70} y={TABLE.y + 47} fill={color('ink')}>
        {words.applied(`${F0} × ${two(scaling)} + ${two(offset)} = ${two(F0 * scaling + offset)}`)}
      </text>
    </g>
  );
}
