import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { halved } from '../kit/halved.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { BufferTabs } from './BufferTabs.tsx';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { frameOf } from './describe.ts';
import { bufferBytes } from './frame.ts';
import { glModel } from './model.ts';
import { Overlay, VIEW } from './Overlay.tsx';
import { FAULTS, IMAGE, SHOWS } from './state.ts';

export default defineStill({
  options: attributes({
    frequency: choice(['pixel', 'vertex', 'flat']),
    fault: choice(FAULTS),
    shows: choice(SHOWS),
  }),
  model: glModel,
  Picture: ({ options }) => {
    const state = glModel.start(options);
    return (
      <PixelStill
        pixels={halved(bufferBytes(frameOf(state), state.shows), IMAGE)}
        view={VIEW}
        label={glModel.describe(state)}
      >
        <Overlay state={state} />
        <BufferTabs shows={state.shows} />
      </PixelStill>
    );
  },
  Controls,
  Details,
});
