/** What is said while a folder moves in, in Simplified Chinese. */

/** What is compared. */
export const kinds = {
  address: '地址',
  ids: '标题的锚点',
  title: '标题',
  order: '顺序（下一篇）',
  text: '文字',
  pictures: '图片的数目',
};
export const noOldSite = (folder: string) =>
  `没有文件夹 ${folder}。这里要的是旧引擎构建出来的网站，例如 build、site 或 .vitepress/dist。`;
export const comparing = '比较';
export const restored = (count: number) => `放回了 ${count} 个文件。\n`;
export const changedSince = (file: string, kept: string) =>
  `  ${file} 后来改过，没有动它；搬家之前的样子在 ${kept}/before/${file}。\n`;
export const planning = '看要改什么';
export const downloading = '下载图片';
export const nowhere = '没有';
export const wouldDownload = (count: number, hosts: string) => `  会下载 ${count} 张图片（${hosts}）到 images/。`;
export const byHand = '要自己动手的：';
export const problemsAbove = (count: string) => `笔记里的问题见上面：${count}`;
export const nothingToDo = '没有要改的。';
export const changed = (count: number, folder: string, kept: string) =>
  `写了 ${count} 个文件。要放回原样：在 ${folder} 里运行 study-notes migrate --undo（原来的在 ${kept}/）。`;
export const wouldChange = (count: number) =>
  `会改 ${count} 个文件。加上 --write 就写；写之前的样子会留着，--undo 放回。`;
export const newFile = (file: string, bytes: number) => `新文件 ${file}（${bytes} 字节）\n`;
export const answered = (status: number) => `回答是 ${status}`;
export const noType = '没有说类型';
export const notAnImage = (type: string) => `不是图片（${type}）`;
export const overSize = (megabytes: number) => `超过 ${megabytes} MB`;
export const noSuchTarget = (from: string, to: string) => `跳转 ${from} → ${to}：没有这样一篇笔记。`;
export const notDownloaded = (address: string, reason: string) => `图片 ${address} 没有下载成：${reason}。`;
export const looksDifferent = (file: string | undefined) => `${file}：改成指令后显示的不一样，原样留着。`;
export const keptAlready = (kept: string) =>
  `${kept}/ 里还留着上一次搬家之前的样子。先用 --undo 放回，或删掉这个文件夹（那一次就不能再放回了）。`;
export const nothingKept = (kept: string) => `没有可以放回的：${kept}/ 里没有记录。`;
export const pagesCompared = (theirs: number, ours: number, both: number) =>
  `旧站 ${theirs} 页，这里 ${ours} 页，两边都有的 ${both} 页。`;
export const sameOf = (kind: string, share: string) => `  ${kind}相同：${share}`;
export const differentOf = (kind: string, count: number) => `${kind}不同（${count}）`;
export const moreOf = (count: number) => `  ……还有 ${count} 处，用 --json 看全部。`;
export const noOrder = '旧站没有“下一篇”，比不了';
export const share = (count: number, notes: number, percent: number) => `${count} / ${notes} 篇（${percent} %）`;
export const missingHere = (address: string, theirs: string) => `  ${address}：这里没有这一页（旧站：${theirs}）`;
export const missingThere = (file: string | undefined, address: string) => `  ${file}：旧站没有 ${address}`;
export const nothing = '（没有）';
export const theirs = (text: string) => `    旧站：${text}`;
export const ours = (text: string) => `    这里：${text}`;
