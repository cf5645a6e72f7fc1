/** The frame buffer after some draw calls, and what became of the fragments of each. */
import { lookAt, type Mat4, multiply, perspective, transpose } from '../space/matrix.ts';
import { cross, normalize, sub, type Vec3 } from '../space/vec.ts';
import { COLORS, GEOMETRY, OBJECTS, type ObjectName, PANE_ALPHA, type Triangle } from './geometry.ts';
import { type Corner, clipNear, type Fragment, rasterise, type Size, toClip } from './raster.ts';
import { EYE, lightAt, TARGET, texel } from './shade.ts';
import { clearDepth, type GlState, IMAGE } from './state.ts';

/** What a draw call did. */
export interface CallReport {
  object: ObjectName;
  triangles: number;
  culled: number;
  clipped: number;
  fragments: number;
  /** Fragments that the depth test turned away. */
  hidden: number;
  written: number;
  /** What became of its last fragment at each pixel, and that fragment's depth. */
  fates: Uint8Array;
  depths: Float32Array;
}

/** Fates of a fragment; 0 is none. */
export const [HIDDEN, WRITTEN] = [1, 2];

export interface FrameBuffer {
  /** Red green blue, 0–1, row by row from above. */
  color: Float32Array;
  depth: Float32Array;
  normal: Float32Array;
  calls: CallReport[];
}

const CLEAR: Vec3 = [0.16, 0.19, 0.24];

/** The order of the draw calls; a pane is to be last, and is first where somebody forgot. */
export const orderOf = ({ paneFirst }: Pick<GlState, 'paneFirst'>): ObjectName[] =>
  paneFirst ? ['pane', ...OBJECTS.slice(0, -1)] : [...OBJECTS];

/** World to clip space; transposed it is what a row-major program uploads. */
export function cameraMatrix({ fault }: Pick<GlState, 'fault'>): Mat4 {
  const near = fault === 'near' ? 4.2 : 0.5;
  const projection = perspective((33 * Math.PI) / 180, IMAGE.width / IMAGE.height, near, 12);
  const matrix = multiply(projection, lookAt(EYE, TARGET, [0, 1, 0]));
  return fault === 'transpose' ? transpose(matrix) : matrix;
}

/** The frame after the state's draw calls. */
export function drawFrame(state: GlState): FrameBuffer {
  const pixels = IMAGE.width * IMAGE.height;
  const color = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++) color.set(CLEAR, 3 * i);
  const frame: FrameBuffer = {
    color,
    depth: new Float32Array(pixels).fill(clearDepth(state)),
    normal: new Float32Array(3 * pixels),
    calls: [],
  };
  for (const object of orderOf(state).slice(0, state.step)) frame.calls.push(drawObject(state, object, frame));
  return frame;
}

function emptyReport(object: ObjectName): CallReport {
  const pixels = IMAGE.width * IMAGE.height;
  const counts = { triangles: 0, culled: 0, clipped: 0, fragments: 0, hidden: 0, written: 0 };
  return { object, ...counts, fates: new Uint8Array(pixels), depths: new Float32Array(pixels) };
}

function drawObject(state: GlState, object: ObjectName, frame: FrameBuffer): CallReport {
  const report = emptyReport(object);
  if (state.fault === 'vao') return report;
  const matrix = cameraMatrix(state);
  const size: Size = state.fault === 'viewport' ? { width: 0, height: 0 } : IMAGE;
  for (const triangle of GEOMETRY[object]) {
    report.triangles++;
    const parts = clipNear(cornersOf(state, triangle, matrix));
    if (parts.length === 0) report.clipped++;
    for (const part of parts) {
      const { isFront, fragments } = rasterise(part, size);
      if (isCulled(state, isFront, object)) {
        report.culled++;
        continue;
      }
      for (const fragment of fragments) writeFragment(state, { object, fragment, report, frame });
    }
  }
  return report;
}

