import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface PixelStageProps {
  /** The picture's bytes, red green blue alpha, row by row from above; nothing while it is being made. */
  bytes: Uint8ClampedArray<ArrayBuffer> | undefined;
  /** Its size in pixels. */
  width: number;
  height: number;
  /** Size of the drawing above it, in its own coordinates. */
  view: { width: number; height: number };
  /** What it shows, in a sentence. */
  label: string;
  /** The canvas, for a worker that draws on it itself and gives no bytes. */
  canvasRef?: RefObject<HTMLCanvasElement | null>;
  /** Pixels stay square and sharp. */
  isCoarse?: boolean;
  /** Handles and lines above the picture, as SVG. */
  children?: ReactNode;
}

/** A picture made of bytes, as wide as its box, and a drawing above it: works without a graphics card. */
export function PixelStage({ bytes, width, height, view, label, isCoarse = false, ...rest }: PixelStageProps) {
  const own = useRef<HTMLCanvasElement>(null);
  const { canvasRef: canvas = own, children } = rest;
  useEffect(() => {
    if (bytes) canvas.current?.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
  }, [canvas, bytes, width, height]);
  return (
    <div
      style={{
        position: 'relative',
        width: '100%',
        maxWidth: `var(--lab-room, ${Math.round(view.width * 1.25)}px)`,
        margin: '0 auto',
      }}
    >
      <canvas
        ref={canvas}
        className="lab-canvas"
        width={width}
        height={height}
        role="img"
        aria-label={label}
        style={{ aspectRatio: view.width / view.height, imageRendering: isCoarse ? 'pixelated' : 'auto' }}
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the canvas has the name, and each handle its own */}
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', fontFamily: 'inherit' }}
      >
        {children}
      </svg>
    </div>
  );
}
