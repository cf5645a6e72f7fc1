/** What is wrong with components of the author's own, in Simplified Chinese. */

export const noExport = (name: string) => `模块没有导出组件（export default，或 ${name}）`;
export const longHtml = (length: string, most: number) => `它的 HTML 有 ${length} 个字符，最多 ${most} 个`;
export const noFile = (name: string, file: string) => `组件 <${name}> 的文件“${file}”不存在。`;
export const pathFromConfig = '路径从配置文件所在的文件夹算起，写上扩展名。';
export const admonitionOrFile = (hint: string, known: string) =>
  `${hint}写提示框的名字（${known}），或以 ./ 开头的文件。`;
export const noAdmonition = (name: string) => `没有叫“${name}”的提示框。`;
export const broken = (name: string, file: string | undefined, reason: string) =>
  `组件 <${name}> 的文件“${file}”读不通：${reason}`;
export const mendOrRemove = '改正它，或去掉这一项。';
export const stillRendering = (seconds: number) => `${seconds} 秒还没有渲染完`;
export const renderEnded = '渲染它的进程自己结束了（内存不够，或调用了 process.exit）';
export const notRendered = (name: string, file: string | undefined, reason: string) =>
  `组件 <${name}>（${file}）没有渲染出来：${reason}。`;
export const mendComponent = '改正组件，或写出它要的属性；在此之前这里显示它里面的内容。';
