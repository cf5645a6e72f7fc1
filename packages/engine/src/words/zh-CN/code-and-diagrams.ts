/** What is wrong with code blocks and diagrams, in Simplified Chinese. */

export const sentences = (first: string, second: string) => `${first}${second}`;
export const longLine = (most: number) => `有一行超过 ${most} 个字符`;
export const longCode = '这一篇的代码太长';
export const noIncluded = (path: string) => `要引入的文件“${path}”不存在。`;
export const pathFromNote = '路径相对于这篇笔记所在的文件夹。';
export const includedNotUtf8 = (path: string) => `要引入的文件“${path}”不是 UTF-8。`;
export const saveAsUtf8 = '把它另存为 UTF-8。';
export const regions = (names: string) => `文件里有：${names}。`;
export const noRegions = '文件里没有 #region。';
export const noRegion = (path: string, region: string) => `文件“${path}”里没有完整的区域“${region}”。`;
export const encloseRegion = (region: string, regions: string) =>
  `用注释 #region ${region} 和 #endregion 围起来。${regions}`;
export const splitCode = '分成几段来讲，或把整个文件做成附件链接过去；本来就不用着色的写成 text。';
export const notColoured = (reason: string) => `代码不着色：${reason}。`;
export const fenceSyntax = '行号写成 {1,4-6}，值写成 title="a.cpp"，各部分之间用空格隔开。';
export const notUnderstood = (part: string) => `代码块第一行里读不懂“${part}”。`;
export const unknownWord = (word: string) => `代码块第一行里没有“${word}”这个词。`;
export const fenceWords = (known: string) => `可以写：${known}。`;
export const unknownLanguage = (lang: string, known: string) =>
  `代码块 \`\`\`${lang} 的语言没有语法高亮。(Cannot find module 'prism-${lang}') 支持的有：${known}。`;
export const writeLanguage = '写一个支持的语言，写 text，或者在 site.config.ts 的 extraLanguages 里加上它。';
export const inIncluded = (file: string) => `引入的文件“${file}”里，`;
export const unpairedMarker = (place: string, marker: string) => `${place}代码里的“${marker}”没有与它配对的另一半。`;
export const needsLine = '它后面要有一行代码。';
export const pairMarkers = 'start 和 end 各写一行，成对出现，同一种不嵌套。';
export const noSuchLine = (line: number, count: number) => `要突出第 ${line} 行，代码只有 ${count} 行。`;
export const countLines = '行号从 1 数起，只数页面上显示的行。';
export const notUnderstoodDot = '读不懂“$1”';
export const lineNotUnderstood = '读不懂这一行';
export const noShape = '没有形状“$1”，画成了方框';
export const notDrawn = '没有画出图来';
export const manyDiagrams = (most: number) => `一页里的图超过 ${most} 个`;
export const longDiagram = (length: number, most: number) => `图有 ${length} 个字符，最多 ${most} 个`;
export const manyParts = (count: number, most: number) => `图里的节点、连线和分组有 ${count} 个，最多 ${most} 个`;
export const manyPartsInNote = (most: number) => `一页里各图的节点、连线和分组超过 ${most} 个`;
export const openSubgraph = 'subgraph 没有 end';
export const strayEnd = 'end 没有对应的 subgraph';
export const noBeginning = (text: string) => `“${text}”没有对应的开头`;
export const noEnding = (text: string) => `“${text}”没有结束`;
export const notUnderstoodText = (text: string) => `读不懂“${text}”`;
export const leftOut = (line: number, what: string | undefined) => `第 ${line} 行的“${what}”画不出来，已略去`;
export const noData = '没有 bar 或 line 的数据';
export const emptyDiagram = '图是空的';
export const unknownDiagram = (text: string | undefined) => `不认识的图：“${text}”`;
export const drawingLibrary = '画图的库';
export const noAlt = '图没有替代文字，看不见图的读者不知道它说什么。';
export const writeAlt = (lang: string | null | undefined) =>
  `在代码块第一行写 alt="…"：\`\`\`${lang} alt="一句话说清图里有什么"。`;
export const notDrawnKind = (kind: string) => `mermaid 的 ${kind} 图在构建时画不出来，按代码显示。`;
export const drawnKinds =
  '可以画的有 flowchart、sequenceDiagram、classDiagram、stateDiagram-v2、erDiagram、xychart-beta，还有 dot。';
export const changeOrAccept = '改图的源码，或者接受现在的样子。';
export const diagramNote = (text: string) => `图：${text}。`;
export const shownAsCode = (reason: string) => `${reason}，这一个按代码显示。`;
export const smallerDiagrams = '拆成几个小图，或者只画要紧的部分；图多就拆成几篇笔记。';
export const checkDot = '检查括号、引号和分号。';
export const checkMermaid = '检查第一行的图的种类、括号和箭头。';
export const notDrawable = (reason: string) => `图画不出来：${reason}。`;
