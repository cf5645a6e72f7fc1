/** What the lab says in Simplified Chinese. */

export const program = '程序';
export const example = '例子';
export const ownProgram = '自己改的';
export const dropLast = '删去末句';
export const statement = '语句';
export const post = '投递';
export const clear = '清空';
export const presets = {
  order: '宏任务与微任务',
  await: 'async 函数与 then 交替',
  starve: '微任务里再排微任务',
  timers: '定时器的次序',
  events: '立即派发与延迟事件',
  unbind: '广播途中解绑',
};
export const questions = {
  order: '同步代码、微任务、宏任务，谁先打印？',
  await: 'await之后的代码与then怎样交替？',
  starve: '微任务里又排微任务，定时器要等到什么时候？',
  timers: '三个定时器按什么次序取出？',
  events: '立即触发与延迟派发，谁先执行？',
  unbind: 'A在广播途中解绑了B，C还收得到吗？',
};
export const whichOrder = '你的程序会按什么次序打印？';
export const pressTurn = (question: string) => `${question}轮到哪一处，就点哪一处。`;
export const spaceEnter = '空格 / 回车';
export const stepFromIt = '轮到选中的这一处时，从它走一步';
export const pieces = {
  log: 'console.log',
  timeout: 'setTimeout 0',
  microtask: 'queueMicrotask',
  promise: 'Promise 链',
  async: 'async 函数',
  on: '绑定 e 的处理函数',
  emit: '立即触发 e',
  post: '延迟事件 e',
  update: '派发延迟事件',
};
export const sources = { stack: '调用栈', microtasks: '微任务队列', timers: '宏任务队列' };
export const panels = {
  stack: '调用栈',
  microtasks: '微任务队列',
  timers: '宏任务队列',
  deferred: '延迟队列',
  handlers: '已绑定',
  log: '已打印',
};
export const picture = (stack: number, microtasks: number, timers: number, printed: number) =>
  `调用栈 ${stack} 项，微任务 ${microtasks} 项，宏任务 ${timers} 项，已打印 ${printed} 项`;
export const notItsTurn = '✕ 还没轮到';
export const holds = (source: string, count: number) => `${source}，${count} 项`;
export const holding = (source: string, count: number, names: string) => `${source}，${count} 项：${names}`;
export const comma = '、';
export const dueAt = (name: string, due: number) => `${name}（${due} ms 到期）`;
export const atStep = (step: number, did: string, printed: string) => `第 ${step} 步：${did}；已打印：${printed}`;
export const nothing = '无';
export const atEnd = '；全部执行完';
export const stop = '。';
export const refused = (why: string) => `${why}。`;
export const stackBusy = (source: string, top: string) => `还轮不到${source}：调用栈没有空，“${top}”还在执行`;
export const stackEmpty = '调用栈是空的，要从队列里取';
export const microtasksFirst = (source: string, count: number) => `还轮不到${source}：微任务还有 ${count} 项，要先清空`;
export const noMicrotasks = '微任务已经清空，该去别处取了';
/** What the last step did. */
export const mainScript = '主程序';
export const begins = '程序开始，主程序进入调用栈';
export const microtaskTaken = (name: string) => `调用栈空了，取出微任务“${name}”`;
export const macrotaskTaken = (name: string) => `微任务也空了，取出宏任务“${name}”`;
export const prints = (text: string) => `打印 ${text}`;
export const setsTimer = (ms: number) => `定时器 ${ms} 毫秒，到时成为宏任务`;
export const queues = (name: string) => `“${name}”排进微任务队列`;
export const asyncFunction = 'async 函数';
export const callsAsync = '调用 async 函数，第一个 await 之前是同步的';
export const binds = (handler: string, event: string) => `${handler} 绑定到 ${event}`;
export const unbinds = (handler: string, event: string) => `${handler} 从 ${event} 解绑`;
export const emits = (event: string, handlers: number) => `触发 ${event}，依次调用 ${handlers} 个处理函数`;
export const emitsInVain = (event: string) => `触发 ${event}，没有处理函数`;
export const defers = (event: string) => `事件 ${event} 排进延迟队列`;
export const delivers = '派发延迟队列里的事件';
export const delivery = '派发';
export const returns = (name: string) => `${name} 返回`;
export const afterAwait = (number: number) => `await ${number} 之后`;
/** What can be guessed. */
export const whatIsTaken = '调用栈空了，下一步取谁？';
export const takesNothing = '都不取，程序到此为止';
export const onlyIn = (queue: string, name: string) => `${queue}里的“${name}”`;
export const firstIn = (queue: string, name: string) => `${queue}最前的“${name}”`;
export const lastIn = (queue: string, name: string) => `${queue}最后的“${name}”`;
export const microtasksLeft = (count: number) =>
  `微任务还有 ${count} 项，先取最早排进的；微任务没有清空，就轮不到宏任务。`;
