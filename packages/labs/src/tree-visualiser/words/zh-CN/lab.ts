/** What the lab says in Simplified Chinese. */

export const tree = '树';
export const clear = '清空';
export const traversal = '遍历';
export const tries = '试试';
export const wordCalls = { insert: '插入', erase: '删除', find: '查前缀' };
export const operation = '操作';
export const first = '甲';
export const key = '键';
export const second = '乙';
export const add = '加';
export const comma = '、';
export const tagShape = (letters: string) => `一到四段，用点隔开，可用：${letters}`;
export const wordShape = '一到四个小写字母';
export const tag = '标签';
export const word = '词';
export const picture = (title: string, nodes: number) => `${title}，${nodes} 个结点`;
export const emptyNode = '（空）';
export const noted = (sub: string) => `，${sub}`;
export const isRed = '，红';
export const isBlack = '，黑';
export const nodeLabel = (text: string, sub: string, tone: string) => `结点 ${text}${sub}${tone}`;
export const avlFixes = ['LL：右旋', 'RR：左旋', 'LR：先左旋再右旋', 'RL：先右旋再左旋'];
export const whichCase = (key: number, factor: number, child: number, childFactor: number) =>
  `${key} 的平衡因子是 ${factor}，${child} 的是 ${childFactor}，属于哪种？`;
export const unbalanced = (key: number, factor: number, child: number, childFactor: number) =>
  `${key} 的平衡因子是 ${factor}，失衡了，偏重的一侧是 ${child}（${childFactor}）。`;
export const heightsByOne = '高度只差 1';
export const heightsEqual = '又一样高';
export const balanced = (fix: string, up: number | undefined, heights: string) =>
  `${fix}，${up} 升上来，两边${heights}。`;
export const goesToChild = (key: number, keys: string, place: number) => `${key} 与 ${keys} 比，走第 ${place} 个孩子。`;
export const whichChild = (keys: string, key: number) => `路标是 ${keys}，找 ${key}，走第几个孩子？`;
export const childNumber = (place: number) => `第 ${place} 个`;
export const foundInLeaf = (key: number) => `在叶子里找到 ${key}。`;
export const notInLeaf = (key: number) => `这片叶子里没有 ${key}。`;
export const alreadyInLeaf = (key: number) => `${key} 已在叶子里。`;
export const isLeafFull = (keys: number, key: number) => `叶子里已有 ${keys} 个键，插入 ${key} 以后呢？`;
export const fits = '放得下';
export const mustSplit = '要分裂';
export const overflows = (keys: number, most: number) => `，共 ${keys} 个，超过 ${most} 个，要分裂`;
export const andFits = '，放得下';
export const intoLeaf = (key: number, outcome: string) => `${key} 按序放进叶子${outcome}。`;
export const middleUp = (key: number | undefined) => `中间的 ${key} 移到上一层`;
export const copyUp = (key: number | undefined) => `右半留着 ${key}，上一层抄一份 ${key} 作路标`;
export const taller = '，树长高一层';
export const splits = (outcome: string, taller: string) => `分裂成两半，${outcome}${taller}。`;
export const notInLeafToErase = (key: number) => `叶子里没有 ${key}，不用删。`;
export const leafShort = '，叶子不足半满，要向兄弟借或合并';
export const erasedFromLeaf = (key: number, short: string) => `从叶子里删掉 ${key}${short}；上层的路标不必改。`;
export const merged = '兄弟也没有多的，两个结点合并，上一层少一个路标。';
export const left = '左';
export const right = '右';
export const borrowed = (side: string) => `从${side}兄弟借来一个键，路标跟着改。`;
export const shorter = '根只剩一个孩子，树矮了一层。';
export const fenwickAdds = (node: number, binary: string, from: number, by: number) =>
  `结点 ${node}（${binary}）管着 ${from} 到 ${node}，加 ${by}。`;
export const whichAdded = (start: number, by: number) => `${start} 处加 ${by}，下一个要改的结点是？`;
export const fenwickAdded = (size: number) => `再加 lowbit 就超过 ${size}，改完了。`;
export const fenwickTakes = (node: number, binary: string, sum: number | undefined, from: number, total: number) =>
  `取结点 ${node}（${binary}）的 ${sum}，它管 ${from} 到 ${node}；和到 ${total}。`;
