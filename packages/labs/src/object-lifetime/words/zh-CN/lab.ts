/** What the lab says in Simplified Chinese. */

export const program = '程序';
export const now = '此刻';
export const stepOf = (step: number, last: number) => `第 ${step} 步，共 ${last} 步`;
export const stepNumber = (step: number) => `第 ${step} 步`;
export const cppProgram = 'C++ 程序';
export const objectsNow = '此刻的对象';
export const dragLine = '拖动竖线：前一个、后一个事件';
export const titles = {
  scope: '作用域：后构造的先析构',
  'copy-move': '拷贝与移动',
  return: '返回值：省去的移动与省不掉的移动',
  unique: 'unique_ptr：只有一个主人',
  shared: 'shared_ptr：数到零才析构',
  cycle: '循环引用：谁也数不到零',
  weak: 'weak_ptr：打破循环',
  vector: 'vector：扩容时逐个移动',
  exception: '异常：栈展开',
};
export const questions = {
  scope: '走到花括号结束，b 与 c 谁先析构？拖动竖线看。',
  'copy-move': '五行里拷贝几次、移动几次？先数一数，再拖动竖线核对。',
  return: 'make() 返回时移动几次？pick() 呢？',
  unique: '三个对象各在哪一行析构？',
  shared: 'p.reset() 之后 a 还在吗？',
  cycle: 'a 与 b 离开作用域后，两个结点析构了没有？',
  weak: '把一个方向换成 weak_ptr，两个结点谁先析构？',
  vector: '三次加入元素，一共移动构造几次？',
  exception: '抛出之后，x、y、a 按什么次序析构？',
};
export const columns = ['对象', '位置', '状态', '值', '引用计数', '弱引用'];
export const places = { stack: '栈', heap: '堆' };
export const states = { alive: '存活', moved: '已被移走', dead: '已析构', leaked: '泄漏' };
export const emptyValue = '（空）';
export const countOf = (count: number, owners: string) => `${count}（${owners}）`;
export const comma = '、';
export const atStep = (step: number, line: number, text: string) => `第 ${step} 步（第 ${line} 行）：${text}。`;
export const notBegun = '还没有开始';
export const whatTIs = (text: string) => `${text}。T 是一个会报告自己构造、移动与析构的类型；按“下一步”逐步执行。`;
export const nobodyAlive = '此刻没有存活的对象。';
export const aliveNow = (names: string) => `此刻存活：${names}。`;
export const none = '没有';
export const picture = (title: string, step: number, alive: string) =>
  `${title}的时间线，第 ${step} 步，存活：${alive}`;
/** What happens to objects. */
export const temporary = '临时对象';
export const oldName = (name: string) => `旧 ${name}`;
export const inPlaceOf = (name: string, place: string) => `${name}（就在 ${place} 的位置上）`;
export const construct = (name: string, value: string) => `构造 ${name}，值为 ${value}`;
export const constructTemporary = (value: string) => `构造临时对象，值为 ${value}`;
export const constructOnHeap = (name: string, value: string) => `在堆上构造 ${name}，值为 ${value}`;
export const constructInPlace = (name: string, value: string) => `就地构造 ${name}，值为 ${value}`;
export const byCopy = '拷贝构造';
export const byMove = '移动构造';
export const copyConstruct = (name: string, from: string) => `${byCopy} ${name} ← ${from}`;
export const moveConstruct = (name: string, from: string) => `${byMove} ${name} ← ${from}`;
export const grow = (capacity: number, move: string) => `扩容到 ${capacity}：${move}`;
export const copyAssign = (to: string, from: string) => `拷贝赋值 ${to} ← ${from}`;
export const moveAssign = (to: string, from: string) => `移动赋值 ${to} ← ${from}`;
export const handOver = (from: string, to: string) => `所有权从 ${from} 移到 ${to}，${from} 变为空指针`;
export const watch = (name: string, object: string, owners: number) => `${name} 弱引用 ${object}，强引用仍是 ${owners}`;
export const unwatch = (name: string, object: string) => `${name} 不再弱引用 ${object}`;
export const giveUp = (name: string, object: string, raw: string) => `${name} 交出所有权，${object} 只剩裸指针 ${raw}`;
export const own = (name: string, object: string) => `${name} 拥有 ${object}`;
export const share = (name: string, object: string, count: string) => `${name} 也指向 ${object}，${count}`;
export const letGo = (name: string, object: string, count: string) => `${name} 不再指向 ${object}，${count}`;
export const countNow = (count: number) => `引用计数变为 ${count}`;
export const destroy = (name: string) => `析构 ${name}`;
export const destroyMoved = (name: string) => `析构 ${name}（已被移走，空的）`;
export const leak = (name: string, owners: number) => `程序结束，${name} 没有析构：泄漏（引用计数仍是 ${owners}）`;
export const whatNext = '接下来发生什么？';
export const programEnds = '程序结束，不再有事件';
export const fromLvalue = '右边是左值，所以拷贝。';
export const ownEachOther = '还互相拥有的对象，谁也不会去析构。';
export const temporaryLives = '临时对象活到它所在的完整表达式结束。';
export const inReverse = '离开作用域时，栈上的对象按构造的逆序析构。';
