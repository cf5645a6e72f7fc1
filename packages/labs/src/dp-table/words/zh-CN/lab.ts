/** What the lab says in Simplified Chinese. */

export const input = '输入';
export const problem = '问题';
export const rows = '行';
export const columns = '列';
export const string = '串';
export const capacity = '容量';
export const amount = '金额';
export const piles = '各堆';
export const coins = '面值';
export const weightsAndValues = '重量与价值';
export const clearObstacles = '去掉障碍';
export const addOne = '加一项';
export const removeOne = '减一项';
export const titles = {
  paths: '网格路径数',
  lcs: '最长公共子序列',
  edit: '编辑距离',
  knapsack: '01 背包',
  complete: '完全背包',
  coins: '凑钱的方案数',
  stones: '石子合并（区间）',
  palindrome: '最长回文子序列（区间）',
  binomial: '组合数递推',
};
export const questions = {
  paths: '点几格放障碍：哪一格的路径数变成 0？为什么每格只等于上加左？',
  lcs: '改表头的一个字母：哪些格跟着变？两个字母相等时为什么只看左上？',
  edit: '改一个字母，距离至多变几？左、上、左上三个方向各是哪种操作？',
  knapsack: '每行为什么从右往左填？若从左往右，一件会不会被装两次？',
  complete: '箭头来自本行还是上一行？这和“每件不限次数”有什么关系？',
  coins: '加一种硬币，哪些格变大？为什么 f[0] 是 1 而不是 0？',
  stones: '为什么要先填短区间？改一堆石子，最优的断点会移到哪里？',
  palindrome: '改一个字母让两端相等：答案来自里面的哪一格？为什么从对角线往右上填？',
  binomial: '每格是哪两格之和？“选或不选第 n 个”分别对应哪一格？',
};
/** The recurrences, as the notes write them. */
export const rules = {
  paths: 'f[i][j] = f[i−1][j] + f[i][j−1]，障碍处为 0',
  lcs: '相等：f[i−1][j−1] + 1；不等：max(f[i−1][j], f[i][j−1])',
  edit: 'min(f[i−1][j] + 1, f[i][j−1] + 1, f[i−1][j−1] + (a[i] ≠ b[j]))',
  knapsack: 'f[i][c] = max(f[i−1][c], f[i−1][c−w] + v)，c 从大到小',
  complete: 'f[i][c] = max(f[i−1][c], f[i][c−w] + v)，c 从小到大',
  coins: 'f[i][c] = f[i−1][c] + f[i][c−coin]，f[·][0] = 1',
  stones: 'f[l][r] = min(f[l][k] + f[k+1][r]) + sum(l..r)，按区间长度填',
  palindrome: '两端相等：f[l+1][r−1] + 2；不等：max(f[l+1][r], f[l][r−1])',
  binomial: 'C(n, k) = C(n−1, k−1) + C(n−1, k)',
};
export const letterCount = (least: number, most: number) => `${least} 到 ${most} 个大写字母`;
export const wholeNumber = (least: number, most: number) => `${least} 到 ${most} 的整数`;
export const unused = (title: string) => `空的：${title}用不到它`;
export const someOf = (least: number, most: number, what: string) => `${least} 到 ${most} 个 ${what}`;
export const inPairs = '，重量与价值成对';
export const rising = '，从小到大，终点除外';
export const recurrence = '转移：';
export const choicesFromEnd = '从后往前的选择：';
export const picture = (title: string, rows: number, columns: number, filled: number) =>
  `${title}的表，${rows} 行 ${columns} 列，已填 ${filled} 格`;
export const table = '表格';
export const obstacleTable = '表格，空格键放障碍';
export const cellNow = (at: string, value: number | string) => `${at}，${value}`;
export const empty = '空';
export const rowLetter = (number: number) => `行第 ${number} 个字母`;
export const columnLetter = (number: number) => `列第 ${number} 个字母`;
export const itemWeight = (item: number) => `第 ${item} 件的重量`;
export const itemValue = (item: number) => `第 ${item} 件的价值`;
export const pile = (index: number) => `第 ${index} 堆`;
export const coin = (number: number) => `第 ${number} 种硬币`;
export const changeChosen = '改变选中的字母或数';
export const letterKeys = '字母键';
export const fillLetter = '填入选中的字母';
export const titled = (title: string, says: string) => `${title}：${says}`;
export const borders = (cells: number) => `先填边界：${cells} 格不依赖别的格。`;
export const tableFull = (answer: number) => `表填完了，答案是 ${answer}。`;
export const comma = '，';
export const way = (name: string, value: number) => `${name} ${value}`;
export const noWay = (at: string, result: number) => `${at}：填 ${result}。`;
export const oneWay = (at: string, way: string, result: number) => `${at}：${way}，填 ${result}。`;
export const combined = (at: string, ways: string, combined: string) => `${at}：${ways}；${combined}。`;
export const combine = {
  max: (result: number) => `取最大，填 ${result}`,
  min: (result: number) => `取最小，填 ${result}`,
  sum: (result: number) => `相加，填 ${result}`,
};
export const byWay = (name: string) => `（${name}）`;
export const whichValue = (at: string) => `${at}，这一格填几？`;
export const goingBack = (at: string, value: number, way: string) => `回溯：${at}，这一格 ${value} 来自“${way}”。`;
export const atBorder = (answer: number, choices: number) => `回到边界：答案是 ${answer}，一共走了 ${choices} 次选择。`;
export const take = (letter: string | undefined) => `选 ${letter}`;
export const leaveOut = (letter: string | undefined) => `不用 ${letter}`;
export const keep = (letter: string | undefined) => `保留 ${letter}`;
export const change = (from: string | undefined, to: string | undefined) => `${from} 改成 ${to}`;
export const remove = (letter: string | undefined) => `删 ${letter}`;
export const insert = (letter: string | undefined) => `添 ${letter}`;
export const takeBoth = (letter: string | undefined) => `两端选 ${letter}`;
export const leaveLeft = (letter: string | undefined) => `舍去左端 ${letter}`;
export const leaveRight = (letter: string | undefined) => `舍去右端 ${letter}`;
export const itemHead = (weight: number, worth: number) => `重${weight} 值${worth}`;
export const skip = '不装';
export const takeItem = (number: number) => `装第 ${number} 件`;
export const itemAt = (capacity: number, item: number, weight: number, worth: number) =>
  `容量 ${capacity}，第 ${item} 件重 ${weight} 值 ${worth}`;
export const coinHead = (coin: number) => `${coin} 元`;
export const withoutCoin = (coin: number) => `不用 ${coin} 元`;
export const oneMoreCoin = (coin: number) => `再用一枚 ${coin} 元`;
export const amountAt = (amount: number, kinds: number) => `凑 ${amount}，可用前 ${kinds} 种`;
export const fromAbove = '从上';
export const fromLeft = '从左';
export const blocked = '障碍，走不进来';
export const gridCell = (row: number, column: number) => `格 (${row}, ${column})`;
export const chooseNth = '选第 n 个';
export const notChosen = '不选';
export const cutAfter = (pile: number) => `在第 ${pile} 堆后断开`;
export const pilesAt = (first: number, last: number, weight: number) => `第 ${first} 到 ${last} 堆共重 ${weight}`;
