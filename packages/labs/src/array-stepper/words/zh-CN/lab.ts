/** What the lab says in Simplified Chinese. */

export const item = (index: number) => `第 ${index} 项`;
export const rangeLeft = '区间左端';
export const rangeRight = '区间右端';
export const indexOf = (index: number) => `下标 ${index}`;
export const input = '输入';
export const program = '程序';
export const length = '长度';
export const codeOf = (title: string) => `${title}的代码`;
export const picture = (title: string, cells: string) => `${title}：${cells}`;
export const pointer = (name: string) => `指针 ${name}`;
export const number = (value: number) => `数 ${value}`;
export const titles = {
  dedup: '读写指针：原地去重',
  remove: 'std::remove：移除而不删除',
  partition: '划分：小的到前面',
  'two-sum': '对撞指针：有序数组两数之和',
  'distinct-window': '滑动窗口：最长无重复段',
  'sum-window': '滑动窗口：和达到目标的最短段',
  'window-maximum': '单调队列：窗口最大值',
  'lower-bound': '二分：第一个不小于目标的位置',
  prefix: '前缀和：一次减法求区间和',
  difference: '差分：两处改动完成区间加',
  'sum-count': '前缀和加哈希：和为 K 的段数',
  sieve: '埃氏筛',
  'linear-sieve': '线性筛',
};
export const questions = {
  dedup: '拖动读指针 r：写指针 w 什么时候停下不动？把“至多”改成 2，谁又能留下？',
  remove: '拖动横线选要移除的值：走完以后数组短了吗？末尾剩下的是什么？',
  partition: '拖动横线改分界值：走完以后，前半边的原有次序还在吗？后半边呢？',
  'two-sum': '换一个目标和：为什么每次能放心舍去一端，而不会漏掉答案？',
  'distinct-window': '把两项拖成相等：窗口碰到第二个时，左端要移到哪里才肯停？',
  'sum-window': '改目标和或拖高一项：窗口什么时候变大，什么时候缩小？',
  'window-maximum': '拖高中间的一项：它入队时会挤走谁？被挤走的还可能是答案吗？',
  'lower-bound': '拖动横线改目标：什么时候 lo 跳，什么时候 hi 缩？目标比所有项都大时返回几？',
  prefix: '拖动区间的两端：要用 s 的哪两项相减？为什么右端用 s[r] 而不是 s[r − 1]？',
  difference: '拖动区间的两端：不论多长都只改两处，右端那一处为什么是减？',
  'sum-count': '把几项拖成 0：和为 K 的段为什么一下子变多？表里哪个和出现了多次？',
  sieve: '拖动上限：为什么从 p × p 划起？哪些数被划了不止一次？',
  'linear-sieve': '拖动上限，与埃氏筛比划掉的次数：i 能被 p 整除时为什么要停？',
};
/** What the target means. */
export const targets = {
  dedup: '至多',
  remove: '移除',
  partition: '分界',
  'two-sum': '目标和',
  'sum-window': '目标和',
  'window-maximum': '窗口宽',
  'lower-bound': '目标',
  difference: '加数',
  'sum-count': 'K',
  sieve: '上限',
  'linear-sieve': '上限',
  'distinct-window': '',
  prefix: '',
};
export const thenErase = 'return w;  // 之后 erase(w, n)';
export const queueOfIndices = 'deque<int> q;  // 下标，值递减';
export const whatDifferences = '// d[i] = a[i] - a[i-1]，d[0] = a[0]';
export const begin = (title: string, items: number, says: string) => `${title}，${items} 项。${says}`;
export const countSoFar = (count: number) => `已做 ${count} 次。`;
export const changeItem = '改变选中的一项';
export const movePointer = '移动选中的指针或区间端';
export const writeOrSkip = ['写入并前移写指针', '跳过，写指针不动'];
export const eachAtMost = (most: number) => `每个至多 ${most} 次`;
export const freeToOverwrite = '可覆盖';
export const dedupStart = '读写指针都从 0 起步，w 左边是定稿。';
export const fewerKept = (most: number) => `定稿不足 ${most} 项`;
export const lastKept = (most: number, kept: number) => `定稿的倒数第 ${most} 项是 ${kept}`;
export const writtenTo = (place: number) => `写到 ${place} 号位`;
export const enoughOf = (most: number, value: number) => `已有 ${most} 个 ${value}，跳过`;
export const dedupRead = (r: number, value: number, where: string, outcome: string) =>
  `读到 a[${r}] = ${value}，${where}：${outcome}。`;
