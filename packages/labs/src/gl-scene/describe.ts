/** The lab in words. */
import { type CallReport, drawFrame, type FrameBuffer, orderOf, WRITTEN } from './frame.ts';
import type { ObjectName } from './geometry.ts';
import { pixelHistory } from './history.ts';
import {
  type Cull,
  clearDepth,
  type Fault,
  type Frequency,
  type GlState,
  IMAGE,
  LAST_STEP,
  type Shows,
} from './state.ts';

export const OBJECT_TITLES: Record<ObjectName, string> = { floor: '地面', cube: '立方体', ball: '球', pane: '玻璃片' };
export const FREQUENCY_TITLES: Record<Frequency, string> = {
  pixel: '逐像素',
  vertex: '逐顶点',
  flat: '逐面',
};
export const CULL_TITLES: Record<Cull, string> = { none: '不剔除', back: '剔除背面', front: '剔除正面' };
export const SHOW_TITLES: Record<Shows, string> = { color: '颜色', depth: '深度', normal: '法线' };
export const FAULT_TITLES: Record<Fault, string> = {
  none: '没有',
  vao: '没有绑定VAO',
  viewport: '视口是0×0',
  near: '近平面推到4.2',
  winding: '正面绕序设反',
  transpose: '矩阵转置着上传',
  'clear-depth': '深度清成了0',
  'no-light': '光的uniform没传',
};

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
  if (!call) return `刚清除完：颜色缓冲是底色，深度缓冲全是 ${clearDepth(state)}。`;
  return `第 ${state.step} 次绘制${OBJECT_TITLES[call.object]}：${callText(call)}${pixelText(state)}`;
}

/** Which calls the asked pixel's colour comes from. */
function pixelText(state: GlState): string {
  const writers = pixelHistory(state, frameOf(state))
    .filter(({ fate }) => fate === WRITTEN)
    .map(({ object }) => OBJECT_TITLES[object]);
  if (writers.length === 0) return '圈住的像素还是底色。';
  return `圈住的像素先后由${writers.join('、')}写过。`;
}

/** Where the triangles and fragments of a call went. */
export function callText({ triangles, culled, clipped, fragments, hidden, written }: CallReport): string {
  if (triangles === 0) return '没有顶点数据，一个三角形也没有。';
  const lost = [clipped > 0 ? `近平面裁掉 ${clipped} 个` : '', culled > 0 ? `面剔除 ${culled} 个` : ''].filter(
    (part) => part !== '',
  );
  const first = `${triangles} 个三角形${lost.length > 0 ? `，${lost.join('，')}` : ''}`;
  return `${first}；光栅化出 ${fragments} 个片段，深度测试挡掉 ${hidden} 个，写入 ${written} 个。`;
}

export function question(state: GlState): string {
  if (state.fault !== 'none') return '画面为什么不对？看每次绘制的三角形和片段在哪一关没了。';
  if (!state.depthTest) return '没有深度测试，谁盖住谁由什么决定？一步步画给自己看。';
  if (state.frequency === 'vertex' || state.frequency === 'flat')
    return '提高高光指数：逐顶点的高光为什么会丢，又为什么沿三角形变形？';
  return state.step === LAST_STEP
    ? '把玻璃片改成最先画：透过它还看得见后面的东西吗？为什么？'
    : '下一次绘制会写入多少片段？先说，再按下一步。';
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
        ? `glDrawArrays(…);  // ${OBJECT_TITLES[object]}，没有绑定VAO`
        : `glBindVertexArray(${object}); glDrawArrays(…);`,
    ),
  ];
}

/** Lines of the programme before the first draw call. */
export const SETUP_LINES = 5;
