/** What the next stage of the journey does to the chosen vertex, as a question. */
import type { Guess } from '../model/lab-model.ts';
import { two } from './describe.ts';
import { cornerAt } from './house.ts';
import { isVisible, type Journey, journeyOf } from './journey.ts';
import type { MvpState } from './state.ts';

export function guess(state: MvpState): Guess | undefined {
  if (state.part !== 'journey') return undefined;
  const journey = journeyOf(state, cornerAt(state.vertex));
  return [guessWorld, guessView, guessClip, guessDivision, guessWindow][state.stage]?.(journey, state);
}

function guessWorld({ local, world }: Journey): Guess {
  const change = world[0] - local[0];
  return {
    question: `选中的顶点局部 x 是 ${two(local[0])}。乘上模型矩阵，它的 x 会怎样？`,
    choices: ['变大', '变小', '不变'],
    right: Math.abs(change) < 1e-9 ? 2 : change > 0 ? 0 : 1,
    because: `x 从 ${two(local[0])} 到 ${two(world[0])}：旋转、缩放和平移一起决定。`,
  };
}

function guessView({ view }: Journey): Guess {
  return {
    question: '换到观察空间，选中的顶点 z 是正是负？',
    choices: ['负', '正', '恰好是 0'],
    right: Math.abs(view[2]) < 1e-9 ? 2 : view[2] < 0 ? 0 : 1,
    because: `z = ${two(view[2])}：相机看向 −z，${view[2] < 0 ? '镜头前面的点 z 为负' : '这个点不在镜头前面'}。`,
  };
}

function guessClip({ view, clip }: Journey, { lens }: MvpState): Guess {
  return {
    question: '乘上投影矩阵，第四个分量 w 会是多少？',
    choices: ['一直是 1', `观察空间的 −z，${two(-view[2])}`, `观察空间的 z，${two(view[2])}`],
    right: lens === 'ortho' ? 0 : 1,
    because:
      lens === 'ortho'
        ? '正交投影的末行是 (0, 0, 0, 1)，w 不变，大小与远近无关。'
        : `透视矩阵的末行是 (0, 0, −1, 0)，w = −z = ${two(clip[3])}。`,
  };
}

function guessDivision({ clip, ndc }: Journey): Guess {
  const [x, y, z, w] = clip;
  return {
    question: `裁剪坐标是 (${[x, y, z, w].map(two).join(', ')})。这个顶点会留在画面里吗？`,
    choices: ['留下', '被裁掉'],
    right: isVisible(ndc) ? 0 : 1,
    because: isVisible(ndc)
      ? `x、y、z 都在 −w 到 w 之间（w = ${two(w)}）。`
      : w > 0
        ? `x、y、z 里有一个超出 −w 到 w（w = ${two(w)}）。`
        : `w = ${two(w)}，它不在相机前面。`,
  };
}

function guessWindow({ ndc }: Journey): Guess | undefined {
  if (!ndc || Math.abs(ndc[1]) < 1e-9) return undefined;
  return {
    question: `NDC 的 y 是 ${two(ndc[1])}。在 OpenGL 的窗口里它靠上还是靠下？`,
    choices: ['在中线上方', '在中线下方'],
    right: ndc[1] > 0 ? 0 : 1,
    because: 'OpenGL 的 y 向上：y 为正就在中线上方；图像坐标向下，要翻转一次。',
  };
}
