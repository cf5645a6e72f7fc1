import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { pngAddress } from '../kit/png.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { SKIES } from './environment.ts';
import { envModel } from './model.ts';
import type { Bytes } from './pictures.ts';
import { FIRST_STEP, PARTS, RANGES } from './state.ts';

const address = (bytes: Bytes, width: number) => pngAddress({ bytes, width, height: bytes.length / 4 / width });

export default defineStill({
  options: attributes({
    part: choice(PARTS),
    sky: choice(SKIES),
    roughness: number({ ...RANGES.roughness, start: 0.5 }),
    step: number({ min: 0, max: 11, start: FIRST_STEP, whole: true }),
  }),
  model: envModel,
  Picture: ({ options }) => <Drawing state={envModel.start(options)} address={address} fineness={0.5} />,
  Controls,
});
