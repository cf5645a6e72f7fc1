/** The environment by its first bands, and what each band has and keeps. */
import { color, wash } from '../kit/colors.ts';
import { pressable } from '../kit/pressable.ts';
import { percent, two } from './describe.ts';
import { bandEnergies, COSINE_LOBE } from './harmonics.ts';
import { PANEL_Y } from './layout.ts';
import { MapImage } from './MapImage.tsx';
import type { PanelProps } from './panel-props.ts';
import { bandsOf } from './state.ts';
import { words } from './words/lab.ts';
import { bandMap, coefficientsOf, settingOf } from './work.ts';

const TOP = PANEL_Y - 20;
const ROW = 27;
const CELL = { width: 178, height: ROW - 1 };
const BAR = { x: 222, width: 86 };

export function BandsPanel({ state, address, go }: PanelProps) {
  const setting = settingOf(state);
  const bands = bandsOf(state);
  const energies = bandEnergies(coefficientsOf(setting));
  const total = energies.reduce((a, b) => a + b, 0);
  return (
    <>
      <MapImage pano={bandMap({ setting, bands })} address={address} box={{ x: 8, y: PANEL_Y, width: 174, height: 87 }}>
        {words.rebuilt(bands)}
      </MapImage>
      <text x={8} y={PANEL_Y + 107} fontSize={12} fill={color('ink-soft')}>
        {words.energyStays}
      </text>
      {energies.map((energy, l) => (
        <Band key={COSINE_LOBE[l]} l={l} share={energy / total} isIn={l < bands} go={go} />
      ))}
    </>
  );
}

interface BandProps extends Pick<PanelProps, 'go'> {
  l: number;
  share: number;
  isIn: boolean;
}

/** One band: its part of the energy, and the factor that a diffuse surface leaves of it. Pressed, it is the last one. */
function Band({ l, share, isIn, go }: BandProps) {
  const y = TOP + ROW * l;
  return (
    <g fontSize={12}>
      <rect {...{ x: 190, y, ...CELL }} rx={4} fill={isIn ? wash('accent', 12) : color('tint')} />
      <text x={196} y={y + 17} fill={color('ink')}>
        l={l}
      </text>
      {/* By the root, or all bands but the first would be too thin to see. */}
      <rect
        x={BAR.x}
        y={y + 7}
        width={Math.max(1, BAR.width * Math.sqrt(share))}
        height={11}
        rx={2}
        fill={color(isIn ? 'accent' : 'ink-soft')}
      />
      <text x={362} y={y + 17} textAnchor="end" fill={color('ink')}>
        {l === 3 ? '× 0' : `× ${two((COSINE_LOBE[l] ?? 0) / Math.PI)}`}
      </text>
      {go && (
        <g className="lab-handle" {...pressable(() => go(l), isIn)} aria-label={words.upToBand(l, percent(share))}>
          <rect className="lab-handle-dot" {...{ x: 190, y, ...CELL }} rx={4} fill="transparent" />
        </g>
      )}
    </g>
  );
}
