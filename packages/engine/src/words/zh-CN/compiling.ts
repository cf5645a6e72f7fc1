/** What is wrong with the text of a note, and how to mend it, in Simplified Chinese. */

/** Steps of compiling. */
export const steps = {
  prepare: '准备',
  dialect: '方言',
  components: '组件',
  directives: '指令',
  admonitions: '提示框',
  breaks: '换行',
  emphasis: '强调',
  headings: '标题',
  diagrams: '图',
  formulas: '公式',
  sections: '分节',
  html: 'HTML',
  images: '图片',
  code: '代码',
  links: '链接',
  output: '输出',
};
export const notCompiled = (reason: string | undefined) => `这一篇无法编译：${reason}`;
export const undoLast = '删去最近改动的部分再试；若内容没有问题，这是引擎的缺陷。';
export const noEmphasis = (shown: string) => `“${shown}”里的 ** 没有成为强调。`;
export const checkStars = '检查 ** 是否成对、内侧有没有空格；要显示星号本身，写 \\*\\*。';
export const notMdx = (reason: string) => `按 MDX 读不通：${reason}`;
export const mendMdx = '改正这一处；在此之前这一篇按普通的 Markdown 显示。';
export const notCompiledSince = (reason: string) => `${reason}，这一篇没有编译。`;
export const atStep = (step: string) => `（${step}）`;
export const failed = (step: string, reason: string) => `编译时出错${step}：${reason}。这一段没有显示。`;
export const writeOtherwise = '换一种写法；这也是引擎的缺陷，请连同这一段一起报告。';
export const tooMany = (most: number) => `这一篇的问题超过 ${most} 个，从这里起不再列出。`;
export const mendFirst = '先改正前面的，再构建一次。';
export const otherId = (id: string) => `给其中一个换个编号，例如 {#${id}-2}。`;
export const idTwice = (id: string) => `标题编号“${id}”在这一页用了两次，或是页面自己要用的。`;
export const secondTitle = (text: string) => `“${text}”是第二个一级标题，已按二级标题显示。`;
export const levelTwo = '把 # 改成 ##。';
export const manyFormulas = (megabytes: number) => `一页里的公式太多，展开后超过 ${megabytes} MB`;
export const formulaOutput = (length: number, most: number) => `展开后有 ${length} 个字符，最多 ${most} 个`;
export const splitFormula = '拆成几个公式；数据写成表格，一页放不下就拆成几篇。';
export const formulaTooLarge = (reason: string) => `公式太大：${reason}。`;
export const formulaLength = (length: number, most: number) => `有 ${length} 个字符，最多 ${most} 个`;
export const formulaCells = (cells: number, most: number) => `有 ${cells} 格，最多 ${most} 格`;
export const writeKatex = '按 KaTeX 支持的命令改写；要显示美元符号本身，写 \\$。';
export const badFormula = (reason: string) => `公式写错了：${reason}。`;
export const unknownCommand = '不认识命令 $1';
export const openArgument = '命令的参数没有写完';
export const noEnd = '到结尾也没有“$1”';
export const notHere = '“$1”不能写在这里';
export const lacksContent = '“$1”后面缺内容';
export const doubleSuperscript = '上标写了两次';
export const doubleSubscript = '下标写了两次';
export const noEnvironment = '没有环境 $1';
export const mismatch = '$1 由 $2 结束';
export const openTable = '表格一样的环境没有 \\end';
export const librarySays = (library: string) => `${library} 的原话：`;
export const openDirective = (name: string) => `:::${name} 没有结束。`;
export const closeDirective = '在它的末尾单独写一行同样多的冒号 :::。';
export const tabOutside = '::tab 不在 :::tabs 里面。';
export const wrapTabs = '在它前面写 :::tabs，在最后一页之后写 :::。';
export const didYouMeanDirective = (mark: string, name: string) => `是不是想写 ${mark}${name}？`;
export const directives = (known: string) => `可用的有：${known}。`;
export const unknownDirective = (mark: string, name: string) => `不认识 ${mark}${name}，已按原文显示。`;
export const beforeTabs = ':::tabs 里第一个 ::tab 之前还有内容。';
export const moveBeforeTabs = '把它移到 :::tabs 之前，或在它前面写 ::tab[标题]。';
export const noTabs = ':::tabs 里没有 ::tab。';
export const writeTab = '写成 ::tab[标题]{value=名字}，后面是这一页的内容。';
export const deep = (most: number) => `嵌套太深（超过 ${most} 层）`;
export const lessNesting = '减少引用、列表和脚注的层数。';
export const innerFootnotes = (most: number) => `缩进的脚注超过 ${most} 个`;
export const outerFootnotes = '脚注写在行首，不放进列表项里。';
export const deepContainers = (most: number) => `提示框套了超过 ${most} 层`;
export const pairColons = '检查前面的 :::，每一个都要有配对的 ::: 收尾。';
export const manyBars = (most: number) => `一行里有超过 ${most} 个竖线`;
export const fewerColumns = '表格少几列，或拆成几个表格。';
export const manyQuotes = (most: number) => `引用和脚注超过 ${most} 个`;
export const splitNote = '拆成几篇笔记。';
export const underlined = (most: number) => `用一行 = 或 - 画成的标题超过 ${most} 个`;
export const useHashes = '用 # 写标题，或拆成几篇笔记。';
export const lazyLines = (most: number) => `一个列表项或引用后面有超过 ${most} 行没有缩进、没有标记的文字`;
export const blankLines = '用空行分成几段。';
export const longRun = (most: number) => `连续 ${most} 行没有空行`;
export const blankLinesOrSplit = '用空行分成几段，或拆成几个表格、几个代码块。';
export const lines = '行';
export const characters = '个字符';
export const marks = '个标记符号';
export const tooLong = (most: number | undefined, unit: string | undefined) =>
  `这一篇太长，到这里超过了 ${most} ${unit}`;
export const otherNote = '从这里起另写一篇。';
export const lessInlineNesting = '减少强调、链接和列表的层数。';
export const largeTable = (rows: number, columns: number | undefined) => `表格太大（${rows} 行 ${columns} 列）`;
export const splitTable = '拆成几个表格，或把数据做成文件再链接过去。';
export const manyMarks = (length: number, marks: number) =>
  `一个段落里的标记太多（${length} 个字符里有 ${marks} 个符号或换行）`;
export const splitParagraph = '拆成几个段落，段落之间空一行；是代码就放进代码块。';
export const noTabTitle = '这个 ::tab 没有标题，读者只看到一个数字。';
export const writeTabTitle = '写成 ::tab[标题]。';
