import type { MouseEvent } from 'react';
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Drawing, SCALE, SIDE } from './Drawing.tsx';
import { pixelName } from './describe.ts';
import { AREA, type RasterAction } from './model.ts';
import { GRID } from './raster.ts';
import type { RasterOptions, RasterState } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<RasterOptions, RasterState, RasterAction>;

const BOX = { left: 0, top: 0, right: AREA.x * SCALE, bottom: AREA.y * SCALE };

/** The grid; corners are dragged, pixels pressed. */
export function Figure({ state, dispatch }: Props) {
  return (
    <Drawing state={state}>
      <PickArea onPick={(pixel) => dispatch({ kind: 'pick', pixel })} />
      <PickedPixel state={state} dispatch={dispatch} />
      {state.points.map(({ x, y }, i) => (
        <DragHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          key={i}
          x={x * SCALE}
          y={y * SCALE}
          area={BOX}
          step={SCALE}
          label={words.corner('ABCDEF'.charAt(i))}
          valueText={`(${(x / 16).toFixed(2)}, ${(y / 16).toFixed(2)})`}
          onMove={(toX, toY) => dispatch({ kind: 'move', corner: i, x: toX / SCALE, y: toY / SCALE })}
        />
      ))}
    </Drawing>
  );
}

/** Pressing anywhere picks the pixel; the keyboard has the picked pixel itself for that. */
function PickArea({ onPick }: { onPick: (pixel: number) => void }) {
  const pick = (event: MouseEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * GRID.columns);
    const row = Math.floor(((event.clientY - box.top) / box.height) * GRID.rows);
    onPick(row * GRID.columns + column);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: keys move the picked pixel, which has a name
  return <rect width={BOX.right} height={BOX.bottom} fill="transparent" onClick={pick} />;
}

function PickedPixel({ state: { picked }, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const [column, row] = [picked % GRID.columns, Math.floor(picked / GRID.columns)];
  const centre = { x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE };
  const move = (x: number, y: number) =>
    dispatch({
      kind: 'pick',
      pixel:
        Math.min(Math.floor(y / SIDE), GRID.rows - 1) * GRID.columns + Math.min(Math.floor(x / SIDE), GRID.columns - 1),
    });
  return (
    <>
      <rect
        x={column * SIDE}
        y={row * SIDE}
        width={SIDE}
        height={SIDE}
        fill="none"
        stroke={color('ink')}
        strokeWidth={2.5}
      />
      <DragHandle
        {...centre}
        area={BOX}
        step={SIDE}
        label={words.pickedPixel}
        valueText={pixelName(picked)}
        fill={color('ink')}
        onMove={move}
      />
    </>
  );
}