export const dedupAsk = (value: number, where: string) => `r 指着 ${value}，${where}，接下来呢？`;
export const dedupEnd = (kept: number, most: number, rest: number) =>
  `读完了，前 ${kept} 项里每个值至多 ${most} 次，后面 ${rest} 项作废。`;
export const without = (target: number) => `没有 ${target}`;
export const leftOver = '残留';
export const removeStart = (target: number) => `读写指针都从 0 起步，要移除的是 ${target}。`;
export const isKept = (target: number, place: number) => `不是 ${target}，写到 ${place} 号位`;
export const isRemoved = (target: number) => `正是 ${target}，跳过`;
export const removeRead = (r: number, value: number, outcome: string) => `a[${r}] = ${value} ${outcome}。`;
export const removeAsk = (value: number, target: number) => `r 指着 ${value}，要移除的是 ${target}，接下来呢？`;
export const removeEnd = (w: number, length: number, rest: number) =>
  `返回 ${w}：数组仍有 ${length} 项，末尾 ${rest} 项要靠 erase 删掉。`;
export const partitionStart = (target: number) => `分界 w 与读指针 r 都从 0 起步，以 ${target} 为界。`;
export const isLess = (target: number, place: number) => `小于 ${target}，与 ${place} 号位交换，分界前移`;
export const isNotLess = (target: number) => `不小于 ${target}，留在原处`;
export const partitionRead = (r: number, value: number, outcome: string) => `读到 a[${r}] = ${value}，${outcome}。`;
export const partitionAsk = (value: number, target: number) => `r 指着 ${value}，以 ${target} 为界，接下来呢？`;
export const swapToFront = '交换到前半边';
export const leave = '留在原处';
export const partitionEnd = (w: number, target: number, rest: number) =>
  `划分完毕，前 ${w} 项小于 ${target}，后 ${rest} 项都不小于它。`;
export const tooSmall = '太小';
export const found = '找到';
export const answerHere = '答案若有，在这里';
export const tooLarge = '太大';
export const twoSumStart = (target: number) => `两个指针从两端出发，要找的和是 ${target}。`;
export const twoSumAsk = (sum: number, target: number) => `a[l] + a[r] = ${sum}，要 ${target}，接下来呢？`;
export const moveLeft = 'l 右移';
export const moveRight = 'r 左移';
export const isFound = '找到了';
export const sumFound = (sum: string, target: number) => `${sum}，正是 ${target}，找到了。`;
export const sumTooSmall = (sum: string, target: number, index: number) =>
  `${sum} 小于 ${target}，连最大的搭档都不够，舍去 a[${index}]。`;
export const sumTooLarge = (sum: string, target: number, index: number) =>
  `${sum} 大于 ${target}，连最小的搭档都嫌大，舍去 a[${index}]。`;
export const noSum = (target: number) => `两个指针相遇，没有两项之和是 ${target}。`;
export const undecided = '未定';
export const searchStart = (hi: number, target: number) =>
  `区间 [0, ${hi}) 都未定，要找第一个不小于 ${target} 的位置。`;
export const searchAsk = (middle: number, value: number, target: number) =>
  `mid = ${middle}，a[mid] = ${value}，要找 ≥ ${target}，接下来呢？`;
