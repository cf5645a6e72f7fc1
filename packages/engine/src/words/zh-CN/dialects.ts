/** What is wrong with notes and folders of other engines, in Simplified Chinese. */
export const notReadByFolders = (file: string, failure: string) => `${file} 没有读成（${failure}），按文件夹来`;
export const pluginsDoNotRun = '插件不会运行';
export const unreadable = (reason: string) => `读不懂：${reason}`;
export const readDocsInstead = (folder: string | undefined) => `没有文件夹 ${folder}，改读 docs`;
export const notReadSidebar = (file: string, failure: string) =>
  `${file} 没有读成（${failure}），标题和侧边栏按文件夹来`;
export const notReadConfig = (failure: string) => `配置没有读成（${failure}），标题、侧边栏和导航按文件夹来`;
export const manyLinks = (count: number, most: number) => `导航栏有 ${count} 个链接，留下前 ${most} 个`;
export const unknownComponent = (name: string) =>
  `组件 <${name}> 不认识：它里面的内容照样显示，它自己的样子和行为没有了。`;
export const writeMarkdown = '用 Markdown 或 HTML 写出读者该看到的内容。';
export const includedNotUtf8 = (name: string, line: number, column: number, guess: string) =>
  `“${name}”不是 UTF-8（第 ${line} 行第 ${column} 个字符，可能是 ${guess}），没有引入。`;
export const saveAsUtf8 = '把它另存为 UTF-8。';
export const cycle = (file: string, way: string) => `“${file}”引入了它自己：${way}。`;
export const manyIncluded = (most: number) => `引入的文件超过 ${most} 个，从这里起不再引入。`;
export const removeInclusion = '去掉这一处引入，或改成链接。';
export const manyBlocks = (most: number) => `缩进的块超过 ${most} 个`;
export const splitNote = '拆成几篇笔记。';
export const computed = (name: string | null, attribute: string) =>
  `<${name}> 的属性 ${attribute} 要运行才知道，组件拿不到它。`;
export const literalsOnly = '写成文字、数字、true、false，或由它们组成的数组和对象。';
export const noIncludedFile = (name: string) => `要引入的文件“${name}”不存在。`;
export const checkImport = '检查 import 里的路径。';
export const computedValue = (value: string) => `{${value}} 的值要运行才知道，这里什么也不显示。`;
export const writeShown = '写出读者该看到的内容。';
export const checkPairs = '检查 {、` 和引号有没有配对；成段的代码放进代码块。';
export const manyScripts = '花括号、import 和 export 太多，或有一处一直没有结束';
export const snippetPaths = '路径从项目的文件夹或笔记的文件夹算起。';
export const embeddedGone = (file: string) => `要引入的笔记“${file}”不在了。`;
export const buildAgain = '再构建一次。';
export const stillRunning = (seconds: number) => `${seconds} 秒还没有运行完`;
export const endedItself = '它自己结束了';
