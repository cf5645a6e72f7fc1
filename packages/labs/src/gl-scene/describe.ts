/** The lab in words. */
import { type CallReport, drawFrame, type FrameBuffer, orderOf, WRITTEN } from './frame.ts';
import { pixelHistory } from './history.ts';
import { clearDepth, type GlState, IMAGE, LAST_STEP } from './state.ts';
import { words } from './words/lab.ts';

const frames = new Map<string, FrameBuffer>();

/** The state's frame, drawn once; which buffer is shown and which pixel is asked for are no part of it. */
export function frameOf(state: GlState): FrameBuffer {
  const key = JSON.stringify({ ...state, shows: '', x: 0, y: 0 });
  const known = frames.get(key) ?? drawFrame(state);
  if (frames.size > 8) frames.clear();
  frames.set(key, known);
  return known;
}

export function describe(state: GlState): string {
  const call = frameOf(state).calls.at(-1);
  if (!call) return words.cleared(clearDepth(state));
  return words.drawn(state.step, words.objects[call.object], callText(call), pixelText(state));
}

/** Which calls the asked pixel's colour comes from. */
function pixelText(state: GlState): string {
  const writers = pixelHistory(state, frameOf(state))
    .filter(({ fate }) => fate === WRITTEN)
    .map(({ object }) => words.objects[object]);
  return writers.length === 0 ? words.background : words.writtenBy(writers.join(words.and));
}

/** Where the triangles and fragments of a call went. */
export function callText({ triangles, culled, clipped, fragments, hidden, written }: CallReport): string {
  if (triangles === 0) return words.noVertices;
  const first = [
    words.triangles(triangles),
    ...(clipped > 0 ? [words.clipped(clipped)] : []),
    ...(culled > 0 ? [words.culled(culled)] : []),
  ];
  return words.fates(first.join(words.comma), fragments, hidden, written);
}

export function question(state: GlState): string {
  if (state.fault !== 'none') return words.questions.fault;
  if (!state.depthTest) return words.questions.noDepthTest;
  if (state.frequency === 'vertex' || state.frequency === 'flat') return words.questions.highlight;
  return state.step === LAST_STEP ? words.questions.paneFirst : words.questions.nextCall;
}

/** The calls of a programme that draws this, line by line; `step` of them have run. */
export function program(state: GlState): string[] {
  const { depthTest, blend, cull, fault } = state;
  return [
    `glViewport(0, 0, ${fault === 'viewport' ? '0, 0' : `${IMAGE.width}, ${IMAGE.height}`});`,
    `${depthTest ? 'glEnable' : 'glDisable'}(GL_DEPTH_TEST);`,
    cull === 'none'
      ? 'glDisable(GL_CULL_FACE);'
      : `glCullFace(GL_${cull.toUpperCase()}); glFrontFace(GL_${fault === 'winding' ? 'CW' : 'CCW'});`,
    blend ? 'glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);' : 'glDisable(GL_BLEND);',
    `glClearDepth(${clearDepth(state)}.0); glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);`,
    ...orderOf(state).map((object) =>
      fault === 'vao'
        ? `glDrawArrays(…);  // ${words.withoutVao(words.objects[object])}`
        : `glBindVertexArray(${object}); glDrawArrays(…);`,
    ),
  ];
}

/** Lines of the programme before the first draw call. */
export const SETUP_LINES = 5;
