/** What each part looks at besides the balls. */
import { color } from '../kit/colors.ts';
import { BandsPanel } from './BandsPanel.tsx';
import { CubePanel } from './CubePanel.tsx';
import { PANEL_Y } from './layout.ts';
import { MapImage } from './MapImage.tsx';
import type { PanelProps } from './panel-props.ts';
import { SpecularPanel } from './SpecularPanel.tsx';
import { samplesOf } from './state.ts';
import { words } from './words/lab.ts';
import { diffuseEstimate, diffuseMap, settingOf } from './work.ts';

export function Panel(props: PanelProps) {
  switch (props.state.part) {
    case 'cube':
      return <CubePanel {...props} />;
    case 'irradiance':
      return <DiffusePanel {...props} />;
    case 'specular':
      return <SpecularPanel {...props} />;
    case 'harmonics':
      return <BandsPanel {...props} />;
  }
}

const BOX = { width: 174, height: 87 };

/** The estimated map beside the true one. */
function DiffusePanel({ state, address }: PanelProps) {
  const maps = [diffuseEstimate(state), diffuseMap(settingOf(state))] as const;
  return (
    <>
      <MapImage pano={maps[0]} address={address} box={{ x: 8, y: PANEL_Y, ...BOX }}>
        {words.irradianceMap(samplesOf(state))}
      </MapImage>
      <MapImage pano={maps[1]} address={address} box={{ x: 190, y: PANEL_Y, ...BOX }}>
        {words.trueMap}
      </MapImage>
      <text x={8} y={PANEL_Y + BOX.height + 20} fontSize={12} fill={color('ink-soft')}>
        {words.mapAxes}
      </text>
    </>
  );
}
