import { type PointerEventHandler, useEffect, useRef, useState } from 'react';
import { type ColorName, readColors } from './colors.ts';
import { useSurroundings } from './context.ts';

export interface CanvasView {
  /** CSS pixels; the context is scaled to them. */
  width: number;
  height: number;
  colors: Record<ColorName, string>;
}

interface FitCanvasProps {
  /** Width divided by height. */
  ratio: number;
  /** What it shows now, in a sentence. */
  label: string;
  /** Draws the whole picture; called when it, the size or the colour mode changes. Keep it stable by useCallback. */
  draw: (context: CanvasRenderingContext2D, view: CanvasView) => void;
  /** Where a press or a drag is, in CSS pixels of the canvas. */
  onPoint?: (x: number, y: number, view: { width: number; height: number }) => void;
}

/** Most device pixels per CSS pixel: beyond that there is no visible difference. */
const SHARPEST = 3;

/** A canvas as wide as its box and as sharp as the screen. */
export function FitCanvas({ ratio, label, draw, onPoint }: FitCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useSurroundings();
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour mode is another picture
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || width === 0) return;
    const height = width / ratio;
    const sharpness = Math.min(devicePixelRatio || 1, SHARPEST);
    element.width = Math.round(width * sharpness);
    element.height = Math.round(height * sharpness);
    context.scale(sharpness, sharpness);
    draw(context, { width, height, colors: readColors(element) });
  }, [draw, width, ratio, theme]);

  const point: PointerEventHandler<HTMLCanvasElement> | undefined =
    onPoint &&
    ((event) => {
      if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
      else if (event.buttons === 0) return;
      const box = event.currentTarget.getBoundingClientRect();
      onPoint(event.clientX - box.left, event.clientY - box.top, box);
    });
  return (
    <canvas
      ref={canvas}
      className="lab-canvas"
      role="img"
      aria-label={label}
      style={{ aspectRatio: ratio, touchAction: 'pan-y pinch-zoom' }}
      onPointerDown={point}
      onPointerMove={point}
    />
  );
}
