/** What the lab says in Simplified Chinese. */

export const program = '程序';
export const randomRest = '其余的随机走完';
export const waysToEnd = '各种结局';
export const enter = '空格 / 回车';
export const letGo = '让选中的线程走一步';
export const press = (thread: string, next: string | undefined) => `${thread}走一步，${next}`;
export const titles = {
  race: '没有锁的计数',
  mutex: '用互斥量保护',
  atomic: '原子加法',
  deadlock: '两把锁，次序相反',
  ordered: '两把锁，次序相同',
  condition: '条件变量：带谓词等待',
  'lost-wakeup': '条件变量：丢失的唤醒',
  singleton: '双重检查的单例（错误版）',
  philosophers: '三位哲学家',
};
export const questions = {
  race: '两个线程各加一次，怎样走，结果却只有1？点一个线程，它就走一步。',
  mutex: '一个线程拿着锁时，另一个走得动吗？点线程，试着让结果只有1。',
  atomic: '换成原子加法，还走得出只有1的结果吗？点一个线程，它就走一步。',
  deadlock: '怎样走，两个线程会谁也走不动？点一个线程，它就走一步。',
  ordered: '两边先锁同一把，还走得到死锁吗？点一个线程，它就走一步。',
  condition: '让消费者先走：它睡下时，锁在谁手里？点一个线程，它就走一步。',
  'lost-wakeup': '怎样走，等待者会永远睡下去？点一个线程，它就走一步。',
  singleton: '哪一次访问是数据竞争？点一个线程，它就走一步。',
  philosophers: '怎样走，三个人各拿一把叉子，谁也吃不上？点一个人，他就走一步。',
};
/** Threads by name; the others are A and B. */
export const threads = {
  A: 'A',
  B: 'B',
  producer: '生产者',
  consumer: '消费者',
  notifier: '通知者',
  waiter: '等待者',
  first: '甲',
  second: '乙',
  third: '丙',
};
/** What a step does, in a letter or two that fit a cell. */
export const letters = {
  load: '读',
  store: '写',
  add: '加',
  lock: '锁',
  unlock: '放',
  wait: '睡',
  notify_one: '叫',
  notify_all: '叫',
  unless: '判',
};
export const ends = { done: '全部结束', deadlock: '死锁', asleep: '有线程永远睡着' };
export const comma = '，';
export const between = '、';
export const semicolon = '；';
export const sentence = (text: string) => `${text}。`;
export const ready = '可以走';
export const isDone = '已结束';
export const asleepOn = (condition: string) => `睡在 ${condition} 上`;
export const waitsFor = (mutex: string, owner: string) => `等 ${mutex}，它在${owner}手里`;
export const waitsShort = (mutex: string, owner: string | undefined) => `等 ${mutex}（${owner}拿着）`;
export const threadNamed = (name: string) => `线程${name}`;
export const threadIs = (thread: string, status: string) => `${thread}${status}`;
export const picture = (title: string, step: number) => `${title}：前 ${step} 步由哪个线程执行`;
export const loads = (thread: string, variable: string, value: number) => `${thread}读 ${variable}，得 ${value}`;
export const stores = (thread: string, variable: string, value: number) => `${thread}往 ${variable} 写 ${value}`;
export const adds = (thread: string, variable: string, by: number) => `${thread}给 ${variable} 原子地加 ${by}`;
export const locks = (thread: string, mutex: string) => `${thread}锁上 ${mutex}`;
export const unlocks = (thread: string, mutex: string) => `${thread}放开 ${mutex}`;
export const goesToSleep = (thread: string, mutex: string, condition: string) =>
  `${thread}放开 ${mutex}，睡在 ${condition} 上`;
export const notifies = (thread: string, condition: string, woken: string) => `${thread}通知 ${condition}，${woken}`;
export const checks = (thread: string, variable: string, value: number, isEqual: boolean) =>
  `${thread}看 ${variable}，是 ${value}，${isEqual ? '进入' : '跳过'}这一段`;
export const noSleeper = '没有人在睡，这次通知就丢了';
export const wakes = (threads: string) => `叫醒${threads}`;
export const heldBy = (mutex: string, thread: string) => `${mutex} 由${thread}持有`;
export const queueOf = (condition: string, threads: string) => `${condition} 的等待队列：${threads}`;
export const raceOf = (a: string, b: string, variable: string) => `数据竞争：${a}与${b}访问 ${variable}，没有先后约束`;
export const atStep = (step: number) => `第 ${step} 步`;
export const waysTo = (end: string, count: number) => `${end}：${count} 种`;
export const hasRaces = (variables: string) => `对 ${variables} 有数据竞争，C++ 里整个程序是未定义行为`;
export const noRaces = '没有数据竞争';
export const interleavings = (total: number, races: string) => `这个程序共有 ${total} 种交错；${races}。`;
export const turnOf = (thread: string, line: string | undefined) => `轮到${thread}的“${line}”`;
export const askLoad = (turn: string, variable: string) => `${turn}，先读 ${variable}：读到几？`;
export const loadIs = (variable: string, value: number) => `${variable} 这时是 ${value}，读到的就是 ${value}。`;
export const askStore = (turn: string, variable: string) => `${turn}，要写 ${variable}：写完 ${variable} 是几？`;
export const lostUpdate = (variable: string, now: number) =>
  `；${variable} 在它读过之后已经变成 ${now}，这次写入把那次改动盖掉了`;
export const storeIs = (thread: string, read: number, plus: number, written: number, lost: string) =>
  `${thread}早先读到的是 ${read}，写回 ${read} + ${plus} = ${written}${lost}。`;
export const askAdd = (turn: string, variable: string) => `${turn}：走完 ${variable} 是几？`;
export const addIs = (now: number, by: number, written: number) =>
  `读、加、写合成一步，别的线程插不进来：${now} + ${by} = ${written}。`;
export const branches = ['成立，进入这一段', '不成立，跳过这一段'];
export const askBranch = (turn: string) => `${turn}：条件成立吗？`;
export const branchIs = (variable: string, value: number, isEqual: boolean, other: number) =>
  `${variable} 这时是 ${value}，${isEqual ? '等于' : '不等于'} ${other}。`;
export const askReady = (turn: string) => `${turn}：走完这一步，哪些线程还走得动？`;
export const noneReady = '一个也走不动';
export const allReady = '都走得动';
export const onlyReady = (threads: string) => `只有${threads}`;
