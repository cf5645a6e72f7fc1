import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface GlCanvasProps {
  /** Width divided by height. */
  ratio: number;
  /** What it shows, in a sentence. */
  label: string;
  /** Called with every new context, also when a lost one came back; draw from then on, and stop when the answer is called. */
  onContext: (gl: WebGL2RenderingContext | null) => void;
  /** Called when the drawing buffer has another size: draw again. */
  onResize: () => void;
  /** Where a press or a drag is, 0–1, y upwards. */
  onPoint?: (x: number, y: number) => void;
}

/** Most device pixels for a CSS pixel. */
const SHARPEST = 2;

/** A WebGL 2 canvas that fits its box and survives the loss of its context. */
export function GlCanvas({ ratio, label, onContext, onResize, onPoint }: GlCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [trouble, setTrouble] = useState('');

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gl: WebGL2RenderingContext | null = null;
    const open = () => {
      gl = element.getContext('webgl2', { antialias: false });
      setTrouble(gl ? '' : '这个浏览器或显卡不支持 WebGL 2，看不到图像；其余部分照常可用。');
      onContext(gl);
    };
    const lose = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      setTrouble('显卡暂时收回了绘图环境，正在等它回来。');
      onContext(null);
    };
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', open);
    open();
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', open);
      onContext(null);
      // A browser has few of them, and waits long before it takes back one that nobody uses.
      gl?.getExtension('WEBGL_lose_context')?.loseContext();
    };
  }, [onContext]);

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
        style={{ aspectRatio: ratio, touchAction: 'pan-y' }}
        onPointerDown={point}
        onPointerMove={point}
      />
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