export const whichTaken = (end: number) => `求前 ${end} 项的和，下一个要取的结点是？`;
export const fenwickSum = (end: number, total: number) => `减到 0，前 ${end} 项的和是 ${total}。`;
export const array = '数组';
export const atEnd = (key: number, index: number) => `${key} 放到末尾，下标 ${index}。`;
export const heapUpAsk = (key: number, parent: number) => `${key} 与父亲 ${parent} 比，接下来呢？`;
export const moveUp = '上浮';
export const stayHere = '停在这里';
export const staysBelow = (key: number, parent: number) => `${key} 不大于父亲 ${parent}，停住。`;
export const swapsUp = (key: number, parent: number, index: number) =>
  `${key} 大于父亲 ${parent}，交换，升到下标 ${index}。`;
export const atTop = (key: number) => `${key} 到了堆顶。`;
export const heapEmpty = '堆是空的，没有可取的。';
export const lastTaken = (key: number) => `取走唯一的 ${key}，堆空了。`;
export const topTaken = (top: number, last: number) => `取走堆顶 ${top}，末尾的 ${last} 搬到堆顶。`;
export const swapLeft = '与左孩子交换';
export const swapRight = '与右孩子交换';
export const and = ' 和 ';
export const heapDownAsk = (key: number, children: string) => `${key} 的孩子是 ${children}，接下来呢？`;
export const staysAbove = (key: number, child: number) => `${key} 不小于较大的孩子 ${child}，停住。`;
export const swapsDown = (key: number, child: number, index: number) =>
  `${key} 小于较大的孩子 ${child}，交换，降到下标 ${index}。`;
export const noChildren = (key: number) => `${key} 没有孩子了，下沉结束。`;
export const titles = {
  bst: '二叉搜索树',
  avl: 'AVL 树',
  'red-black': '红黑树',
  heap: '二叉堆（大顶）',
  trie: '字典树',
  tags: '标签树（GameplayTags）',
  'union-find': '并查集',
  segment: '线段树（区间和，懒标记）',
  fenwick: '树状数组',
  bplus: 'B+ 树（每个结点至多 3 个键）',
};
export const questions = {
  bst: '按从小到大插入会长成什么样？换四种次序走一遍，哪一种恰好从小到大？',
  avl: '再插入哪个键会让某个结点失衡？先说是 LL、RR、LR 还是 RL，再走。',
  'red-black': '插入的新结点总是红的：什么时候只换色，什么时候要旋转？看它的叔叔。',
  heap: '插入一个很大的键，它要交换几次？取走堆顶以后，谁会成为新的堆顶？',
  trie: '点一个结点：有几个词以它开头？再插入一个词，能沿用几个结点？',
  tags: '点 State：它匹配哪些标签？“父级匹配”为什么只要沿着树走？',
  'union-find': '把一个元素拖到另一个上合并：怎样合并树会变高？查一次以后呢？',
  segment: '拖选下面的一段：最少要取几个结点？先区间加，再查其中一项，标记何时下传？',
  fenwick: '点一个结点求前缀和：每次减去 lowbit，要取几个结点？和它的二进制有什么关系？',
  bplus: '插入到哪片叶子会让它分裂？分裂一直传到根时，树高怎样变？',
};
export const legends = {
  bst: '',
  avl: '小字：平衡因子，左高减右高',
  'red-black': '实心黑，空心红',
  heap: '小字：在数组里的下标',
  trie: '小字：几个词经过；绿：词尾',
  tags: '小字：几个标签经过；绿：标签到此',
  'union-find': '',
  segment: '框下：管哪几项，+ 后是懒标记',
  fenwick: '框下：管哪几项',
  bplus: '绿线：叶子连成的链',
};
export const insert = (what: string) => `插入 ${what}`;
export const erase = (what: string) => `删除 ${what}`;
export const find = (what: string) => `查找 ${what}`;
export const walk = (order: string) => `${order}遍历`;
export const ancestorOf = (a: number, b: number) => `${a} 与 ${b} 的最近公共祖先`;
export const pop = '取走堆顶';
export const union = (a: number, b: number) => `合并 ${a} 与 ${b}`;
export const prefixSum = (end: number) => `求前 ${end} 项的和`;
export const rangeSum = (from: number, to: number) => `查 [${from}, ${to}] 的和`;
export const addToItem = (item: number, by: number) => `第 ${item} 项加 ${by}`;
export const addToRange = (from: number, to: number, by: number | undefined) => `[${from}, ${to}] 每项加 ${by}`;
export const toDo = (operation: string) => `要${operation}。`;
export const noneYet = '还没有操作，先插入一个。';
export const isFull = '记录已满，重置或清空后再来。';
export const titled = (title: string, says: string, full: string) => `${title}：${says}${full}`;
export const arrowKeys = '方向键';
export const moveBetween = '在结点间移动';
export const enter = '回车';
export const doFirst = '对选中的结点做第一个操作';
export const removeKey = '删除选中的键';
export const redBlackFixes = ['父与叔变黑、祖父变红', '一次旋转并换色', '两次旋转并换色'];
export const emptyUncle = '（空）';
export const red = '红';
export const black = '黑';
export const bothRed = (key: number, parent: number, uncle: string, colour: string) =>
  `${key} 与父亲 ${parent} 都红，叔叔${uncle}是${colour}的。`;
