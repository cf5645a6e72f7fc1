/** What stands around every lab in Simplified Chinese. */

export const htmlLang = 'zh-Hans';
/** What the sandbox's page says to those who open it by itself; in a lab it is hidden. */
export const alone = '这个页面只替本站的交互图运行程序；单独打开或放进别的网页，它什么也不做。';
export const sandbox = '运行代码的沙箱';
export const ends = {
  done: '运行结束',
  timeout: '超过时间限制，已经停止',
  flood: '输出太多，已经停止',
  stopped: '已经停止',
  crashed: '程序意外结束',
};
export const semicolon = '；';
export const ctrlEnter = '在程序里按下：运行';
export const ctrlEnterRuns = '按 Ctrl 加回车运行';
export const noWebGl = '这个浏览器或显卡不支持 WebGL 2，这里是静止的画面；其余部分照常可用。';
export const contextLost = '显卡暂时收回了绘图环境，正在等它回来。';
export const numbers = '数值';
export const askedPixel = '要问的像素';
export const columnRow = (x: number, y: number) => `第 ${x} 列，第 ${y} 行`;
export const output = '输出';
export const notRun = '还没有运行。';
export const running = '正在运行…';
export const noOutput = '没有输出。';
export const controls = '操作';
export const seeInLab = '在交互图里看这段';
export const undo = '撤销';
export const redo = '重做';
export const reset = '重置';
export const copyLink = '复制链接';
export const leaveFullScreen = '退出全屏';
export const fullScreen = '全屏';
export const keys = '按键说明';
export const labFailed = '这幅交互图出错了，笔记的其余部分不受影响。';
export const cardTakenBack = '卡片已撤销。';
export const notStored = '没有存下来，请再试一次。';
export const takeBackCard = '撤销卡片';
export const makeCard = '做成卡片';
export const guessRight = '✓ 猜对了。';
export const guessWrong = '✗ 不对。';
export const keysOfLab = '这幅图里的按键';
export const close = '关闭';
export const tooLongForLink = '内容太长，放不进链接';
export const linkCopied = '已复制链接';
export const linkInBar = '链接在地址栏里';
export const lab = '交互图';
export const noLabModule = (name: string) => `交互图模块 ${name} 没有默认导出一个交互图`;
export const notLoaded = '这幅交互图没有载入。';
export const steps = '步骤';
export const previousStep = '上一步';
export const nextStep = '下一步';
export const guessFirst = '先猜再走';
export const step = '步骤';
export const stepOf = (at: number, last: number) => `第 ${at} 步，共 ${last} 步`;
export const pause = '暂停';
export const play = '播放';
export const toNextStep = '下一步';
export const toPreviousStep = '上一步';
export const chooseGuess = '选一个猜测';
export const nextThing = '到下一个能动的地方';
export const arrowKeys = '方向键';
export const moveIt = '移动它；按住 Shift 走得更远';
export const openTable = '打开这张表';
export const recordedRun = '录下的运行：内存在每一行之前的样子';
export const guessChoice = (number: number, choice: string) => `${number}：${choice}`;
export const guessQuestion = (question: string, choices: string) => `${question}${choices}。`;
export const isRight = '猜对了';
export const isWrong = (right: string | undefined) => `不对，是“${right}”`;
export const guessVerdict = (verdict: string, because: string) => `${verdict}。${because}`;
export const wasReset = '已重置';
export const undone = '已撤销一步';
export const redone = '已重做一步';
export const linkNotRead = '链接里的设置读不出来，没有采用';
export const linkRead = '已按链接设置';
export const programIn = (language: string) => `${language} 程序`;
export const run = '运行';
export const stop = '停止';
export const outputNotKept = '这次运行的输出没有留下。';
export const longLine = (text: string, length: number, most: number) =>
  `${text}…（这一行有 ${length} 个字符，只显示前 ${most} 个）`;
export const crashed = '程序意外结束';
export const notRunYet = (lines: number) => `${lines} 行程序，还没有运行；它在隔离的沙箱里运行，碰不到本页和网络。`;
export const isRunning = '正在运行。';
export const changedSince = '程序改过了，这是改之前的结果。';
export const whatAfterChange = '改过以后会打印什么？先说，再运行。';
export const whyError = (line: number) => `第 ${line} 行为什么出错？改好它，再运行。`;
export const changeOne = '改一处，让输出变成你想要的样子；先说会变成什么。';
export const whatPrints = '它会打印什么？先说，再运行。';
export const atLine = (line: number) => `第 ${line} 行：`;
export const printedTimes = (count: number) => `打印 ${count} 次`;
export const printedNothing = '没有打印';
export const notShown = (count: number) => `（其中 ${count} 次没有显示）`;
export const failedAt = (line: number) => `第 ${line} 行出错，已在行号上标出。`;
export const outcome = (end: string, output: string, missing: string, failed: string) =>
  `${end}，${output}${missing}。${failed}`;
export const noAnswer = '沙箱没有回应，已经关闭；多半是程序用光了内存。';
export const filesNotLoaded = (causes: string) => `没有载入运行所需的文件。${causes}`;
export const serverAnswered = (address: string, status: number) => `服务器对 ${address} 的回答是 ${status}。`;
export const retry = '重试';
export const labNotLoaded = '交互图没有载入。';
