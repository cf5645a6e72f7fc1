/**
 * Draws a fragment shader by WebGL 2 in a browser without a window, on a processor instead of a graphics card, so that
 * every machine draws the same. What the shader finds set is what the site's shader editor sets: `resolution`, `time`,
 * `pointer`, and the starts of its own uniforms (`uniform float amount; // 0..1 = 0.5`).
 */
import { present } from 'study-notes/shared/present';
import { RUN_LIMITS } from '../isolation/limits.ts';
import type { Ran } from '../isolation/run-limited.ts';
import { type Sample, textOf } from '../sample.ts';
import type { SampleRunner } from '../sample-runner.ts';
import { words } from '../words/checker.ts';
import { BROWSER } from './browser.ts';

/** Stands before a shader that names no version; the shader editor's is the same. */
const HEADER = [
  '#version 300 es',
  'precision highp float;',
  'uniform vec2 resolution;',
  'uniform float time;',
  'uniform vec2 pointer;',
  'out vec4 color;',
];

/** What `size` may be, px. */
const LONGEST = 1440;
const SIZE = '640x360';

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ...['--force-color-profile=srgb', '--hide-scrollbars', '--no-first-run', '--disable-dev-shm-usage', '--dump-dom'],
];
/** A page with pictures in its text; a browser has more threads than a program. */
const LIMITS = { ...RUN_LIMITS, output: 8 * 1024 * 1024, memory: 2 * RUN_LIMITS.memory, time: 30_000 };

/** Why a shader that runs cannot be drawn as it is written; Chinese. */
export function refuseShader({ word, files, pictures, settings }: Sample): string | undefined {
  if (word !== 'run') return undefined;
  if (!pictures) return words.needsRender;
  if (files.length > 1) return words.fragmentOnly;
  const [width, height] = sizeOf(settings);
  if (!(Math.min(width, height) >= 16 && Math.max(width, height) <= LONGEST))
    return words.badSize(settings.size, LONGEST);
  const bad = uniformSets(settings)
    .flat()
    .find(([name, value]) => !/^[A-Za-z_]\w*$/.test(name) || !Number.isFinite(value));
  return bad && words.badUniforms(bad[0]);
}

function sizeOf({ size = SIZE }: Sample['settings']): [width: number, height: number] {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(size) ?? [];
  return [Number(width), Number(height)];
}

/** Values of uniforms, a set for each picture. */
function uniformSets({ uniforms = '' }: Sample['settings']): [name: string, value: number][][] {
  return uniforms.split(';').map((set) =>
    set
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [name = '', value = ''] = part.split('=').map((word) => word.trim());
        return [name, value === '' ? Number.NaN : Number(value)];
      }),
  );
}

/** Draws every picture of the sample into its folder. */
export async function drawShader(runner: SampleRunner): Promise<Ran> {
  const { sample } = runner;
  const source = textOf(runner.main);
  const isWhole = /^\s*#\s*version\b/m.test(source);
  if (!isWhole) runner.moveLines(runner.main.name, HEADER.length);
  const [width, height] = sizeOf(sample.settings);
  const sets = uniformSets(sample.settings);
  const pictures = (sample.pictures ?? []).map(({ name }, index) => ({
    name,
    set: { ...startsOf(source), ...Object.fromEntries(sets[index] ?? sets.at(-1) ?? []) },
  }));
  const shader = isWhole ? source : `${HEADER.join('\n')}\n${source}`;
  runner.write('draw.html', page({ shader, width, height, sets: pictures.map(({ set }) => set) }));
  const ran = await runner.run([...BROWSER, ...FLAGS, 'file:///tmp/sample/draw.html'], { limits: LIMITS });
  if (ran.stopped || ran.code !== 0) return ran;
  return take(
    ran,
    pictures.map(({ name }) => name),
    runner,
  );
}

/** The starts of the shader's own uniforms. */
function startsOf(source: string): Record<string, number> {
  const found = source.matchAll(
    /^[ \t]*uniform[ \t]+(?:float|int)[ \t]+(\w+)[ \t]*;[ \t]*\/\/[^=\n]*=[ \t]*(-?\d+(?:\.\d+)?)/gm,
  );
  return Object.fromEntries([...found].map(([, name = '', value]) => [name, Number(value)]));
}

/** Writes what the page has drawn; what a driver said against the shader becomes its error message. */
function take(ran: Ran, names: string[], runner: SampleRunner): Ran {
  const text = /<pre id="drawn">([^<]*)<\/pre>/.exec(ran.stdout)?.[1] ?? '';
  const failed = (stderr: string): Ran => ({ ...ran, code: 1, stdout: '', stderr });
  if (text === '') return failed(words.notDrawn);
  const { error, drawn = [] } = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as {
    error?: string;
    drawn?: string[];
  };
  if (error !== undefined)
    return failed(error.replace(/^ERROR: \d+:(\d+):/gm, `ERROR: ${runner.main.name}:$1:`).replaceAll('\0', ''));
  for (const [index, name] of names.entries()) runner.write(name, Buffer.from(present(drawn[index], name), 'base64'));
  return { ...ran, stdout: '' };
}

interface Drawing {
  shader: string;
  width: number;
  height: number;
  sets: Record<string, number>[];
}

function page(drawing: Drawing): string {
  const json = JSON.stringify(drawing).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><canvas></canvas><pre id="drawn"></pre><script>(${draw})(${json})</script>`;
}

/** Runs in the browser; its source is what the page holds. */
const draw = `({ shader, width, height, sets }) => {
  const canvas = document.querySelector('canvas');
  Object.assign(canvas, { width, height });
  const say = (answer) => {
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    document.querySelector('#drawn').textContent = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false });
  if (!gl) return say({ error: 'no WebGL 2' });
  const program = gl.createProgram();
  const triangle = '#version 300 es\\nvoid main() { vec2 c = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(c * 2.0 - 1.0, 0.0, 1.0); }';
  for (const [kind, source] of [[gl.VERTEX_SHADER, triangle], [gl.FRAGMENT_SHADER, shader]]) {
    const one = gl.createShader(kind);
    gl.shaderSource(one, source);
    gl.compileShader(one);
    if (!gl.getShaderParameter(one, gl.COMPILE_STATUS)) return say({ error: gl.getShaderInfoLog(one) });
    gl.attachShader(program, one);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return say({ error: gl.getProgramInfoLog(program) });
  gl.useProgram(program);
  gl.viewport(0, 0, width, height);
  const place = (name) => gl.getUniformLocation(program, name);
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  const kinds = new Map(Array.from({ length: count }, (_, index) => gl.getActiveUniform(program, index)).map(({ name, type }) => [name, type]));
  say({
    drawn: sets.map((set) => {
      gl.uniform2f(place('resolution'), width, height);
      gl.uniform2f(place('pointer'), width / 2, height / 2);
      for (const [name, value] of Object.entries(set)) {
        if (kinds.get(name) === gl.INT) gl.uniform1i(place(name), value);
        else gl.uniform1f(place(name), value);
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas.toDataURL('image/png').split(',')[1];
    }),
  });
}`;