export const earliestDue = (due: number | undefined, isTied: boolean) =>
  `微任务已经清空，取最早到期的宏任务，它 ${due} ms 到期${isTied ? '；同时到期的，先设的先取' : ''}。`;
export const atOnce = '马上进调用栈';
export const toMicrotasks = '排进微任务队列';
export const toMacrotasks = '排进宏任务队列';
export const toDeferred = '排进延迟队列';
export const nowhere = '没有要做的事';
export const whatOfStatement = (line: string) => `下一句是“${line}”，它要做的事会怎样？`;
export const whyTimeout = '定时器到期之后，回调是一个宏任务，要排队。';
export const whyMicrotask = 'queueMicrotask的回调是微任务，等调用栈空了再取。';
export const whyPromise = '已经兑现的Promise，then的回调也不马上执行：它是微任务。';
export const whyAsync = 'async函数在第一个await之前是同步的，像普通函数一样调用。';
export const whyPost = 'post只把事件记下，等update再派发。';
export const whyEmit = (handlers: number) => `emit是同步的：当场依次调用绑着的 ${handlers} 个处理函数。`;
export const noHandler = (event: string) => `没有处理函数绑在 ${event} 上。`;
export const whyUpdate = (events: number) => `update当场派发延迟队列里的 ${events} 个事件。`;
export const noDeferred = '延迟队列是空的。';
export const nextThen = '下一个then';
export const codeAfterAwait = 'await之后的代码';
export const whatFollows = (name: string, next: string) => `“${name}”做完了，${next}会怎样？`;
export const newMicrotask = (next: string) => `${next}是一个新的微任务，排到队列最后。`;
export const whoIsNext = (name: string) => `“${name}”返回，下一个调用谁？`;
export const nobody = '不再调用谁，回到触发它的地方';
export const goneHandlers = (names: readonly string[]) => `${names.join('、')} 已经解绑，不再调用；`;
export const stillBound = (name: string) => `“${name}”还绑着。`;
export const noneBound = '后面没有还绑着的处理函数。';
/** What the examples print, and their events and handlers. */
export const order = {
  sync: '1 同步',
  syncEnd: '2 同步结束',
  microtask: '3 微任务',
  another: '3 又一个微任务',
  later: '4 后一个微任务',
  macrotask: '5 宏任务',
};
export const awaiting = {
  before: '1 await 之前',
  main: '2 主程序',
  first: '3 第一个 await 之后',
  second: '5 第二个 await 之后',
};
export const starving = { macrotask: '宏任务要等所有微任务', microtask: (number: number) => `微 ${number}` };
export const timers = {
  main: '先跑完主程序',
  short: '40 毫秒',
  within: '40 毫秒里的微任务',
  tied: '同时到期，后设的在后',
  long: '80 毫秒',
};
export const game = {
  hit: '命中',
  damage: '扣血',
  loseHealth: '扣血',
  sound: '音效',
  playSound: '播放音效',
  death: '死亡',
  loot: '掉落',
  dropLoot: '掉落物品',
  rest: '这一帧的其余逻辑',
  frameEnd: '帧末',
};
export const notice = '通知';
export const received = (name: string) => `${name} 收到`;
export const secondTime = '第二次';
