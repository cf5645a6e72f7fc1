/** What each program is called, asks for and looks like in C++. */
import type { ProgramName } from './types.ts';

export interface Listing {
  title: string;
  /** What the reader is asked, answered by moving something. */
  question: string;
  code: readonly string[];
  /** The array must be sorted. */
  isSorted?: boolean;
  /** What the target means; absent where there is none. */
  target?: { label: string; min: number; max: number };
  /** The target is compared with single values: it can be drawn as a height. */
  isLevel?: boolean;
  hasRange?: boolean;
}

/** Largest value of an item. */
export const HIGHEST = 20;

const LEVEL = { min: 0, max: HIGHEST };

export const LISTINGS: Record<ProgramName, Listing> = {
  dedup: {
    title: '读写指针：原地去重',
    question: '拖动读指针 r：写指针 w 什么时候停下不动？把“至多”改成 2，谁又能留下？',
    isSorted: true,
    target: { label: '至多', min: 1, max: 3 },
    code: [
      'int w = 0;',
      'for (int r = 0; r < n; ++r)',
      '    if (w < k || a[w - k] != a[r])',
      '        a[w++] = a[r];',
      'return w;',
    ],
  },
  remove: {
    title: 'std::remove：移除而不删除',
    question: '拖动横线选要移除的值：走完以后数组短了吗？末尾剩下的是什么？',
    target: { label: '移除', ...LEVEL },
    isLevel: true,
    code: [
      'int w = 0;',
      'for (int r = 0; r < n; ++r)',
      '    if (a[r] != x)',
      '        a[w++] = a[r];',
      'return w;  // 之后 erase(w, n)',
    ],
  },
  partition: {
    title: '划分：小的到前面',
    question: '拖动横线改分界值：走完以后，前半边的原有次序还在吗？后半边呢？',
    target: { label: '分界', ...LEVEL },
    isLevel: true,
    code: [
      'int w = 0;',
      'for (int r = 0; r < n; ++r)',
      '    if (a[r] < x)',
      '        swap(a[r], a[w++]);',
      'return w;',
    ],
  },
  'two-sum': {
    title: '对撞指针：有序数组两数之和',
    question: '换一个目标和：为什么每次能放心舍去一端，而不会漏掉答案？',
    isSorted: true,
    target: { label: '目标和', min: 0, max: 2 * HIGHEST },
    code: [
      'int l = 0, r = n - 1;',
      'while (l < r) {',
      '    int s = a[l] + a[r];',
      '    if (s == x) return {l, r};',
      '    if (s < x) ++l;',
      '    else --r;',
      '}',
    ],
  },
  'distinct-window': {
    title: '滑动窗口：最长无重复段',
    question: '把两项拖成相等：窗口碰到第二个时，左端要移到哪里才肯停？',
    code: [
      'int l = 0, r = 0, best = 0;',
      'while (r < n) {',
      '    if (in.count(a[r]))',
      '        in.erase(a[l++]);',
      '    else { in.insert(a[r++]);',
      '        best = max(best, r - l); }',
      '}',
    ],
  },
  'sum-window': {
    title: '滑动窗口：和达到目标的最短段',
    question: '改目标和或拖高一项：窗口什么时候变大，什么时候缩小？',
    target: { label: '目标和', min: 1, max: 60 },
    code: [
      'int l = 0, r = 0, s = 0, best = INF;',
      'while (true) {',
      '    if (s < x && r < n) s += a[r++];',
      '    else if (s < x) break;',
      '    else { best = min(best, r - l); s -= a[l++]; }',
      '}',
      'return best;',
    ],
  },
  'window-maximum': {
    title: '单调队列：窗口最大值',
    question: '拖高中间的一项：它入队时会挤走谁？被挤走的还可能是答案吗？',
    target: { label: '窗口宽', min: 1, max: 6 },
    code: [
      'deque<int> q;  // 下标，值递减',
      'for (int r = 0; r < n; ++r) {',
      '    while (!q.empty() && a[q.back()] <= a[r]) q.pop_back();',
      '    q.push_back(r);',
      '    if (q.front() <= r - k) q.pop_front();',
      '    if (r >= k - 1) out.push_back(a[q.front()]);',
      '}',
    ],
  },
  'lower-bound': {
    title: '二分：第一个不小于目标的位置',
    question: '拖动横线改目标：什么时候 lo 跳，什么时候 hi 缩？目标比所有项都大时返回几？',
    isSorted: true,
    target: { label: '目标', ...LEVEL },
    isLevel: true,
    code: [
      'int lo = 0, hi = n;',
      'while (lo < hi) {',
      '    int mid = lo + (hi - lo) / 2;',
      '    if (a[mid] < x) lo = mid + 1;',
      '    else hi = mid; }',
      'return lo;',
    ],
  },
  prefix: {
    title: '前缀和：一次减法求区间和',
    question: '拖动区间的两端：要用 s 的哪两项相减？为什么右端用 s[r] 而不是 s[r − 1]？',
    hasRange: true,
    code: [
      'vector<long long> s(n + 1);',
      'for (int i = 0; i < n; ++i)',
      '    s[i + 1] = s[i] + a[i];',
      'return s[r] - s[l];',
    ],
  },
  difference: {
    title: '差分：两处改动完成区间加',
    question: '拖动区间的两端：不论多长都只改两处，右端那一处为什么是减？',
    target: { label: '加数', ...LEVEL },
    hasRange: true,
    code: [
      '// d[i] = a[i] - a[i-1]，d[0] = a[0]',
      'd[l] += x;',
      'if (r < n) d[r] -= x;',
      'for (int i = 0; i < n; ++i)',
      '    a[i] = d[i] + (i ? a[i - 1] : 0);',
      'return a;',
    ],
  },
  'sum-count': {
    title: '前缀和加哈希：和为 K 的段数',
    question: '把几项拖成 0：和为 K 的段为什么一下子变多？表里哪个和出现了多次？',
    target: { label: 'K', min: 0, max: 60 },
    code: [
      'unordered_map<int, int> seen{{0, 1}};',
      'int s = 0, found = 0;',
      'for (int x : a) { s += x;',
      '    found += seen[s - k];',
      '    ++seen[s];',
      '}',
      'return found;',
    ],
  },
  sieve: {
    title: '埃氏筛',
    question: '拖动上限：为什么从 p × p 划起？哪些数被划了不止一次？',
    target: { label: '上限', min: 4, max: 50 },
    code: [
      'vector<char> composite(n + 1);',
      'for (int p = 2; p <= n; ++p) if (!composite[p]) {',
      '    primes.push_back(p);',
      '    for (int m = p * p; m <= n; m += p)',
      '        composite[m] = 1;',
      '}',
    ],
  },
  'linear-sieve': {
    title: '线性筛',
    question: '拖动上限，与埃氏筛比划掉的次数：i 能被 p 整除时为什么要停？',
    target: { label: '上限', min: 4, max: 50 },
    code: [
      'vector<char> composite(n + 1);',
      'for (int i = 2; i <= n; ++i) {',
      '    if (!composite[i]) primes.push_back(i);',
      '    for (int p : primes) {',
      '        if (i * p > n) break;',
      '        composite[i * p] = 1;',
      '        if (i % p == 0) break; }',
      '}',
    ],
  },
};
