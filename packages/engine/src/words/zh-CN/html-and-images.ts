/** What is wrong with HTML and pictures in notes, in Simplified Chinese. */

/** What to do instead of what is not allowed. */
export const tagFixes: Record<string, string> = {
  script: '页面不运行笔记里的脚本：会动的内容做成交互图，代码放进代码块。',
  style: '去掉它：外观由网站统一决定；要强调用 **粗体**、<mark> 或 :::tip。',
  link: '去掉它：样式和字体由网站统一决定。',
  iframe: '改成链接 [标题](地址)；视频文件放在笔记旁边，写 <video src="./名字.mp4" controls></video>。',
  object: '改成链接 [标题](./文件)；图片写 ![说明](./图.svg)。',
  embed: '改成链接 [标题](./文件)；视频写 <video src="./名字.mp4" controls></video>。',
  form: '去掉它：静态页面收不到表单；要让读者动手，做成交互图。',
  input: '去掉它：待办写成 - [ ] 事情；要让读者动手，做成交互图。',
  select: '去掉它；要让读者动手，做成交互图。',
  textarea: '去掉它；要让读者动手，做成交互图。',
  button: '去掉它；要让读者动手，做成交互图，要折叠内容，用 <details>。',
  svg: '把图存成 .svg 文件放在笔记旁边，写 ![说明](./图.svg)。',
  math: '公式写成 $…$。',
  canvas: '做成交互图。',
  h1: '一页只有一个一级标题：写 # 标题，或用 <h2>。',
  font: '去掉它；要强调用 **粗体** 或 <mark>。',
  big: '去掉它；要强调用 **粗体** 或 <mark>。',
  strike: '写成 ~~删除线~~。',
  tt: '写成 `代码`。',
  section: '改成 <div>，或写一个标题。',
  article: '改成 <div>，或写一个标题。',
  title: '标题写在文首的 title: 里。',
  meta: '去掉它；描述和关键词写在文首的 description: 和 keywords: 里。',
  center: '去掉它；表格的对齐写在分隔行 |:-:| 里。',
};
/** Mistakes in SVG source as the parser names them. */
export const mistakes: Record<string, string> = {
  'duplicate-attribute': '同一个属性写了两次',
  'eof-in-tag': '文件在标签中间就结束了',
  'eof-in-comment': '注释没有结束',
  'eof-in-cdata': 'CDATA 没有结束',
  'end-tag-without-matching-open-element': '结束标签没有对应的开始标签',
  'closing-of-element-with-open-child-elements': '里面的元素还没有结束',
  'missing-attribute-value': '属性没有值',
  'missing-end-tag-name': '结束标签没有名字',
  'missing-semicolon-after-character-reference': '字符引用（&…;）少了分号',
  'missing-whitespace-between-attributes': '两个属性之间少了空格',
  'unexpected-character-in-attribute-name': '属性名里有不该有的字符，多半是前面少了引号',
  'unexpected-character-in-unquoted-attribute-value': '属性的值没有加引号',
  'unexpected-equals-sign-before-attribute-name': '多了一个等号',
  'unexpected-null-character': '含有空字符，文件可能已损坏',
  'unknown-named-character-reference': '不认识的字符引用（&…;）',
};
export const closeComment = '补上 -->；里面有空行的注释，<!-- 要写在一段的开头。';
export const openComment = '注释没有结束。';
export const openTag = '这个 HTML 标签没有写完，缺少 >。';
export const closeTag = '补上 >；要显示小于号，写成 `<`（放进反引号）。';
export const tagNotAllowed = (tag: string) => `不允许的标签 <${tag}>。`;
export const inBackquotes = (tag: string) => `是代码就放进反引号：\`…<${tag}>\`。`;
export const didYouMeanTag = (near: string, otherwise: string) => `是不是要写 <${near}>？${otherwise}`;
export const otherwiseRemove = (otherwise: string) => `${otherwise}否则去掉它，改用 Markdown 的写法。`;
export const writeImg = '写成 <img src="./图.png" alt="图里是什么">。';
export const imgSrc = '<img> 没有 src。';
export const imgAlt = '<img> 没有替代文字。';
export const handler = (name: string) => `不允许的属性 ${name}：页面不运行笔记里的脚本。`;
export const removeHandler = '去掉它；会动的内容做成交互图。';
export const removeStyle = '去掉它：表格的对齐写 align="center" 或 |:-:|，要强调用 <mark> 或 :::tip，其余写 class。';
export const styleRemoved = 'style 属性已去掉：外观由网站统一决定。';
export const idTaken = (id: string) => `id “${id}”已由网站使用。`;
export const otherHtmlId = (id: string) => `换一个，例如“${id}-1”。`;
export const didYouMeanAttribute = (near: string) => `是不是要写 ${near}？`;
export const removeIt = '去掉它。';
export const attributeRemoved = (tag: string, name: string) => `<${tag}> 的属性 ${name} 已去掉。`;
export const schemeNotAllowed = (scheme: string) => `不允许 ${scheme}: 开头的地址。`;
export const dataAsFile = '把内容存成文件放在笔记旁边，写成 ./名字。';
export const realAddress = '写一个真正的地址；会动的内容做成交互图。';
export const deepHtml = (tag: string) => `HTML 嵌套太深，从这个 <${tag}> 起按文字显示。`;
export const endEarlier = '把前面的标签结束掉，减少层数。';
export const noEndTag = (tag: string) => `<${tag}> 没有结束。`;
export const writeEndTag = (tag: string) => `在它的内容之后写 </${tag}>。`;
export const noStartTag = (tag: string) => `</${tag}> 前面没有 <${tag}>。`;
export const removeOrStart = '去掉它，或补上开始的标签。';
export const tagAsLink = (address: string) => `<${address}> 会被当成链接。`;
export const linkInBackquotes = (address: string) => `是代码就放进反引号：\`…<${address}>\`。`;
export const dataAddress = (shown: string) => `文件的内容写在了地址里（${shown}）。`;
export const foreignFile = (shown: string) => `“${shown}”不在这个网站上。`;
export const saveBeside = '把它存成文件放在笔记旁边，写成 ./名字。';
export const downloadBeside = (name: string) =>
  `下载到笔记旁边，写成 ./${name}：别的网站慢了、换了地址，图就没了，它也会知道谁在读。`;
