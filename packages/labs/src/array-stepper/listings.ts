/** What each program is called, asks for and looks like in C++. */
import type { ProgramName } from './types.ts';
import { words } from './words/lab.ts';

export interface Listing {
  code: readonly string[];
  /** The array must be sorted. */
  isSorted?: boolean;
  /** What the target means; absent where there is none. */
  target?: { min: number; max: number };
  /** The target is compared with single values: it can be drawn as a height. */
  isLevel?: boolean;
  hasRange?: boolean;
}

/** Largest value of an item. */
export const HIGHEST = 20;

const LEVEL = { min: 0, max: HIGHEST };

export const LISTINGS: Record<ProgramName, Listing> = {
  dedup: {
    isSorted: true,
    target: { min: 1, max: 3 },
    code: [
      'int w = 0;',
      'for (int r = 0; r < n; ++r)',
      '    if (w < k || a[w - k] != a[r])',
      '        a[w++] = a[r];',
      'return w;',
    ],
  },
  remove: {
    target: { ...LEVEL },
    isLevel: true,
    get code() {
      return [
        'int w = 0;',
        'for (int r = 0; r < n; ++r)',
        '    if (a[r] != x)',
        '        a[w++] = a[r];',
        words.thenErase,
      ];
    },
  },
  partition: {
    target: { ...LEVEL },
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
    isSorted: true,
    target: { min: 0, max: 2 * HIGHEST },
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
    target: { min: 1, max: 60 },
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
    target: { min: 1, max: 6 },
    get code() {
      return [
        words.queueOfIndices,
        'for (int r = 0; r < n; ++r) {',
        '    while (!q.empty() && a[q.back()] <= a[r]) q.pop_back();',
        '    q.push_back(r);',
        '    if (q.front() <= r - k) q.pop_front();',
        '    if (r >= k - 1) out.push_back(a[q.front()]);',
        '}',
      ];
    },
  },
  'lower-bound': {
    isSorted: true,
    target: { ...LEVEL },
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
    hasRange: true,
    code: [
      'vector<long long> s(n + 1);',
      'for (int i = 0; i < n; ++i)',
      '    s[i + 1] = s[i] + a[i];',
      'return s[r] - s[l];',
    ],
  },
  difference: {
    target: { ...LEVEL },
    hasRange: true,
    get code() {
      return [
        words.whatDifferences,
        'd[l] += x;',
        'if (r < n) d[r] -= x;',
        'for (int i = 0; i < n; ++i)',
        '    a[i] = d[i] + (i ? a[i - 1] : 0);',
        'return a;',
      ];
    },
  },
  'sum-count': {
    target: { min: 0, max: 60 },
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
    target: { min: 4, max: 50 },
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
    target: { min: 4, max: 50 },
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
