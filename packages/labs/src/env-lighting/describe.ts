/** The lab in words. */
import type { Vec3 } from '../space/vec.ts';
import { FACES, placeOn } from './cube.ts';
import { hasLamp, type SkyName } from './environment.ts';
import { mirrored } from './specular.ts';
import { bandsOf, type EnvState, type Part, samplesOf } from './state.ts';
import { type Answer, answerOf, normalOf, VIEW } from './work.ts';

export const PART_TITLES: Record<Part, string> = {
  irradiance: '漫反射辐照度',
  cube: '立方体贴图',
  specular: '镜面反射与分裂求和',
  harmonics: '球谐',
};
export const SKY_TITLES: Record<SkyName, string> = { day: '白天的山野', room: '有窗的房间', white: '白炉（处处是1）' };

export const two = (value: number): string => (Math.abs(value) < 0.005 ? 0 : value).toFixed(2).replace('-', '−');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const degrees = (value: number): string => `${String(value).replace('-', '−')}°`;
const tuple = (way: Vec3): string => `(${way.map(two).join(', ')})`;

/** The mirror direction at the asked point, which face it meets, and where on it. */
export function reflectionText(state: EnvState): string {
  const way = mirrored(VIEW, normalOf(state));
  const { face, s, t } = placeOn(way);
  const axis = 'xyz'[face >> 1];
  return `反射向量 ${tuple(way)}，绝对值最大的是 ${axis}，查 ${FACES[face]} 面的 (${two(s)}, ${two(t)})`;
}

/** What the parts that estimate say of the asked point. */
function answerText(state: EnvState, { value, truth, error }: Answer): string {
  const how = {
    cube: '',
    irradiance: `${samplesOf(state)} 个余弦分布的样本`,
    specular: `粗糙度 ${two(state.roughness)}，预滤波每点 ${samplesOf(state)} 个样本`,
    harmonics: `${bandsOf(state)} 带、${bandsOf(state) ** 2} 个球谐系数`,
  }[state.part];
  const what = state.part === 'specular' ? '镜面光' : '辐照度/π';
  return `${how}：选中的点${what} ${two(value)}，真值 ${two(truth)}；整个球平均差 ${percent(error)}。`;
}

export function describe(state: EnvState): string {
  const answer = answerOf(state);
  const sky = SKY_TITLES[state.sky];
  const lamp = hasLamp(state.sky) ? `，灯在 ${degrees(state.lat)} 高` : '';
  return answer
    ? `${sky}${lamp}。${answerText(state, answer)}${verdict(state, answer)}`
    : `${sky}${lamp}。${reflectionText(state)}。`;
}

function verdict(state: EnvState, { error, value }: Answer): string {
  if (state.sky === 'white') {
    return state.part === 'specular'
      ? `白炉里少掉 ${percent(Math.max(0, 1 - value))}：金属吸收了一份，其余是微表面之间再弹的光。`
      : '处处一样亮，怎么采样都对。';
  }
  if (state.part === 'harmonics') return error < 0.045 ? '肉眼已分不出来。' : '带太少，亮暗的方向还不准。';
  if (state.part === 'specular') return '差别来自样本和“视线等于法线”的假设。';
  return error > 0.15 ? '样本太少，灯在球上印出一个个重影。' : '重影已经看不见。';
}

export function question({ part }: EnvState): string {
  return {
    irradiance: '把灯拖到球的背后，再加样本：灯照到的半边什么时候才没有重影？',
    cube: '拖动球上的点：反射向量什么时候从一个面跨到另一个面，由哪个分量决定？',
    specular: '把粗糙度拖到 1：灯的倒影去了哪里，球边上两个球为什么不一样？',
    harmonics: '一带一带地加：加到几带，漫反射的球就和真值分不出来了？',
  }[part];
}