export const searchRight = (middle: number, value: number, target: number, lo: number) =>
  `a[${middle}] = ${value} 小于 ${target}，它与左边都不是答案，lo 跳到 ${lo}。`;
export const searchLeft = (middle: number, value: number, target: number, hi: number) =>
  `a[${middle}] = ${value} 不小于 ${target}，它可能就是答案，hi 缩到 ${hi}。`;
export const firstFound = (lo: number, value: number, target: number) =>
  `a[${lo}] = ${value} 是第一个不小于 ${target} 的`;
export const noneFound = (target: number, lo: number) => `没有不小于 ${target} 的，返回末尾 ${lo}`;
export const searchEnd = (outcome: string, count: number) => `lo 与 hi 相遇：${outcome}，共比较 ${count} 次。`;
export const query = (from: number, to: number) => `查询 [${from}, ${to})`;
export const prefixSums = '前缀和 s';
export const prefixStart = 's[0] = 0：前 0 项的和，有了它就不用特判开头。';
export const prefixStep = (next: number, i: number, sum: number, value: number, total: number) =>
  `s[${next}] = s[${i}] + a[${i}] = ${sum} + ${value} = ${total}。`;
export const prefixAsk = (i: number, sum: number, value: number, next: number) =>
  `s[${i}] = ${sum}，a[${i}] = ${value}，s[${next}] 是几？`;
export const prefixEnd = (from: number, to: number, right: number, left: number, sum: number) =>
  `[${from}, ${to}) 的和 = s[${to}] − s[${from}] = ${right} − ${left} = ${sum}，一次减法。`;
export const rangePlus = (from: number, to: number, target: number) => `[${from}, ${to}) 加 ${target}`;
export const differences = '差分 d';
export const differenceStart = 'd[i] = a[i] − a[i − 1]，d 的前缀和就是原数组。';
export const minus = '减';
export const plus = '加';
export const changed = (index: number, sign: string, by: number, value: number) =>
  `d[${index}] ${sign} ${by}，变成 ${value}`;
export const beyond = (index: number) => `${index} 已在末尾之外，不必改`;
export const sentence = (text: string) => `${text}。`;
export const moreBy = (target: number) => `，比原来多 ${target}`;
export const asBefore = '，与原来一样';
export const restored = (i: number, before: string, value: number, outcome: string) =>
  `a[${i}] = ${before}d[${i}] = ${value}${outcome}。`;
export const restoreAsk = (i: number, old: number) => `还原 a[${i}]，原来是 ${old}，现在呢？`;
export const more = (by: number) => `多 ${by}`;
export const same = '不变';
export const less = (by: number) => `少 ${by}`;
export const differenceEnd = '还原完毕：区间有多长都只改了两处差分。';
export const prefixSum = (sum: number) => `前缀和 ${sum}`;
export const seenSums = '见过的和';
export const times = '次数';
export const countStart = '空前缀的和 0 先记一次，否则从头开始的段会漏掉。';
export const countStep = (sum: number, target: number, rest: number, times: number, found: number) =>
  `和到 ${sum}，${sum} − ${target} = ${rest} 见过 ${times} 次，答案加 ${times}，共 ${found}。`;
export const countAsk = (i: number, value: number | undefined, target: number) =>
  `a[${i}] = ${value} 加进来，和为 ${target} 的段多了几个？`;
export const countEnd = (target: number, found: number) => `一遍扫完，和为 ${target} 的段有 ${found} 个。`;
export const primeOrNot = ['素数', '合数，已被划掉'];
export const primes = '素数';
export const sieveStart = (most: number) => `从 2 到 ${most} 都先当作素数，1 不是。`;
export const crossFrom = (p: number, square: number) => `，从 ${p} × ${p} = ${square} 划起`;
export const squareTooLarge = (p: number, most: number) => `，${p} × ${p} 已超过 ${most}`;
export const isPrime = (p: number, outcome: string) => `${p} 没被划掉，是素数${outcome}。`;
export const isSkipped = (p: number) => `${p} 早被划掉，跳过。`;
export const whatIs = (n: number) => `轮到 ${n}，它是？`;
export const inVain = '，它先前已被划过，这次白做';
export const crossed = (multiple: number, p: number, factor: number, again: string) =>
  `划掉 ${multiple} = ${p} × ${factor}${again}。`;
