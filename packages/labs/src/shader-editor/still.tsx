import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { Listing } from '../sandbox/Listing.tsx';
import { PRESET_NAMES, PRESETS } from './presets.ts';

export default defineStill({
  options: attributes({ preset: choice(PRESET_NAMES) }),
  Picture: ({ options }) => <Listing code={PRESETS[options.preset].code} />,
});
