import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { shaderModel } from './model.ts';
import { pictureOf } from './pictures.ts';
import { PRESET_NAMES } from './presets.ts';

/** As wide as the living canvas. */
const VIEW = { width: 360, height: 225 };

export default defineStill({
  options: attributes({ preset: choice(PRESET_NAMES) }),
  model: shaderModel,
  Picture: ({ options }) => (
    <PixelStill
      pixels={pictureOf(options.preset, 96, 60)}
      view={VIEW}
      label={shaderModel.describe(shaderModel.start(options))}
    />
  ),
  Controls,
  Details,
});
