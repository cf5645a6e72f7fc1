import { attributes, choice } from '../attributes.ts';
import { defineStill } from '../define.ts';
import { PixelStill } from '../kit/PixelStill.tsx';
import { IMAGE } from '../space/yard.ts';
import { Bar, VIEW } from './Bar.tsx';
import { Controls } from './Controls.tsx';
import { workOf } from './describe.ts';
import { postModel } from './model.ts';
import { splitBytes } from './render.ts';
import { TASKS } from './state.ts';

/** Every other pixel of every other row. */
function halved(bytes: ArrayLike<number>): { bytes: number[]; width: number; height: number } {
  const [width, height] = [IMAGE.width / 2, IMAGE.height / 2];
  const at = (i: number) => 4 * (2 * Math.floor(i / width) * IMAGE.width + 2 * (i % width));
  const small = Array.from({ length: width * height }, (_, i) => [0, 1, 2, 3].map((k) => bytes[at(i) + k] ?? 0));
  return { bytes: small.flat(), width, height };
}

export default defineStill({
  options: attributes({ task: choice(TASKS) }),
  model: postModel,
  Picture: ({ options }) => {
    const state = postModel.start(options);
    const pixels = halved(splitBytes(state, workOf(state).lights));
    return (
      <PixelStill pixels={pixels} view={VIEW} label={postModel.describe(state)}>
        <Bar state={state} />
      </PixelStill>
    );
  },
  Controls,
});
