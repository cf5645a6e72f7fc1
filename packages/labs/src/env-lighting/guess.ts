/** What the next step brings, asked before it. */
import type { Guess } from '../model/lab-model.ts';
import { FACES, placeOn } from './cube.ts';
import { percent, reflectionText } from './describe.ts';
import { mirrored } from './specular.ts';
import { bandsOf, type EnvState, samplesOf } from './state.ts';
import { answerOf, normalOf, VIEW } from './work.ts';

/** Which face the mirror direction at the next place meets. */
export function guessNextFace(next: EnvState): Guess {
  const [x, y] = normalOf(next);
  const { face } = placeOn(mirrored(VIEW, normalOf(next)));
  // The face across is never a near miss: without it there are five.
  const choices = FACES.filter((_, i) => i !== (face ^ 1));
  return {
    question: `下一点在球的${x > 0 ? '右' : '左'}${y > 0 ? '上' : '下'}方，法线离镜头 ${next.tilt}°。反射向量落在哪一面？`,
    choices,
    right: choices.indexOf(FACES[face] ?? '+X'),
    because: `${reflectionText(next)}。反射向量离镜头的角度是法线的两倍。`,
  };
}

/** What becomes of the mean error, where there is one to speak of. */
export function guessNextError(state: EnvState, next: EnvState): Guess | undefined {
  const [now, then] = [answerOf(state)?.error ?? 0, answerOf(next)?.error ?? 0];
  if (now < 0.004 || state.sky === 'white') return undefined;
  const isBands = state.part === 'harmonics';
  const change = isBands
    ? `从 ${bandsOf(state)} 带加到 ${bandsOf(next)} 带`
    : `样本从 ${samplesOf(state)} 加到 ${samplesOf(next)}`;
  return {
    question: `整个球平均差 ${percent(now)}。${change}，误差会怎样？`,
    choices: ['几乎不变', '变小一些，不到一半', '变小一半以上', '反而变大'],
    right: rightOf(then / now),
    because: `${percent(now)} 变成 ${percent(then)}。${isBands ? bandReason(bandsOf(next)) : sampleReason(state)}`,
  };
}

/** Which answer a ratio of errors is. */
const rightOf = (ratio: number): number => (ratio > 1.05 ? 3 : ratio > 0.95 ? 0 : ratio > 0.5 ? 1 : 2);

/** What a cosine lobe leaves of the band that is added. */
const bandReason = (bands: number): string =>
  bands === 4
    ? '第 3 带（l = 3）被余弦核乘成 0：漫反射看不见它。'
    : `余弦核给 l = ${bands - 1} 的系数是 ${['π', '2π/3', 'π/4', '0', '−π/24'][bands - 1]}，越往后越小。`;

const sampleReason = ({ part }: EnvState): string =>
  part === 'specular' ? '样本带来的误差会变小，假设带来的留着。' : '样本点是均匀铺开的，比随机的收敛快。';
