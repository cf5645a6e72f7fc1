/** The picture as it comes, the sphere that is dragged, the pixel that is asked. */
import { useRef } from 'react';
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { PixelHandle } from '../kit/PixelHandle.tsx';
import { PixelStage } from '../kit/PixelStage.tsx';
import { describe, two } from './describe.ts';
import type { TracerAction } from './model.ts';
import { pointOnLevel, spotOf, VIEW } from './place.ts';
import { heroOf, makeScene } from './scene.ts';
import { samplesOf, type TracerOptions, type TracerState } from './state.ts';
import { IMAGE } from './trace.ts';
import { type Picture, usePicture } from './use-picture.ts';
import { words } from './words/lab.ts';

type Props = LabProps<TracerOptions, TracerState, TracerAction>;

const AREA = { left: 0, right: VIEW.width, top: 0, bottom: VIEW.height };
/** Drawing units for a pixel. */
const UNIT = VIEW.width / IMAGE.width;

export function Figure({ state, dispatch }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(state, canvas);
  return (
    <div>
      <PixelStage
        {...IMAGE}
        view={VIEW}
        bytes={picture.bytes}
        canvasRef={canvas}
        label={words.picture(words.scenes[state.scene], describe(state))}
      >
        <HeroHandle state={state} dispatch={dispatch} />
        <AskedPixel state={state} dispatch={dispatch} />
      </PixelStage>
      <p className="ray-tracer-progress">{progressText(state, picture)}</p>
    </div>
  );
}

function progressText(state: TracerState, { samples, rate, trouble }: Picture): string {
  if (trouble) return trouble;
  if (samples === 0) return words.firstPass;
  if (rate === 0) return words.oneRay;
  return words.progress(samples, samplesOf(state), (rate / 1000).toFixed(0));
}

type Handle = Pick<Props, 'state' | 'dispatch'>;

/** The reader's sphere, moved over the floor. */
function HeroHandle({ state, dispatch }: Handle) {
  const scene = makeScene(state);
  const { center } = heroOf(state);
  const spot = spotOf(scene, center);
  if (!spot) return null;
  return (
    <DragHandle
      {...spot}
      area={AREA}
      step={12}
      label={words.ball}
      valueText={words.place(two(state.heroX), two(state.heroZ))}
      onMove={(x, y) => {
        const [toX, , toZ] = pointOnLevel(scene, { x, y }, center[1]);
        dispatch({ kind: 'place', x: toX, z: toZ });
      }}
    />
  );
}

function AskedPixel({ state: { x, y }, dispatch }: Handle) {
  return (
    <>
      <rect
        x={x * UNIT - 1}
        y={y * UNIT - 1}
        width={UNIT + 2}
        height={UNIT + 2}
        fill="none"
        stroke={color('paper')}
        strokeWidth={3}
      />
      <PixelHandle
        x={x}
        y={y}
        view={VIEW}
        unit={UNIT}
        fill={color('info')}
        onMove={(x, y) => dispatch({ kind: 'pixel', x, y })}
      />
    </>
  );
}
