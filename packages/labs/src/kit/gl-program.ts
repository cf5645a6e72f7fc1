/** Compiling and linking without making the page wait for the driver. */

export interface Linked {
  /** Absent when something is wrong. */
  program?: WebGLProgram;
  /** What the driver says of the fragment shader, and of linking. */
  log: string;
}

/** Time between two looks whether the driver is done, ms. */
const PERIOD = 8;

/**
 * Links a program and tells when it is done; calling what it returns drops it. Where KHR_parallel_shader_compile is
 * there the result is asked for when it has come, else at once, which waits.
 */
export function linkProgram(
  gl: WebGL2RenderingContext,
  [vertexSource, fragmentSource]: readonly [string, string],
  onDone: (linked: Linked) => void,
): () => void {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const program = gl.createProgram();
  const vertex = attach(gl, program, gl.VERTEX_SHADER, vertexSource);
  const fragment = attach(gl, program, gl.FRAGMENT_SHADER, fragmentSource);
  gl.linkProgram(program);
  const isDone = () => !parallel || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) !== false;
  const finish = () => {
    const isLinked = gl.getProgramParameter(program, gl.LINK_STATUS) === true;
    const log = isLinked ? '' : failureLog(gl, program, fragment);
    gl.deleteShader(vertex);
    gl.deleteShader(fragment);
    if (!isLinked) gl.deleteProgram(program);
    onDone({ ...(isLinked && { program }), log });
  };
  let timer = setTimeout(function look() {
    if (gl.isContextLost()) return;
    if (isDone()) finish();
    else timer = setTimeout(look, PERIOD);
  });
  return () => clearTimeout(timer);
}

/** What is wrong: with the fragment shader, else with both together. */
function failureLog(gl: WebGL2RenderingContext, program: WebGLProgram, fragment: WebGLShader): string {
  const isCompiled = gl.getShaderParameter(fragment, gl.COMPILE_STATUS);
  return (isCompiled ? gl.getProgramInfoLog(program) : gl.getShaderInfoLog(fragment)) ?? '';
}

function attach(gl: WebGL2RenderingContext, program: WebGLProgram, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind) as WebGLShader;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  gl.attachShader(program, shader);
  return shader;
}
