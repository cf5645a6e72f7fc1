import { useCallback, useEffect, useRef, useState } from 'react';
import { GlCanvas } from '../kit/GlCanvas.tsx';
import type { ShaderError } from './model.ts';
import { makeProgram, type ShaderProgram } from './program.ts';
import { readPixel } from './read-pixel.ts';
import type { ShaderState } from './state.ts';

interface ShaderViewProps {
  state: ShaderState;
  /** Every slider's value. */
  values: Readonly<Record<string, number>>;
  onErrors: (errors: ShaderError[]) => void;
  /** The value at the point, 0–255 each. */
  onPixel: (pixel: readonly number[]) => void;
  onPoint: (x: number, y: number) => void;
}

/** Stillness after typing before the shader is compiled, ms. */
const PAUSE = 250;

/** The live image: the last shader that compiled stays while the reader's text has errors. */
export function ShaderView({ state, values, onErrors, onPixel, onPoint }: ShaderViewProps) {
  const [gl, setGl] = useState<WebGL2RenderingContext | null>(null);
  const [program, setProgram] = useState<ShaderProgram | null>(null);
  const [size, setSize] = useState(0);
  const isFirst = useRef(true);
  const { code, x, y, time } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a program belongs to its context
  useEffect(() => {
    setProgram(null);
    isFirst.current = true;
  }, [gl]);

  useEffect(() => {
    if (!gl) return;
    let drop: (() => void) | undefined;
    const compile = () => {
      isFirst.current = false;
      drop = makeProgram(gl, code, (made) => {
        onErrors(Array.isArray(made) ? made : []);
        if (!Array.isArray(made)) setProgram(made);
      });
    };
    const timer = setTimeout(compile, isFirst.current ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      drop?.();
    };
  }, [gl, code, onErrors]);

  useEffect(() => () => program?.dispose(), [program]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another picture
  useEffect(() => {
    if (!gl || !program) return undefined;
    const { width, height } = gl.canvas;
    const at = [Math.min(Math.floor(x * width), width - 1), Math.min(Math.floor(y * height), height - 1)] as const;
    program.draw({ time, pointer: at, values });
    return readPixel(gl, at, onPixel);
  }, [gl, program, size, time, x, y, values, onPixel]);

  const resize = useCallback(() => setSize((count) => count + 1), []);
  return (
    <div className="shader-editor-view">
      <GlCanvas ratio={1.6} label="着色器画出的图像" onContext={setGl} onResize={resize} onPoint={onPoint} />
      <span className="shader-editor-mark" style={{ left: `${x * 100}%`, bottom: `${y * 100}%` }} />
    </div>
  );
}
