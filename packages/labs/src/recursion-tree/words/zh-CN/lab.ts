/** What the lab says in Simplified Chinese. */

export const problem = '问题';
export const addOne = '加一个';
export const removeOne = '减一个';
export const titles = {
  permutations: '全排列',
  subsets: '子集',
  'combination-sum': '组合总和',
  queens: 'N 皇后',
  fibonacci: '斐波那契',
  pack: '参数包的递归展开',
  'left-fold': '左折叠 (... − args)',
  'right-fold': '右折叠 (args − ...)',
};
export const questions = {
  permutations: '元素里有相同的，关掉剪枝：会多出哪些重复的叶子？',
  subsets: '点最下一排的叶子：每多一个元素，叶子变成几倍？',
  'combination-sum': '关掉剪枝再走：多进了几条死路？为什么先排序才能一刀剪掉后面所有的？',
  queens: '点棋盘第一行的一格，看它的子树：哪些开头根本没有解？剪枝省下多少次调用？',
  fibonacci: '打开备忘：整棵树少了哪些子树？调用次数从指数变成了几？',
  pack: '多给一个参数，编译器多实例化几个函数？换成 if constexpr 能省下哪一个？',
  'left-fold': '拖动数字：括号往哪边套？和右折叠的结果什么时候一样？',
  'right-fold': '拖动数字：括号往哪边套？和左折叠的结果什么时候一样？',
};
/** What the numbers of a problem are, and what its size is. */
export const items = '元素';
export const candidates = '候选';
export const targetSum = '目标和';
export const queens = '皇后';
export const parameters = '参数';
/** What the switch of a problem does. */
export const skipTwins = '去重剪枝';
export const cutLarge = '可行性剪枝';
export const checkFirst = '放之前先查冲突';
export const memoize = '记忆化';
export const takeLine = '    path.push_back(a[i]); dfs(i + 1);  // 选';
export const leaveLine = '    path.pop_back();      dfs(i + 1);  // 不选';
export const breakLine = '        if (sum + a[i] > target) break;  // 已排序';
export const codeOf = (title: string) => `${title}的代码`;
export const picture = (title: string, entered: number) => `${title}的调用树，已进入 ${entered} 次`;
export const callTree = '调用树';
export const callAt = (depth: number, label: string) => `第 ${depth} 层的 ${label}`;
export const numberAt = (place: number, label: string) => `第 ${place} 个${label}`;
/** What stands before the pieces of the solution so far. */
export const chips = {
  permutations: '已排',
  subsets: '已选',
  'combination-sum': '已选',
  fibonacci: '备忘',
  pack: '已打印',
};
export const board = '棋盘';
export const pressFirstRow = '点第一行';
/** Signs of the picture: where a queen is attacked, and how a call ends. */
export const legend = ['· 被攻击的格', '✓ 得到一个解', '✗ 死路，✂ 剪掉'];
export const instantiated = (calls: number) => `实例化 ${calls} 个函数`;
export const called = (calls: number) => `调用 ${calls} 次`;
export const solutions = (count: number) => `${count} 个解`;
export const deadEnds = (count: number) => `${count} 条死路`;
export const cuts = (count: number) => `${count} 处剪枝`;
export const memoHits = (count: number) => `${count} 次命中备忘`;
export const comma = '，';
export const begin = (title: string) => `${title}：`;
export const moment = (title: string, says: string, counts: string) => `${title}${says}${counts}。`;
export const toCaller = '到上一层的调用';
export const toFirstCall = '到它的第一个子调用';
export const toNeighbour = '前一个、后一个调用';
export const whatNext = '接下来发生什么？';
export const choices = ['进入下一层', '得到结果，返回', '此路不通或剪掉', '本层试完，退回'];

export const ordered = (items: string) => `排满了，得到 ${items}。`;
export const twin = (item: number) => `${item} 与前一个相同而前一个没用：会重复，剪掉。`;
export const firstPlace = '第 1 位从头试起';
export const placed = (place: number, label: string) => `第 ${place} 位放 ${label}`;
export const itemsLeft = (taken: string, left: number) => `${taken}，还剩 ${left} 个。`;
export const allOrders = '所有排列都试过了。';
export const takenBack = (place: number, label: string) => `第 ${place} 位的 ${label} 试完，撤销，回到上一层。`;
export const subset = (items: string) => `每一项都定了，得到 {${items}}。`;
export const inOrOut = (place: number, item: number) => `轮到第 ${place} 项 ${item}：先选它，再不选它。`;
export const bothTried = (item: number) => `${item} 选与不选都试过了，返回。`;
export const sumLabel = (size: number) => `和 ${size}`;
export const reached = (sum: string, size: number) => `${sum} = ${size}，得到一个解。`;
export const tooMuch = (sum: number, size: number) => `和到 ${sum}，超过 ${size}，返回。`;
export const tooLarge = (sum: number, item: number, size: number) =>
  `${sum} + ${item} 已超过 ${size}，后面的更大，一起剪掉。`;
export const chosen = (label: string, sum: number) => `选 ${label}，和到 ${sum}。`;
export const between = '、';
export const chooseFrom = (items: string, size: number) => `从 ${items} 里选，凑 ${size}。`;
export const beginningTried = (sum: string, label: string) => `以 ${sum} 开头的试完，撤销 ${label}。`;
export const allBeginnings = '所有开头都试过了。';
export const queensLabel = (size: number) => `${size} 皇后`;
export const queenAt = (row: number, column: string) => `第 ${row} 行放第 ${column} 列`;
export const boardSolved = (place: string) => `${place}，放满了，得到一个解。`;
export const boardWrong = (place: string) => `${place}，放满才发现互相攻击，返回。`;
export const squaresOpen = (open: number, cut: number) =>
  `下一行有 ${open} 格可放${cut ? `，${cut} 格被攻击、不进` : ''}`;
export const noSquare = '下一行没有可放的格，只能回头';
export const emptyBoard = '空棋盘';
export const boardNow = (start: string, next: string) => `${start}；${next}。`;
export const queenTaken = (place: string) => `${place}的各种接法试完，拿走这个皇后。`;
export const allBoards = '所有放法都试过了。';

export const fibBase = (n: number) => `F(${n}) = ${n}，直接返回。`;
export const fibKnown = (n: number, value: number) => `F(${n}) 算过，备忘里是 ${value}，直接用。`;
export const fibNeeds = (n: number) => `F(${n}) 要先算 F(${n - 1}) 与 F(${n - 2})。`;
export const fibIs = (n: number, sum: string, value: number, isKept: boolean) =>
  `F(${n}) = ${sum} = ${value}${isKept ? '，记进备忘' : ''}。`;
export const packEmpty = '参数包空了，匹配无参的终止重载 print()。';
export const packLast = (name: string, first: string) =>
  `${name} 打印 ${first}；if constexpr (sizeof...(rest) > 0) 为假，不再实例化。`;
export const packPrints = (name: string, first: string, rest: number) =>
  `实例化 ${name}：打印第一个 ${first}，把剩下 ${rest} 个再展开。`;
export const returns = (name: string) => `${name} 返回。`;
export const inPack = (value: number) => `包里的 ${value}。`;
export const bothSidesFirst = (label: string) => `${label} 要先求两边。`;
export const differenceIs = (label: string, a: string, b: string, value: number) =>
  `${label} = ${a} − ${b} = ${value}。`;
