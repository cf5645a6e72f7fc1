/** What the lab says in Simplified Chinese. */

export const moves = '走';
export const hintOne = '提示一步';
export const programMoves = '程序走一步';
export const goesOn = '换完自动往下走';
export const board = '棋盘';
export const otherGame = '换一局';
export const chooseGame = '选一局…';
export const size = '边长';
export const colors = '颜色';
export const seed = '种子';
export const wholeNumber = (least: number, most: number) => `${least}到${most}的整数`;
export const presets = {
  day1: 'Day1打印的一盘',
  day3: 'Day3的一回合',
  corner: 'L形',
  tee: 'T形',
  chain: '十二轮连锁',
  dead: '一步之后死局',
};
export const machine = 'session.lua的状态机';
/** Remarks in the machine. */
export const undone = '回退';
export const limitOrStuck = '连锁到了上限，或无步可走';
export const picture = (size: number, score: number) => `${size} × ${size}的棋盘，${score}分`;
export const scoreNow = (score: number) => `${score}分`;
export const cellAt = (row: number, column: number, piece: string) => `第${row}行第${column}列，${piece}`;
export const question = '换相邻的两块，再猜：消几格，谁落到哪，还有没有下一轮？';
export const arrowKeys = '方向键';
export const moveBetween = '在格子间移动';
export const space = '空格';
export const pickOrSwap = '选中一块；再选相邻的一块就交换';
export const hint = (from: string, to: string) => `提示：${from}与${to}可以换。`;
/** Names of the phases as the strip above the board has them; what belongs to no box stands under `idle`. */
export const phases = { idle: '空闲', swap: '交换', match: '匹配', clear: '消除', fall: '下落', refill: '补充' };
/** Shapes of the colours 1 to 6, in the order of their letters. */
export const forms = ['圆', '方', '菱', '三角', '六边', '星'];
export const emptyCell = '空格';
export const piece = (letter: string | undefined, form: string | undefined) => `${letter}${form}`;
export const shapes = {
  across: '横线',
  down: '竖线',
  L: 'L形',
  T: 'T形',
  cross: '十字',
  compound: '复合',
};
export const group = (letter: string | undefined, shape: string, cells: number, first: string) =>
  `${letter}的${shape}${cells}格，从${first}起`;
export const semicolon = '；';
export const isIdle = (a: string | undefined, b: string | undefined) =>
  `空闲，等一次交换：下一步换${a}与${b}，也可以自己换。坐标是（行，列），行从下往上数。`;
export const swaps = (a: string | undefined, b: string | undefined) => `交换${a}与${b}，只查这两格有没有三连。`;
export const swapsBack = '两格都不在三连里，换回：棋盘和分数都不变，回合结束。';
export const matches = (round: number, count: number, groups: string) =>
  `第${round}轮，整盘扫描，找到${count}组：${groups}。`;
export const clears = (cells: number, each: number, round: number, gained: number) =>
  `消除${cells}格，每格${each}分，第${round}轮乘${round}：${each} × ${cells} × ${round} = ${gained}分。`;
export const falls = (pieces: number, some: string) => `逐列压紧：${pieces}块落下，${some}。`;
export const nothingFalls = '逐列压紧：上面没有块，谁也不动。';
export const fallsFrom = (column: number, from: number, to: number) => `第${column}列${from}到${to}`;
export const comma = '，';
export const andOthers = '等';
export const refills = (pieces: number) => `逐列从下往上补${pieces}块随机色，从棋盘上方落下。这里不排除三连。`;
export const rests = (rounds: number, points: number) =>
  `再扫一遍：没有三连，还有步可走。回合结束，${rounds}轮共得${points}分。`;
export const chainLimit = (rounds: number) => `连锁到了${rounds}轮还有三连，放弃连锁，整盘重新生成。`;
export const cannotShuffle = '没有三连，可是一步也走不了；洗不出能走的棋盘，整盘重新生成。';
export const shuffles = (times: number) => `没有三连，可是一步也走不了：洗牌${times}次，洗出没有三连、有步可走的棋盘。`;
export const doesItStand = '换过之后，这次交换成立吗？';
export const standsOrNot = ['成立，有三连', '不成立，要换回'];
export const points = (points: number) => `${points}分`;
export const howMany = (groups: number) => `找到${groups}组。这一轮得几分？`;
export const whatNow = (round: number) => `第${round}轮补完了。再扫一遍，会怎样？`;
export const chainEnds = ['又有三连，进入下一轮', '没有三连，回合结束', '没有三连，也无步可走，要重排'];
