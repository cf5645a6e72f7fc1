/** What the lab says in Simplified Chinese. */

/** In the picture, beside an enemy. */
export const sizes = { small: '小', medium: '中', large: '大' };
export const enemies = { small: '小敌机', medium: '中敌机', large: '大敌机' };
export const whichHit = (points: number) => `这一步走${points}点。走完会碰到哪一架？`;
export const noneHit = '哪一架也碰不到';
export const outNoneMet = '飞出画面，路上没有敌机。';
export const comma = '、';
export const outPassed = (enemies: string, points: number) =>
  `飞出画面，却穿过了${enemies}：一步走${points}点，前一步还没碰到，后一步已经越过。`;
export const at = (step: number, x: number, y: number) => `第${step}步，圆心(${x},${y})`;
export const nothingTested = (at: string, cells: number) =>
  `${at}，盖住${cells}格，细测0次。格里没有登记敌机，不用细测。`;
export const tested = (at: string, enemies: string, result: string) => `${at}，细测“${enemies}”：${result}`;
export const gap = (x: number, y: number, square: number) => `最近点差(${x},${y})，平方和${square}`;
export const greater = (gap: string, reach: number) => `${gap}大于${reach}，没碰到。`;
export const notGreater = (gap: string, reach: number) => `${gap}不大于${reach}，碰到。`;
export const boxMissed = '两个方向不都重叠，没碰到。';
export const boxHit = '两个方向都重叠，碰到。';
export const boxWrong = '两个方向都重叠，算碰到；可圆并没有碰到，这是误判。';
export const questions = {
  circle: '把子弹拖到敌机的角外：多近才算碰到？加快子弹，再看它会不会穿过去。',
  box: '换成包围盒之后，把子弹拖到敌机的角外：什么时候没碰到也算碰到？',
};
export const rule = '细测';
export const rules = { circle: '圆与盒子', box: '包围盒与盒子' };
export const speed = '子弹每秒';
export const speedChoice = (speed: number, step: number) => `${speed}点，一步${step}点`;
export const picture = (cells: number, tests: number) =>
  `场地左下的4行5列格子，一颗子弹，三架敌机；子弹盖住${cells}格，细测${tests}次`;
export const hit = '碰到';
export const bulletStart = '子弹的起点';
