/** Programs with two pointers. */
import { ask, at, film, marks } from './film.ts';
import type { Program } from './types.ts';

const WRITE_OR_SKIP = ['写入并前移写指针', '跳过，写指针不动'];

/** Keeps at most `target` of each value of a sorted array, in place. */
export const dedup: Program = ({ values, target }) => {
  const a = [...values];
  const most = Math.max(1, target);
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: `每个至多 ${most} 次` },
      { from: w, to: r, tone: 'soft', label: '可覆盖' },
    ],
    touched: r < a.length ? [r, ...(w >= most ? [w - most] : [])] : [],
    count,
    answer: [w],
  }));
  shot(0, '读写指针都从 0 起步，w 左边是定稿。');
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const kept = w < most ? undefined : at(a, w - most);
    const isKept = value !== kept;
    const where = kept === undefined ? `定稿不足 ${most} 项` : `定稿的倒数第 ${most} 项是 ${kept}`;
    const target = w;
    if (isKept) a[w++] = value;
    shot(
      isKept ? 3 : 2,
      `读到 a[${r}] = ${value}，${where}：${isKept ? `写到 ${target} 号位` : `已有 ${most} 个 ${value}，跳过`}。`,
      ask(`r 指着 ${value}，${where}，接下来呢？`, WRITE_OR_SKIP, isKept ? 0 : 1),
    );
  }
  shot(4, `读完了，前 ${w} 项里每个值至多 ${most} 次，后面 ${a.length - w} 项作废。`);
  return scenes;
};

/** What std::remove does: the rest moves forward, the length stays. */
export const remove: Program = ({ values, target }) => {
  const a = [...values];
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: `没有 ${target}` },
      { from: w, to: r, tone: 'soft', label: '残留' },
    ],
    touched: r < a.length ? [r] : [],
    count,
    answer: [w],
  }));
  shot(0, `读写指针都从 0 起步，要移除的是 ${target}。`);
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const isKept = value !== target;
    const words = isKept ? `不是 ${target}，写到 ${w} 号位` : `正是 ${target}，跳过`;
    if (isKept) a[w++] = value;
    shot(
      isKept ? 3 : 2,
      `a[${r}] = ${value} ${words}。`,
      ask(`r 指着 ${value}，要移除的是 ${target}，接下来呢？`, WRITE_OR_SKIP, isKept ? 0 : 1),
    );
  }
  shot(4, `返回 ${w}：数组仍有 ${a.length} 项，末尾 ${a.length - w} 项要靠 erase 删掉。`);
  return scenes;
};

/** Moves what is smaller than the target to the front. */
export const partition: Program = ({ values, target }) => {
  const a = [...values];
  let [w, r, count] = [0, 0, 0];
  const { scenes, shot } = film(() => ({
    cells: [...a],
    pointers: marks({ w, r }),
    regions: [
      { from: 0, to: w, tone: 'tip', label: `< ${target}` },
      { from: w, to: r, tone: 'warning', label: `≥ ${target}` },
    ],
    touched: r < a.length ? [r, w] : [],
    count,
    answer: [w],
  }));
  shot(0, `分界 w 与读指针 r 都从 0 起步，以 ${target} 为界。`);
  for (; r < a.length; r++) {
    count++;
    const value = at(a, r);
    const isLess = value < target;
    const words = isLess ? `小于 ${target}，与 ${w} 号位交换，分界前移` : `不小于 ${target}，留在原处`;
    if (isLess) {
      [a[r], a[w]] = [at(a, w), value];
      w++;
    }
    shot(
      isLess ? 3 : 2,
      `读到 a[${r}] = ${value}，${words}。`,
      ask(`r 指着 ${value}，以 ${target} 为界，接下来呢？`, ['交换到前半边', '留在原处'], isLess ? 0 : 1),
    );
  }
  shot(4, `划分完毕，前 ${w} 项小于 ${target}，后 ${a.length - w} 项都不小于它。`);
  return scenes;
};

/** Two items of a sorted array with a given sum. */
export const twoSum: Program = ({ values, target }) => {
  let [l, r, count, isFound] = [0, values.length - 1, 0, false];
  const { scenes, shot } = film(() => ({
    cells: values,
    pointers: marks({ l, r }),
    regions: [
      { from: 0, to: l, tone: 'soft', label: '太小' },
      { from: l, to: r + 1, tone: isFound ? 'tip' : 'info', label: isFound ? '找到' : '答案若有，在这里' },
      { from: r + 1, to: values.length, tone: 'soft', label: '太大' },
    ],
    touched: [l, r],
    count,
    answer: isFound ? [l, r] : [],
  }));
  shot(0, `两个指针从两端出发，要找的和是 ${target}。`);
  while (l < r) {
    count++;
    const sum = at(values, l) + at(values, r);
    const question = ask(
      `a[l] + a[r] = ${sum}，要 ${target}，接下来呢？`,
      ['l 右移', 'r 左移', '找到了'],
      sum === target ? 2 : sum < target ? 0 : 1,
    );
    const sentence = `a[${l}] + a[${r}] = ${sum}`;
    isFound = sum === target;
    if (isFound) {
      shot(3, `${sentence}，正是 ${target}，找到了。`, question);
      return scenes;
    }
    if (sum < target) {
      l++;
      shot(4, `${sentence} 小于 ${target}，连最大的搭档都不够，舍去 a[${l - 1}]。`, question);
    } else {
      r--;
      shot(5, `${sentence} 大于 ${target}，连最小的搭档都嫌大，舍去 a[${r + 1}]。`, question);
    }
  }
  shot(6, `两个指针相遇，没有两项之和是 ${target}。`);
  return scenes;
};
