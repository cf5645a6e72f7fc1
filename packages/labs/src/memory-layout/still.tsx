import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { figureLabel } from './describe.ts';
import { Figure } from './Figure.tsx';
import { layoutProgram } from './layout.ts';
import { PRESETS } from './presets.ts';
import { startState } from './state.ts';

export default defineStill({
  options: attributes({ program: choice(PRESETS) }),
  Picture: ({ options }) => {
    const { classes, shown } = startState(options);
    return <Figure layouts={layoutProgram(classes)} shown={shown} label={figureLabel(shown)} />;
  },
});