/** The pane has two sides. */
function isCulled({ cull, fault }: GlState, isFront: boolean, object: ObjectName): boolean {
  if (cull === 'none' || object === 'pane') return false;
  return (fault === 'winding' ? !isFront : isFront) === (cull === 'front');
}

/** Corners with what the shader gets: point, normal, texture coordinates, and light where it is computed here. */
function cornersOf(state: GlState, triangle: Triangle, matrix: Mat4): Corner[] {
  const [a, b, c] = triangle;
  const face = normalize(cross(sub(b.position, a.position), sub(c.position, a.position)));
  return triangle.map(({ position, normal, uv }) => {
    const used = state.frequency === 'flat' ? face : normal;
    const { body, gloss } =
      state.frequency === 'flat' ? lightAt(state, a.position, face) : lightAt(state, position, normal);
    return { clip: toClip(matrix, position), values: [...position, ...used, ...uv, body, gloss] };
  });
}

interface Write {
  object: ObjectName;
  fragment: Fragment;
  report: CallReport;
  frame: FrameBuffer;
}

function writeFragment(state: GlState, { object, fragment, report, frame }: Write): void {
  const at = fragment.y * IMAGE.width + fragment.x;
  report.fragments++;
  if (fragment.depth < 0 || fragment.depth > 1) return;
  const isHidden = state.depthTest && fragment.depth >= (frame.depth[at] ?? 1);
  if (!isHidden || report.fates[at] !== WRITTEN) {
    report.fates[at] = isHidden ? HIDDEN : WRITTEN;
    report.depths[at] = fragment.depth;
  }
  report[isHidden ? 'hidden' : 'written']++;
  if (isHidden) return;
  if (state.depthTest) frame.depth[at] = fragment.depth;
  const [, , , nx = 0, ny = 0, nz = 0] = fragment.values;
  frame.normal.set(normalize([nx, ny, nz]), 3 * at);
  const alpha = state.blend && object === 'pane' ? PANE_ALPHA : 1;
  for (const [k, value] of colorOf(state, object, fragment).entries())
    frame.color[3 * at + k] = alpha * value + (1 - alpha) * (frame.color[3 * at + k] ?? 0);
}

/** What has a texture; the ball is plain, so that its highlight is seen. */
const TEXTURED: readonly ObjectName[] = ['floor', 'cube'];

/** The fragment shader. */
function colorOf(state: GlState, object: ObjectName, { values }: Fragment): Vec3 {
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0, u = 0, v = 0, body = 0, gloss = 0] = values;
  const light = state.frequency === 'pixel' ? lightAt(state, [x, y, z], [nx, ny, nz]) : { body, gloss };
  const pattern = state.texture && TEXTURED.includes(object) ? texel(u, v) : 1;
  const [r, g, b] = COLORS[object];
  const mixed = (value: number) => Math.min(1, value * pattern * light.body + light.gloss);
  return [mixed(r), mixed(g), mixed(b)];
}

/** A buffer as bytes; depths are spread from what is nearest to what is farthest in the frame. */
export function bufferBytes(frame: FrameBuffer, shows: GlState['shows']): Uint8ClampedArray<ArrayBuffer> {
  const pixels = IMAGE.width * IMAGE.height;
  const bytes = new Uint8ClampedArray(4 * pixels);
  for (let i = 0; i < pixels; i++) {
    for (let k = 0; k < 3; k++) {
      const color = 255 * (frame.color[3 * i + k] ?? 0) ** (1 / 2.2);
      const normal = 127.5 * ((frame.normal[3 * i + k] ?? 0) + 1);
      // Depths crowd near 1: shown by their distance from it.
      const depth = 255 * Math.min(1, ((frame.depth[i] ?? 1) - 0.75) * 4);
      bytes[4 * i + k] = { color, normal, depth }[shows];
    }
    bytes[4 * i + 3] = 255;
  }
  return bytes;
}
