/** The search in words. */
import type { Guess } from '../model/lab-model.ts';
import type { Look } from './search.ts';
import type { BvhState, QueryName, Scene } from './state.ts';
import type { StructureName } from './trees.ts';

export const STRUCTURE_TITLES: Record<StructureName, string> = {
  none: '逐个测试',
  grid: '均匀网格',
  kd: 'KD树',
  median: 'BVH（中位划分）',
  sah: 'BVH（SAH）',
};
export const QUERY_TITLES: Record<QueryName, string> = { ray: '光线', view: '视锥' };

/** What the last look saw, and what the search has cost so far. */
export function searchText(state: BvhState, scene: Scene): string {
  const looks = scene.looks.slice(0, state.done);
  const nodes = looks.filter(({ kind }) => kind === 'node').length;
  const tests = looks.length - nodes;
  const saved = state.count - tests;
  const title = `${STRUCTURE_TITLES[state.structure]}，${state.count}个圆`;
  const cost = `${title}：访问${nodes}个${state.structure === 'grid' ? '格子' : '节点'}，测试${tests}个圆，${saved > 0 ? `比逐个测试少${saved}个` : '一个也没省'}。`;
  return state.done < scene.looks.length
    ? `${cost}${lookText(scene.looks[state.done - 1])}`
    : `${cost}${resultText(state, scene)}`;
}

function resultText({ query }: BvhState, { hits, distance }: Scene): string {
  if (query === 'view') return `视锥里有${hits.length}个圆。`;
  return distance === undefined ? '光线什么也没碰到。' : `最近的命中是圆${hits[0]}，距离${distance.toFixed(1)}。`;
}

function lookText(look: Look | undefined): string {
  if (!look) return '还没有开始。';
  if (look.kind === 'disc') return `圆${look.disc}${look.isHit ? '命中' : '没有命中'}。`;
  return `节点${look.node}${{ entered: '进入', missed: '跳过：没碰到盒子', farther: '跳过：盒子比已有的命中远' }[look.outcome]}。`;
}

/** What the reader is asked. */
export function questionOf({ structure, query }: BvhState): string {
  if (structure === 'none') return '每个圆都要测一次。换成哪种结构，测试最少？';
  if (query === 'view') return '转动视锥：看向哪里时，一个节点就能排除一大片？';
  if (structure === 'grid') return '圆都挤在一起时，均匀网格还省得下多少测试？换成KD树或BVH再看。';
  return `把光线拖到哪里，访问的节点最多？换成${structure === 'sah' ? '中位划分' : 'SAH'}又是多少？`;
}

/** What the next look sees. */
export function guessNext(scene: Scene, next: Look, done: number): Guess {
  const best = Math.min(
    ...scene.looks.slice(0, done).flatMap((look) => (look.kind === 'disc' ? (look.distance ?? []) : [])),
  );
  const known = Number.isFinite(best) ? `已有的命中在${best.toFixed(1)}` : '还没有命中';
  if (next.kind === 'disc') {
    const because =
      next.distance === undefined
        ? `圆${next.disc}${next.isHit ? '在视锥里' : '不在路上'}。`
        : `距离${next.distance.toFixed(1)}，${known}。`;
    return {
      question: `接着测试虚线圈住的圆（${next.disc}号），会命中吗？`,
      choices: ['命中', '没有命中'],
      right: next.isHit ? 0 : 1,
      because,
    };
  }
  const outcomes = ['entered', 'missed', 'farther'] as const;
  const why = {
    entered: '盒子在路上，也不比已有的命中远',
    missed: '盒子不在路上',
    farther: `盒子在路上，但${known}，里面不会有更近的`,
  };
  return {
    question: `接着看虚线框住的盒子（节点${next.node}），会怎样？`,
    choices: ['进入', '跳过：没碰到', '跳过：太远了'],
    right: outcomes.indexOf(next.outcome),
    because: `${why[next.outcome]}。`,
  };
}