export const fileName = '名字';
export const notShown = (url: string) => `“${url}”不是能显示的图片，或文件已损坏。`;
export const imageKinds = '用 png、jpg、webp、avif、gif 或 svg；其他文件写成链接 [文字](./文件)。';
export const notMedia = (url: string) => `“${url}”不是能显示的图片、视频或声音，或它的内容与扩展名不符。`;
export const mediaKinds = '用 png、jpg、webp、avif、gif、svg、mp4、webm 或 mp3；其他文件写成链接 [文字](./文件)。';
export const didYouMeanFile = (folder: string, name: string) => `是不是要写“${folder}${name}”？`;
export const staticPaths = '以 / 开头的路径从 static 文件夹算起；笔记旁边的文件写成 ./名字。';
export const notePaths = '路径相对于这篇笔记所在的文件夹；把文件放在笔记旁边，或改正路径。';
export const noSuchFile = (url: string) => `文件“${url}”不存在。`;
export const noFileAddress = '没有写文件的地址。';
export const noImageAlt = (url: string) => `图片“${url}”没有替代文字。`;
export const writeImageAlt = (url: string) => `写出图里是什么：![图里是什么](${url})。`;
export const svgProblem = (url: string, problem: string) => `“${url}”${problem}。`;
export const notSvg = (reason: string) => `不是正确的 SVG：${reason}`;
export const exportAgain = '在绘图工具里重新导出，或改正这一处。';
export const size = '宽 高';
export const noViewBox = '没有正确的 viewBox，缩放不了';
export const writeViewBox = (size: string) => `在 <svg> 上写 viewBox="0 0 ${size}"。`;
export const deepSvg = '元素一层套一层，套得太深';
export const atPlace = (line: number | undefined, column: number | undefined, reason: string) =>
  `第 ${line} 行第 ${column} 列${reason}`;
export const notOneSvg = '最外层不是单独一个 <svg>';
export const openElement = (line: number, column: number, tag: string) =>
  `第 ${line} 行第 ${column} 列的 <${tag}> 没有结束`;
export const elementNotAllowed = (tag: string) => `里的 <${tag}> 不允许`;
export const writeText = '文字用 <text> 和 <tspan> 写。';
export const stillPicture = '动起来的图做成交互图，SVG 里只画一个静止的画面。';
export const linkOutside = '去掉 <a>，把链接写在笔记的正文里。';
export const shapesOnly = '去掉它，只用图形、文字和渐变。';
export const bad = (what: string) => `里的 ${what}`;
export const ownIds = '只引用图里自己的 #id；图片和字体不能取自别处。';
export const attribute = (name: string) => `${name} 属性`;
export const attributeNotAllowed = (what: string) => `里的 ${what}不允许`;
export const removeMoving = '去掉它；会动的图做成交互图。';
export const unknownAttribute = (name: string) => `里的属性 ${name} 不认识，已去掉`;
export const checkSpelling = '检查拼写，或去掉它。';
export const leadsOut = (target: string) => `指向图外的 ${target}`;
export const notSvgItself = (reason: string) => `不是正确的 SVG：${reason}`;
export const otherMistake = (code: string | undefined) => `写法有误（${code}）`;
export const simpleRules =
  '页面不许有样式表：只能写 .类名{…}、标签{…}、标签.类名{…} 这样的规则，其余改成元素自己的属性。';
export const badRule = (shown: string) => `里 <style> 的规则“${shown}”用不了`;
export const notInSvg = '不能用在 SVG 里';
export const badStyle = (name: string, value: string, reason: string) => `里的样式 ${name}:${value} ${reason}`;
export const otherStyle = '去掉它，或改用颜色、线宽、字体这类属性。';
export const backslash = '含有反斜杠';
export const badFunction = (name: string) => `用了不允许的 ${name}()`;
export const openUrl = '的 url() 不完整';
