/** Before and after in one picture, parted by a bar that is dragged. */
import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { PixelStage } from '../kit/PixelStage.tsx';
import { RailHandle } from '../kit/RailHandle.tsx';
import { IMAGE } from '../space/yard.ts';
import { Bar, VIEW } from './Bar.tsx';
import { percent, workOf } from './describe.ts';
import { type PostAction, postModel } from './model.ts';
import { splitBytes } from './render.ts';
import { type PostOptions, type PostState, RANGES } from './state.ts';
import { words } from './words/lab.ts';

export function Figure({ state, dispatch }: LabProps<PostOptions, PostState, PostAction>) {
  const { lights } = workOf(state);
  const bytes = useMemo(() => splitBytes(state, lights), [state, lights]);
  return (
    <PixelStage {...IMAGE} view={VIEW} bytes={bytes} label={postModel.describe(state)}>
      <Bar state={state} />
      <RailHandle
        rail={{ ...RANGES.split, at: (value) => ({ x: value * VIEW.width, y: VIEW.height / 2 }) }}
        value={state.split}
        label={words.bar}
        valueText={words.leftIsBefore(percent(state.split))}
        fill={color('ink')}
        onChange={(value) => dispatch({ kind: 'set', field: 'split', value })}
      >
        ⇔
      </RailHandle>
    </PixelStage>
  );
}
