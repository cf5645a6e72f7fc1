/** What the author is told of labs in Simplified Chinese. */

export const wholeNumber = '整数';
export const number = '数';
export const fromTo = (min: number, max: number, kind: string) => `${min} 到 ${max} 的${kind}`;
export const atMost = (longest: number) => `至多 ${longest} 个字符`;
export const wholeNumbers = (most: number, min: number, max: number) =>
  `用空格隔开的至多 ${most} 个 ${min} 到 ${max} 的整数`;
export const module = (name: string) => `模块 ${name}`;
export const largeScript = (lab: string, kilobytes: string, most: number) =>
  `交互图 ${lab} 的脚本有 ${kilobytes} KB（brotli），最多 ${most} KB：写小些，或分出去共用。`;
export const stillFailed = (name: string | null | undefined, reason: string) =>
  `交互图 ${name} 没有脚本时的图画不出来：${reason}`;
export const mendStill = '改正它的 still.tsx，或者换别的选项。';
export const allowedValue = '改成允许的值，或者删掉它用默认值。';
export const noBlock = (from: string) => `这篇里没有标题为“${from}”的代码块可以放进交互图。`;
export const didYouMeanFrom = (near: string) => `是不是要写 from="${near}"？`;
export const titleBlock = '给代码块写上 title="…"，或者删掉 from，用它上面最近的代码块。';
export const noCaption = '::lab 没有说明。';
export const writeLab = '写成 ::lab[这里能看到什么]{name=…}。';
export const manyLabs = (most: number) => `一页里的交互图超过 ${most} 个，这一个没有画。`;
export const splitNote = '拆成几篇笔记。';
export const noStill = '默认导出的不是 defineStill({ … }) 的结果。';
export const noLabNamed = (name: string) => `没有名为“${name}”的交互图。`;
export const noName = '::lab 没有写 name。';
export const notListed = `它是自带的，但配置里 labs({ builtIn: […] }) 没有列出它：加上，或换一个名字。`;
export const didYouMeanName = (name: string) => `是不是想写 name=${name}？`;
export const names = (known: string) => `可用的名字：${known}。`;
export const noLabs = '这个网站没有交互图：看配置里的 labs({ … })。';
export const noBuiltIn = (name: string) => `没有名为“${name}”的自带交互图。`;
export const didYouMeanLab = (name: string) => `是不是想写 ${name}？`;
export const builtIn = (known: string) => `自带的有：${known}。`;
export const didYouMeanEntry = (name: string) => `是不是 ${name}？`;
export const entries = (known: string) => `有的是 ${known}。`;
export const noEntry = (source: string, hint: string) => `没有入口 ${source}：${hint}`;
export const stillHalf = '没有脚本时的图';
export const labHalf = '浏览器里的交互图';
export const badLabName = (name: string) => `“${name}”不能作交互图的名字。`;
export const labNames = '文件夹名只用小写字母、数字和 -，以字母开头，例如 my-lab。';
export const sameAsBuiltIn = (name: string) => `交互图 ${name} 和自带的同名。`;
export const renameLab = '给文件夹换个名字；不要自带的那幅时，用 builtIn 列出要的。';
export const lacksHalf = (name: string, file: string, what: string) => `交互图 ${name} 缺少 ${file}（${what}）。`;
export const putInto = (folder: string) => `把它放进 ${folder}。`;
export const unreadableFolder = (folder: string) => `${folder} 不是能读的文件夹`;
export const noOwnFolder = (folder: string) => `找不到文件夹 ${folder}`;
export const ownLabs = (what: string) => `自己的交互图：${what}。`;
export const createFolder = '新建它，一幅图一个子文件夹，里面放 still.tsx 和 lab.tsx；或去掉 own。';
export const emptyFolder = (folder: string) => `文件夹 ${folder} 里没有交互图。`;
export const addLabs = '一幅图一个子文件夹，里面放 still.tsx 和 lab.tsx；或去掉 own。';
export const unusableLab = (text: string) => `交互图不能用：${text}`;
export const mendLab = '改正这一处。写法见 study-notes-labs 的说明。';
export const noDefault = '没有默认导出：写 export default defineLab({ … })。';
export const sheetAsUrl = (path: string) =>
  `样式表要写成 import sheet from '${path}?url'，再交给 defineLab({ sheet })。`;
