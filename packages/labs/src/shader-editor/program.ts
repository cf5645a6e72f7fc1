/** A fragment shader on a triangle that covers the canvas. */
import { type Linked, linkProgram } from '../kit/gl-program.ts';
import { completeSource, readErrors, type ShaderError } from './source.ts';
import { words } from './words/lab.ts';

const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

export interface Frame {
  time: number;
  /** In pixels. */
  pointer: readonly [number, number];
  values: Readonly<Record<string, number>>;
}

export interface ShaderProgram {
  draw: (frame: Frame) => void;
  dispose: () => void;
}

/** Compiles and links, and tells when that is done; what is wrong comes with its line. What it returns drops it. */
export function makeProgram(
  gl: WebGL2RenderingContext,
  source: string,
  onDone: (made: ShaderProgram | ShaderError[]) => void,
): () => void {
  return linkProgram(gl, [VERTEX, completeSource(source)], ({ program, log }: Linked) => {
    if (program) return onDone(runnable(gl, program));
    const errors = readErrors(log, source);
    onDone(errors.length > 0 ? errors : [{ text: words.noReason }]);
  });
}

function runnable(gl: WebGL2RenderingContext, program: WebGLProgram): ShaderProgram {
  const kinds = uniformKinds(gl, program);
  const place = (name: string) => gl.getUniformLocation(program, name);
  return {
    draw({ time, pointer, values }) {
      const { width, height } = gl.canvas;
      gl.viewport(0, 0, width, height);
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name
      gl.useProgram(program);
      gl.uniform2f(place('resolution'), width, height);
      gl.uniform1f(place('time'), time);
      gl.uniform2f(place('pointer'), ...pointer);
      for (const [name, value] of Object.entries(values)) {
        if (kinds.get(name) === gl.INT) gl.uniform1i(place(name), value);
        else if (kinds.get(name) === gl.FLOAT) gl.uniform1f(place(name), value);
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    // What a lost context had is gone with it.
    dispose: () => gl.isProgram(program) && gl.deleteProgram(program),
  };
}

/** The uniforms that the linker kept, and their types. */
function uniformKinds(gl: WebGL2RenderingContext, program: WebGLProgram): Map<string, number> {
  const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  const active = Array.from({ length: count }, (_, index) => gl.getActiveUniform(program, index));
  return new Map(active.flatMap((info) => (info ? [[info.name, info.type] as const] : [])));
}
