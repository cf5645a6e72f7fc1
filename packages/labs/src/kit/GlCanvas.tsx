import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { words } from '../words/frame.ts';
import { useSurroundings } from './context.ts';
import { type GlState, type GlTurn, watchContext } from './gl-context.ts';

interface GlCanvasProps {
  /** Width divided by height. */
  ratio: number;
  /** What it shows, in a sentence. */
  label: string;
  /**
   * Called with every new context, also when it comes back after a rest or a loss; draw from then on, and stop at null.
   * Keep it stable by useCallback.
   */
  onContext: (gl: WebGL2RenderingContext | null) => void;
  /** Called when the drawing buffer has another size: draw again. */
  onResize: () => void;
  /** Where a press or a drag is, 0–1, y upwards. */
  onPoint?: (x: number, y: number) => void;
}

/** Most device pixels for a CSS pixel. */
const SHARPEST = 2;

const troubles = (): Partial<Record<GlState, string>> => ({
  none: words.noWebGl,
  lost: words.contextLost,
});

/** A WebGL 2 canvas that fits its box; the one live context of the page is its while it is in view. */
export function GlCanvas({ ratio, label, onContext, onResize, onPoint }: GlCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useContextInTurn(canvas, onContext);
  const trouble = troubles()[state];

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fit = () => {
      const sharpness = Math.min(devicePixelRatio || 1, SHARPEST);
      const width = Math.max(1, Math.round(element.clientWidth * sharpness));
      const height = Math.max(1, Math.round(width / ratio));
      if (element.width === width && element.height === height) return;
      Object.assign(element, { width, height });
      onResize();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ratio, onResize]);

  const point = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(Math.max(value, 0), 1);
    onPoint?.(share((event.clientX - box.left) / box.width), share(1 - (event.clientY - box.top) / box.height));
  };
  return (
    <>
      <canvas
        ref={canvas}
        className="lab-canvas"
        role="img"
        aria-label={label}
        style={{ aspectRatio: ratio, touchAction: 'pan-y pinch-zoom', ...(state === 'none' && { display: 'none' }) }}
        onPointerDown={point}
        onPointerMove={point}
      />
      {state === 'none' && <StillCopy />}
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}

/** Takes the page's turn in view and whenever the lab is used; leaves it out of view. */
function useContextInTurn(canvas: RefObject<HTMLCanvasElement | null>, onContext: GlCanvasProps['onContext']): GlState {
  const { isActive } = useSurroundings();
  const [state, setState] = useState<GlState>('resting');
  const turn = useRef<GlTurn | null>(null);

  useEffect(() => {
    if (!canvas.current) return;
    const watched = watchContext(canvas.current, { onContext, onState: setState });
    turn.current = watched;
    return () => watched.close();
  }, [canvas, onContext]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another watch has another turn
  useEffect(() => {
    const lab = canvas.current?.closest('.lab-live');
    if (!isActive) return turn.current?.rest();
    const wake = () => turn.current?.wake();
    wake();
    lab?.addEventListener('pointerdown', wake);
    lab?.addEventListener('focusin', wake);
    return () => {
      lab?.removeEventListener('pointerdown', wake);
      lab?.removeEventListener('focusin', wake);
    };
  }, [canvas, isActive, onContext]);
  return state;
}

/** The still picture once more, where nothing can be drawn. */
function StillCopy() {
  const { still } = useSurroundings();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = (still?.querySelector('.lab-figure') ?? still)?.cloneNode(true);
    if (copy instanceof HTMLElement) box.current?.replaceChildren(...copy.childNodes);
  }, [still]);
  return <div ref={box} />;
}
