import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LabProps } from '../define.ts';
import { GlCanvas } from '../kit/GlCanvas.tsx';
import { describe } from './describe.ts';
import type { ShaderAction } from './model.ts';
import { makeProgram, type ShaderProgram } from './program.ts';
import { readPixel } from './read-pixel.ts';
import { readSliders, valuesOf } from './source.ts';
import { type ShaderOptions, type ShaderState, TICK_RATE } from './state.ts';

type Props = LabProps<ShaderOptions, ShaderState, ShaderAction>;

/** Stillness after typing before the shader is compiled, ms. */
const PAUSE = 250;

/** A program that was compiled, and its text. */
interface Compiled {
  code: string;
  program: ShaderProgram;
}

/** The live image, where one points at a pixel: the last shader that compiled stays while the reader's text has errors. */
export function Figure({ state, dispatch }: Props) {
  const [gl, setGl] = useState<WebGL2RenderingContext | null>(null);
  const [size, setSize] = useState(0);
  const compiled = useCompiled(gl, state.code, dispatch);
  const { code, values: set, x, y, tick } = state;
  const values = useMemo(() => valuesOf(readSliders(code), set), [code, set]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another picture
  useEffect(() => {
    if (!gl || !compiled) return undefined;
    const { width, height } = gl.canvas;
    const at = [Math.min(Math.floor(x * width), width - 1), Math.min(Math.floor(y * height), height - 1)] as const;
    compiled.program.draw({ time: tick / TICK_RATE, pointer: at, values });
    return readPixel(gl, at, (rgba) => dispatch({ kind: 'pixel', code: compiled.code, x, y, rgba: [...rgba] }));
  }, [gl, compiled, size, tick, x, y, values, dispatch]);

  const resize = useCallback(() => setSize((count) => count + 1), []);
  const look = useCallback((toX: number, toY: number) => dispatch({ kind: 'look', x: toX, y: toY }), [dispatch]);
  return (
    <div className="shader-editor-view">
      <GlCanvas ratio={1.6} label={describe(state)} onContext={setGl} onResize={resize} onPoint={look} />
      <span className="shader-editor-mark" style={{ left: `${x * 100}%`, bottom: `${y * 100}%` }} />
    </div>
  );
}

/** The last program that compiled in this context; what the driver says of the text is told. */
function useCompiled(gl: WebGL2RenderingContext | null, code: string, dispatch: Props['dispatch']): Compiled | null {
  const [compiled, setCompiled] = useState<Compiled | null>(null);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a program belongs to its context
  useEffect(() => {
    setCompiled(null);
    isFirst.current = true;
  }, [gl]);

  useEffect(() => {
    if (!gl) return;
    let drop: (() => void) | undefined;
    const compile = () => {
      isFirst.current = false;
      drop = makeProgram(gl, code, (made) => {
        dispatch({ kind: 'compiled', code, errors: Array.isArray(made) ? made : [] });
        if (!Array.isArray(made)) setCompiled({ code, program: made });
      });
    };
    const timer = setTimeout(compile, isFirst.current ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      drop?.();
    };
  }, [gl, code, dispatch]);

  useEffect(() => () => compiled?.program.dispose(), [compiled]);
  return compiled;
}