export const sieveEnd = (primes: number, count: number, again: number) =>
  `共 ${primes} 个素数，划了 ${count} 次，其中重复 ${again} 次。`;
export const linearStart = (most: number) => `从 2 到 ${most} 逐个看 i，每个合数只由它最小的素因子划掉。`;
export const isNewPrime = (i: number) => `${i} 没被划掉，是素数，收进素数表。`;
export const isComposite = (i: number) => `${i} 是合数，照样去划它的倍数。`;
export const lastFactor = (p: number, i: number) => `；${p} 整除 ${i}，再往后就不是最小素因子了，停`;
export const linearCrossed = (i: number, p: number, multiple: number, last: string) =>
  `划掉 ${i} × ${p} = ${multiple}${last}。`;
export const linearEnd = (primes: number, count: number) => `共 ${primes} 个素数，划了 ${count} 次，每个合数恰好一次。`;
export const growOrShrink = ['r 右移，窗口变大', 'l 右移，窗口缩小'];
export const allDifferent = '窗口内互不相同';
export const longest = (length: number) => `最长 ${length}`;
export const windowStart = '窗口 [l, r) 从空开始。';
export const windowAsk = (value: number) => `窗口外下一个是 ${value}，接下来呢？`;
export const windowShrinks = (value: number, dropped: number) => `${value} 已在窗口里，左端移出 ${dropped}。`;
export const windowGrows = (value: number, length: number, best: number) =>
  `${value} 不在窗口里，收进来，窗口长 ${length}，最长 ${best}。`;
export const windowEnd = (best: number) => `右端到头，最长的无重复段长 ${best}，两个指针都只走了一遍。`;
export const sum = (sum: number) => `和 ${sum}`;
export const shortest = (length: number) => `最短 ${length}`;
export const sumStart = (target: number) => `窗口 [l, r) 从空开始，要和不小于 ${target} 的最短段。`;
export const sumAsk = (sum: number, target: number) => `窗口的和是 ${sum}，要 ≥ ${target}，接下来呢？`;
export const sumGrows = (index: number, value: number, sum: number) =>
  `和还不够，收进 a[${index}] = ${value}，和变成 ${sum}。`;
export const sumShrinks = (length: number, index: number, value: number, sum: number) =>
  `和已够，记下最短 ${length}，移出 a[${index}] = ${value}，和变成 ${sum}。`;
export const sumEnd = (length: number) => `右端到头，最短的段长 ${length}。`;
export const sumNone = (target: number) => `右端到头，没有和达到 ${target} 的段。`;
export const front = '队首';
export const window = (size: number) => `窗口 ${size}`;
export const queue = '队列';
export const maxima = '窗口最大值';
export const queueStart = (size: number) => `窗口宽 ${size}，队列存下标，值从队首到队尾递减。`;
export const popped = (count: number) => `队尾有 ${count} 项不大于它，弹出`;
export const backLarger = '队尾更大，不弹';
export const queueEmpty = '队列还空着';
export const frontStale = '；队首已在窗口外，弹出';
export const maximum = (value: number | undefined) => `；窗口最大值 ${value}`;
export const enqueued = (r: number, value: number, tail: string, stale: string, maximum: string) =>
  `a[${r}] = ${value} 入队：${tail}${stale}${maximum}。`;
export const queueAsk = (value: number) => `${value} 要入队，队尾要弹出几项？`;
export const queueEnd = (windows: number) => `每项最多进出队列各一次，共 ${windows} 个窗口。`;
