/** The lab in words. */
import { kept } from '../model/kept.ts';
import type { Light } from './buffer.ts';
import type { Filter } from './filters.ts';
import { lightAfter, lightBefore, type Report, reportOf } from './render.ts';
import type { PostState, Task } from './state.ts';
import type { Curve, Encoding } from './tone.ts';

export const TASK_TITLES: Record<Task, string> = {
  tone: '曝光与色调映射',
  gamma: '伽马',
  bloom: '泛光',
  kernel: '卷积核',
  occlusion: '环境光遮蔽',
  denoise: '降噪',
};
export const FILTER_TITLES: Record<Filter, string> = {
  none: '不滤波',
  box: '方框模糊',
  gauss: '高斯模糊',
  bilateral: '双边滤波',
  guided: '联合双边（看法线与深度）',
  sharpen: '锐化',
  edge: '边缘',
};
export const CURVE_TITLES: Record<Curve, string> = { clip: '直接截断', reinhard: 'Reinhard', aces: 'ACES' };
export const ENCODING_TITLES: Record<Encoding, string> = { linear: '不编码', srgb: 'sRGB', twice: 'sRGB两次' };

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

interface Work {
  lights: readonly [Light, Light];
  report: Report;
}

const works = kept<Work>(6);

/** Both lights and the numbers of a state, computed once; the bar is no part of them. */
export const workOf = (state: PostState): Work =>
  works(JSON.stringify({ ...state, split: 0 }), () => {
    const lights = [lightBefore(state), lightAfter(state)] as const;
    return { lights, report: reportOf(state, lights) };
  });

/** What the stack does, from above to below. */
export function stackText(state: PostState): string[] {
  const { occlusion, isNoisy, step, filter, radius, bloom, exposure, curve, encoding } = state;
  return [
    occlusion > 0 ? `SSAO 半径 ${two(occlusion)}` : '',
    isNoisy ? `累积 ${2 ** step} 帧` : '',
    filter === 'none'
      ? ''
      : `${FILTER_TITLES[filter]}${filter === 'sharpen' || filter === 'edge' ? '' : `，半径 ${radius}`}`,
    bloom > 0 ? `泛光 ${two(bloom)}` : '',
    `曝光 ${exposure > 0 ? '+' : ''}${two(exposure)} 档`,
    CURVE_TITLES[curve],
    ENCODING_TITLES[encoding],
  ].filter((part) => part !== '');
}

export function describe(state: PostState): string {
  const { cutBefore, cutAfter, noise } = workOf(state).report;
  const cut = `处理前 ${percent(cutBefore)} 的像素过曝成纯色，处理后 ${percent(cutAfter)}`;
  const grain = state.isNoisy ? `；离没有噪声的画面平均还差 ${percent(noise)}` : '';
  return `${stackText(state).join('，')}。${cut}${grain}。画面左边 ${Math.round(100 * state.split)}% 是处理前。`;
}

export function question(state: PostState): string {
  if (state.isNoisy) return '少累几帧，换成双边、联合双边：噪声没了，谁把边也抹掉了？';
  if (state.occlusion > 0) return '加大半径，再关掉范围检查：物体后面的黑边从哪里来？';
  if (state.bloom > 0) return '拖动阈值：光晕从哪些像素里漏出来？先泛光还是先色调映射？';
  if (state.encoding !== 'srgb') return '把分界拖过去：不编码为什么太暗，编两次为什么发灰？';
  return state.filter === 'none'
    ? '把曝光调高：截断、Reinhard、ACES 各在什么时候把亮球变成一片白？'
    : '换一个核：和为1与和为0的核，平的地方各变成什么样？';
}