export const redFixAsk = (key: number, parent: number, colour: string) =>
  `${key} 与 ${parent} 连着两个红，叔叔是${colour}的，怎么办？`;
export const redUncle = (fix: string, grand: number) => `叔叔红：${fix}，矛盾上移到 ${grand}。`;
export const inner = '内';
export const outer = '外';
export const blackUncle = (side: string, fix: string, top: number) =>
  `叔叔黑，新结点在${side}侧：${fix}，${top} 成为这一支的黑根。`;
export const rootBlack = (key: number) => `根 ${key} 染黑。`;
export const redRemoved = '摘下的是红结点，黑高不变，不用修。';
export const redSibling = (key: number) => `兄弟 ${key} 是红的：旋转并换色，换来一个黑兄弟。`;
export const allBlack = (key: number, parent: number) =>
  `兄弟 ${key} 与它的孩子都黑：兄弟变红，缺的一个黑上移到 ${parent}。`;
export const redTakesBlack = (key: number) => `${key} 是红的，染黑就补上了。`;
export const rootTakesBlack = (key: number) => `缺的黑传到根 ${key}，整棵树黑高减一。`;
export const siblingHasRed = (top: number, parent: number) =>
  `兄弟一侧有红孩子：旋转后 ${top} 接替 ${parent}，借来一个黑，修好了。`;
export const go = '走';
export const emptyThere = '，那里是空位';
export const goes = (key: number, sign: string, node: number, side: string, next: string) =>
  `${key} ${sign} ${node}，往${side}${next}。`;
export const whichWay = (node: number, key: number) => `走到 ${node}，找的是 ${key}，往哪边？`;
export const goLeft = '往左';
export const goRight = '往右';
export const found = (key: number) => `找到 ${key}。`;
export const notFound = (key: number) => `走到空位，树里没有 ${key}。`;
export const already = (key: number) => `${key} 已在树里，集合不存重复的键。`;
export const hung = (key: number, parent: number, side: string) => `${key} 挂到 ${parent} 的${side}边。`;
export const isRoot = (key: number) => `树是空的，${key} 成为根。`;
export const notFoundToErase = (key: number) => `走到空位，树里没有 ${key}，不用删。`;
export const takeOut = '直接摘下';
export const childReplaces = '由唯一的孩子顶上';
export const successorFirst = '换成后继，再删后继';
export const howToRemove = (key: number) => `要删的 ${key} 有几个孩子？怎么删？`;
export const successorUp = (key: number, successor: number) =>
  `${key} 有两个孩子：把后继 ${successor} 搬上来，改为删下面那个 ${successor}。`;
export const oneChild = (key: number, child: number) => `${key} 只有一个孩子 ${child}，由它顶上`;
export const isLeaf = (key: number) => `${key} 是叶子，直接摘下`;
export const sentence = (text: string) => `${text}。`;
export const ways = ['整段在内，直接用', '部分相交，分给两个孩子', '毫不相交，返回'];
export const rangeIs = (from: number, to: number, total: number) => `[${from}, ${to}] 的和是 ${total}。`;
export const rangeAdded = (from: number, to: number, by: number) =>
  `[${from}, ${to}] 每项加 ${by} 完毕，整段在内的结点只记了标记，没有往下走。`;
export const handsDown = (range: string, mark: number | undefined) =>
  `要往下走了，先把 ${range} 的标记 +${mark} 下传给两个孩子。`;
