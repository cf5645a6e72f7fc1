import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { BufferTabs } from './BufferTabs.tsx';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { frameOf } from './describe.ts';
import { bufferBytes } from './frame.ts';
import { glModel } from './model.ts';
import { Overlay, VIEW } from './Overlay.tsx';
import { FAULTS, IMAGE, SHOWS } from './state.ts';

/** Every other pixel of every other row. */
function halved(bytes: ArrayLike<number>): { bytes: number[]; width: number; height: number } {
  const [width, height] = [IMAGE.width / 2, IMAGE.height / 2];
  const at = (i: number) => 4 * (2 * Math.floor(i / width) * IMAGE.width + 2 * (i % width));
  const small = Array.from({ length: width * height }, (_, i) => [0, 1, 2, 3].map((k) => bytes[at(i) + k] ?? 0));
  return { bytes: small.flat(), width, height };
}

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
      <PixelStill pixels={halved(bufferBytes(frameOf(state), state.shows))} view={VIEW} label={glModel.describe(state)}>
        <Overlay state={state} />
        <BufferTabs shows={state.shows} />
      </PixelStill>
    );
  },
  Controls,
  Details,
});
