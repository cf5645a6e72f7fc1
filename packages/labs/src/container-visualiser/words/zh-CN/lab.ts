/** What the lab says in Simplified Chinese. */

export const container = '容器';
export const onPress = '按元素时';
export const insertInBucket = '插进它的桶';
export const valueAndPlace = '值与位置';
export const value = '值';
export const elementOrCount = '元素或个数';
export const placeOrCount = '位置或个数';
export const placeWithElement = (place: number, element: number) => `${place}（元素 ${element}）`;
export const calls = '操作';
export const orderOfCalls = '调用的次序';
export const blockNumber = (number: number) => `第 ${number} 块内存：`;
export const mapEntry = (index: number) => `表[${index}] →`;
export const perBlock = (count: number) => `每块 ${count} 个`;
export const kinds = {
  vector: 'vector（动态数组）',
  deque: 'deque（分段数组）',
  list: 'list（双向链表）',
  stack: 'stack（栈，底层是 deque）',
  queue: 'queue（队列，底层是 deque）',
  unordered_set: 'unordered_set（哈希表）',
};
/** What the reader is asked. */
export const questions = {
  vector: '哪一次添加会让 capacity 跳变，让记住的迭代器失效？按图里的空格与元素试试。',
  deque: '从哪里添加、删除，迭代器失效而引用还有效？按图里的空格与元素试试。',
  list: '删掉哪个元素，记住的迭代器才失效？按图里的元素试试。',
  stack: '只许动最后一个元素，下面的块怎样增减？按图里的格子试试。',
  queue: '从尾添加、从头拿走，空出来的块去哪了？按图里的格子试试。',
  unordered_set: '按哪几个桶，能让元素挤进同一条链？元素多到几个会重新散列？',
};
export const tools = { insert: '插在它前面', erase: '删除', pin: '记住迭代器' };
export const holdFind = (element: string | number | undefined) => `记住 find(${element})`;
export const hold = (at: number) => `记住迭代器 [${at}]`;
export const atIndex = (index: number) => `（下标 ${index}）`;
export const element = (value: number | undefined, place: string) => `元素 ${value}${place}`;
export const vectorStorage = (size: string, capacity: number) => `${size}，capacity ${capacity}`;
export const listStorage = (size: string, nodes: number) => `${size}，${nodes} 个结点`;
export const dequeStorage = (size: string, each: number, blocks: number, map: number) =>
  `${size}，每块 ${each} 个元素，${blocks} 块，指针表 ${map} 格`;
export const setStorage = (size: string, buckets: number, load: string) => `${size}，${buckets} 个桶，负载因子 ${load}`;
export const storageOf = (kind: string, storage: string) => `${kind} 的存储：${storage}`;
export const newStorage = {
  vector: '换了一块更合适的内存',
  deque: '指针表重新分配',
  stack: '指针表重新分配',
  queue: '指针表重新分配',
  list: '',
  unordered_set: '重新散列（rehash）',
};
export const held = (held: number, broken: number, dangling: number) =>
  `持有 ${held} 个迭代器，失效 ${broken} 个；引用失效 ${dangling} 个`;
export const stop = '。';
export const sentences = (text: string) => `${text}。`;
export const nowHeld = (element: string) => `记住了指向${element}的迭代器`;
export const storageNote = (text: string) => `，${text}`;
export const effect = (call: string, moves: number, storage: string) => `${call}：移动已有元素 ${moves} 次${storage}`;
export const bucket = (number: number) => `桶 ${number}`;
export const emptyPlace = '空位';
export const pressing = (name: string, call: string) => `${name}：${call}`;
export const whatCapacity = (call: string, size: number, capacity: number) =>
  `接着 ${call}。现在 size ${size}、capacity ${capacity}，之后 capacity 是多少？`;
export const whatBuckets = (call: string, size: number, buckets: number) =>
  `接着 ${call}。现在 ${size} 个元素、${buckets} 个桶，之后有几个桶？`;
export const reserveKeeps = (capacity: number) => `capacity 已有 ${capacity}，reserve 不会缩小它。`;
export const reserveGives = (capacity: number) => `reserve 要多少给多少：${capacity}。`;
export const shrinks = (capacity: number) => `shrink_to_fit 把 capacity 缩到 size，也就是 ${capacity}。`;
export const hasRoom = (size: number, capacity: number) =>
  `size ${size} 小于 capacity ${capacity}，还有空位，不换内存。`;
export const doubles = (size: number, capacity: number) =>
  `${size} 个位置都满了，要换一块内存；libstdc++ 每次翻倍（从 0 起则是 1），得到 ${capacity}。`;
export const bucketsKept = (size: number, buckets: number) =>
  `之后 ${size} 个元素，${buckets} 个桶够用：负载因子不超过 1，桶数不变。`;
export const bucketsReserved = (buckets: number) =>
  `reserve 换成装得下要求个数的质数：${buckets} 个桶，所有元素重新散列。`;
export const bucketsGrown = (buckets: number) =>
  `负载因子不能超过 1：libstdc++ 换成一个够大的质数，${buckets} 个桶，所有元素重新散列。`;
export const fates = ['迭代器和引用都还能用', '迭代器失效，引用还能用', '迭代器和引用都失效'];
export const stillValid = (call: string, element: string) =>
  `接着 ${call}。记住的指向${element}的迭代器，之后还能用吗？`;
export const whichTaken = `接着 pop()。拿走的是哪个元素？`;
export const lastOut = (value: number) => `栈后进先出：拿走最后放进去的 ${value}。`;
export const firstOut = (value: number) => `队列先进先出：拿走最先放进去的 ${value}。`;
export const howManyMoves = (call: string, size: number) => `接着 ${call}。已有的 ${size} 个元素里，要移动几次？`;
export const listMoves = '链表的结点各在各的内存里，增删只改指针，一个也不移动。';
export const allMove = (moves: number) => `换了一块内存，已有的元素全都搬过去：${moves} 次。`;
export const closeGap = (moves: number) => `被删元素后面的要往前补：${moves} 次。`;
export const makeRoom = (moves: number) => `插入位置和它后面的要往后让：${moves} 次。`;
export const nearerEnd = (moves: number) => `deque 只移动离插入或删除处近的那一头，两端则不必移动：${moves} 次。`;
export const toCells = '在图里的格子间移动';
export const spaceEnter = '空格 / 回车';
export const pressCell = '按下这个格子';
export const deleteIt = '删除这个元素';
export const insertIt = '插在这个元素前面';
export const holdIt = '记住指向这个元素的迭代器';
export const fateValid = '迭代器和引用都还能用';
export const fateIterator = '迭代器失效，引用还能用';
export const fateBoth = '迭代器和引用都失效';
export const whyFate = (reason: string, outcome: string) => `${reason}：${outcome}。`;
export const wasRemoved = (element: string) => `${element}已经被删掉`;
export const nodesStay = '链表的结点不搬动，增删别的元素与它无关';
export const rehashedOrder = '重新散列让次序变了，但结点没有搬动';
export const notRehashed = '没有重新散列，结点也没有搬动';
export const memoryFreed = '换了一块内存，原来的那块已经释放';
export const memoryStays = '没有换内存，元素都在原处';
export const isBefore = '没有换内存，它在改动处的前面';
export const isAfter = '它在改动处或后面，被搬动了';
export const removedInMiddle = '在中间删除，元素可能被搬动';
export const removedAtEnd = '只删掉了一端的元素，别的没有搬动';
export const addedAtEnd = '在两端添加，元素不搬动，指针表却可能换掉';
export const addedInMiddle = '在中间插入，元素可能被搬动';
