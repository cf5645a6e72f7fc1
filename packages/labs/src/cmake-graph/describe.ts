/** The graph in words. */
import type { Guess } from '../model/lab-model.ts';
import { type Kind, NAMES } from './graph.ts';
import { type CmakeState, givenIn, graphOf } from './state.ts';

export const KIND_TITLES: Record<Kind | 'program', string> = {
  program: '可执行文件',
  static: '静态库',
  shared: '动态库',
  interface: '接口库',
};

/** Names of targets, in words. */
export function names(numbers: Iterable<number>): string {
  const list = [...numbers].sort((a, b) => a - b).map((i) => NAMES[i] ?? '');
  return list.length > 0 ? list.join('、') : '无';
}

/** What the chosen target gets. */
export function graphText(state: CmakeState): string {
  const { picked, done } = state;
  const name = NAMES[picked];
  const kind = graphOf(state).targets[picked]?.kind ?? 'static';
  const head = done < NAMES.length ? `已算好${done}个目标。` : '';
  if (picked < NAMES.length - done) return `${head}${name}还没有算到。`;
  const { compiled, handedOn, linked } = givenIn(state, picked);
  const given = kind === 'interface' ? '自己不编译' : `编译时用到${names(compiled)}的头文件目录与定义`;
  const passed = kind === 'program' ? '' : `，交给使用者的是${names(handedOn)}的`;
  const line = kind === 'program' || kind === 'shared' ? `；链接行上有${names(linked)}` : '';
  return `${head}${name}（${KIND_TITLES[kind]}）${given}${passed}${line}。`;
}

/** Whether the target that is worked out next sees another one. */
export function guessNext(state: CmakeState, number: number): Guess {
  const name = NAMES[number];
  const kind = graphOf(state).targets[number]?.kind;
  const { compiled, handedOn } = givenIn(state, number);
  const isOnlyInterface = kind === 'interface';
  const set = isOnlyInterface ? handedOn : compiled;
  // The farthest target below asks most; the last one only has itself.
  const other = NAMES.length - 1;
  const isSeen = set.has(other);
  const what = `${NAMES[other]}的头文件目录`;
  return {
    question: isOnlyInterface
      ? `接着算${name}：用它的目标会得到${what}吗？`
      : `接着算${name}：它编译时看得到${what}吗？`,
    choices: ['会', '不会'],
    right: isSeen ? 0 : 1,
    because: `${name}${isOnlyInterface ? '交给使用者的' : '编译时用到的'}是${names(set)}的：沿着依赖往下，只有PUBLIC和INTERFACE的要求传得上来。`,
  };
}
