import { attributes, choice, number } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { pngAddress } from '../kit/png.ts';
import { IMAGE } from '../space/yard.ts';
import { Controls } from './Controls.tsx';
import { METHODS } from './filters.ts';
import { shadowModel } from './model.ts';
import { Overlay, VIEW } from './Overlay.tsx';
import { mapPixels, render, wholeMap } from './render.ts';
import { RANGES } from './state.ts';

export default defineStill({
  options: attributes({
    method: choice(METHODS),
    size: number({ min: RANGES.size.min, max: RANGES.size.max, start: 6, whole: true }),
    bias: number({ min: RANGES.bias.min, max: RANGES.bias.max, start: 0 }),
  }),
  model: shadowModel,
  Picture: ({ options }) => {
    const state = shadowModel.start(options);
    // A coarse map is enough for a small picture of it.
    const map = wholeMap({ ...state, size: Math.min(state.size, 5) });
    const pixels = { bytes: render(state, 2).bytes, width: IMAGE.width / 2, height: IMAGE.height / 2 };
    return (
      <PixelStill pixels={pixels} view={VIEW} label={shadowModel.describe(state)}>
        <Overlay state={state} map={pngAddress(mapPixels(map))} />
      </PixelStill>
    );
  },
  Controls,
});
