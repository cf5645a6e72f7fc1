import { Svg } from '../kit/Svg.tsx';
import { ArrayDrawing, heightOf } from './ArrayDrawing.tsx';
import { type ArrayAction, type ArrayState, sceneOf } from './model.ts';
import { SieveBoard, sieveHeight } from './SieveBoard.tsx';
import { words } from './words/lab.ts';

interface FigureProps {
  state: ArrayState;
  /** Absent in the still picture. */
  dispatch?: (action: ArrayAction) => void;
}

/** The array with its pointers, or the board of numbers that a sieve works on. */
export function Figure({ state, dispatch }: FigureProps) {
  const scene = sceneOf(state);
  const isSieve = scene.struck !== undefined;
  const label = words.picture(words.titles[state.program], scene.cells.join(' '));
  const height = isSieve ? sieveHeight(scene) : heightOf(state, scene);
  const parts = { state, scene, ...(dispatch && { dispatch }) };
  return (
    <Svg width={372} height={height} label={label} hasControls={dispatch !== undefined}>
      {isSieve ? <SieveBoard {...parts} /> : <ArrayDrawing {...parts} />}
    </Svg>
  );
}