export const insideTakes = (value: number | undefined) => `整段在内，直接取 ${value}`;
export const partly = '部分相交，分给两个孩子';
export const outsideZero = '毫不相交，返回 0';
export const rangeSays = (range: string, outcome: string | undefined) => `${range} ${outcome}。`;
export const queryAsk = (from: number, to: number, range: string) => `查 [${from}, ${to}]，走到 ${range}，怎么办？`;
export const marked = '，记下标记';
export const insideAdds = (by: number, count: number, mark: string) => `整段在内，和加上 ${by} × ${count}${mark}`;
export const outside = '毫不相交，返回';
export const addAsk = (from: number, to: number, by: number, range: string) =>
  `给 [${from}, ${to}] 加 ${by}，走到 ${range}，怎么办？`;
export const root = '根';
export const wordThere = (word: string) => `${word} 已经在里面。`;
export const shared = (letter: string, count: number) => `${letter} 已有，沿着它走，经过数变成 ${count}。`;
export const made = (letter: string) => `没有 ${letter}，新建一个结点。`;
export const shareOrMake = (word: string, part: number, letter: string) =>
  `${word} 的第 ${part} 段 ${letter}：沿用还是新建？`;
export const share = '沿用已有的';
export const make = '新建结点';
export const ended = (word: string) => `在最后一个结点上记下：${word} 到此为止。`;
export const reached = (prefix: string, count: number) => `走到 ${prefix}，有 ${count} 个以它开头。`;
export const noEdge = (letter: string, word: string) => `没有通往 ${letter} 的边：没有以 ${word} 开头的。`;
export const itselfThere = '它本身也在里面';
export const onlyPrefix = '它本身只是前缀，不在里面';
export const beginning = (word: string, count: number, outcome: string) =>
  `以 ${word} 开头的有 ${count} 个，${outcome}。`;
export const notThere = (word: string) => `${word} 不在里面，不用删。`;
export const unmarked = (word: string) => `去掉 ${word} 末尾的标记。`;
export const cutOff = (prefix: string) => `${prefix} 再没有词经过，这一支整个剪掉。`;
export const nothingCut = '路上的结点都还有别的词经过，一个也不剪。';
export const representative = (a: number, root: number) => `${a} 的代表是 ${root}。`;
export const rank = (rank: number) => `秩 ${rank}`;
export const upToRoot = (from: number, steps: number, root: number) => `从 ${from} 往上走 ${steps} 步到根 ${root}。`;
export const isItsRoot = (from: number) => `${from} 自己就是根。`;
export const compressed = (nodes: string, root: number) => `路径压缩：${nodes} 直接挂到 ${root} 下，下次一步就到。`;
export const sameSet = (a: number, b: number, root: number) =>
  `${a} 与 ${b} 的根都是 ${root}，已在同一集合，不用合并。`;
export const hangBelow = (x: number, y: number) => `${x} 挂到 ${y} 下`;
export const equalRanks = (rank: number, low: number, high: number) =>
  `两根的秩都是 ${rank}，${low} 挂到 ${high} 下，${high} 的秩加一。`;
export const lowerRank = (low: number, rank: number, high: number) =>
  `${low} 的秩 ${rank} 较小，挂到 ${high} 下，秩不变。`;
export const howToUnite = (x: number, rankX: number, y: number, rankY: number) =>
  `根 ${x} 的秩是 ${rankX}，根 ${y} 的是 ${rankY}，怎么合并？`;
export const orders = ['前序', '中序', '后序', '层序'];
export const visits = (order: string, place: number, key: number) => `${order}的第 ${place} 个是 ${key}。`;
export const whoIsNext = (order: string) => `${order}接下来访问谁？`;
export const emptyTree = '树是空的';
export const walked = (order: string, keys: string) => `${order}走完：${keys}。`;
export const lessThan = '小于';
export const moreThan = '大于';
export const bothOneSide = (low: number, high: number, relation: string, key: number, side: string) =>
  `${low} 与 ${high} 都${relation} ${key}，一起往${side}走。`;
export const ancestorAsk = (key: number, low: number, high: number) =>
  `走到 ${key}，找 ${low} 与 ${high} 的最近公共祖先，接下来呢？`;
export const thisOne = '就是它';
export const noneBetween = (low: number, high: number) => `走到空位，${low} 与 ${high} 之间没有键。`;
export const parts = (key: number, low: number, high: number) =>
  `${key} 在 ${low} 与 ${high} 之间，两边在此分开，它就是最近公共祖先。`;
