import { words } from '../words/frame.ts';
import { DragHandle } from './DragHandle.tsx';

interface PixelHandleProps {
  /** The pixel that is asked for, from the upper left. */
  x: number;
  y: number;
  /** Size of the view, and of a pixel in it. */
  view: { width: number; height: number };
  unit?: number;
  fill?: string;
  onMove: (x: number, y: number) => void;
}

/** Chooses a pixel of a picture. */
export function PixelHandle({ x, y, view, unit = 2, fill, onMove }: PixelHandleProps) {
  return (
    <DragHandle
      x={(x + 0.5) * unit}
      y={(y + 0.5) * unit}
      area={{ left: 0, right: view.width, top: 0, bottom: view.height }}
      step={unit}
      label={words.askedPixel}
      valueText={words.columnRow(x, y)}
      {...(fill && { fill })}
      onMove={(to, down) => onMove(Math.floor(to / unit), Math.floor(down / unit))}
    />
  );
}
