/** What is said in books and of them in Simplified Chinese. */

export const contents = '目录';
export const extent = (count: number, date: string) => `共 ${count} 篇，导出于 ${date}`;
export const sectionValue = '分区';
export const sectionHelp = '只导出这些分区：名称或文件夹，用逗号隔开（默认全部）';
export const pdfHelp = '只要 PDF（由 Chromium 打印）';
export const epubHelp = '只要 EPUB';
export const folderValue = '目录';
export const siteHelp = '构建好的网站（默认 dist/）';
export const outHelp = '写到哪里（默认静态目录下的 books/）';
export const summary = '把分区做成一本书：可打印的 PDF，电子书 EPUB';
export const detail = `先 build：书由构建好的网站做成。写在静态目录里的书，下一次构建时列在分区的首页上。
例如：npx study-notes export --section 图形学 --pdf`;
export const wholeSection = (label: string) => `${label}：整个分区存成一本`;
export const download = (href: string, kind: string, size: string, date: string) =>
  `<li><a href="${href}" download>${kind}</a> ${size}，<time datetime="${date}">${date}</time></li>`;
export const cover = (title: string) => `封面：${title}`;
export const bookSize = (count: number, megabytes: string) => `${count} 篇，${megabytes} MB`;
export const noSection = (name: string, known: string) => `没有分区“${name}”。有的是：${known}。`;
export const noChromePath = (path: string | undefined) => `CHROME_PATH 指的 ${path} 不存在。`;
export const noChromium = '找不到 Chromium 或 Chrome，PDF 由它打印。';
export const installChromium = (missing: string) =>
  `${missing}装一个（Debian：apt-get install chromium），或用环境变量 CHROME_PATH 指出它；只要 EPUB 就加 --epub。`;
export const notInPdf = (what: string) => `PDF 里没有 ${what}：Chromium 换了写法。`;
export const noTable = 'PDF 里没有交叉引用表：Chromium 换了写法。';
export const notPrinted = (browser: string, code: string | number | null, said: string) =>
  `${browser} 没有打印出 PDF（${code}）。它说：\n${said}`;
export const tooLong = (minutes: number) => `一份超过了 ${minutes} 分钟`;
export const closed = '已经关闭';
export const setSmaller = (path: string, percent: number) =>
  `警告：${path} 里有比纸面宽的内容（图、表或公式），整篇在 PDF 里缩小到 ${percent}%。把它改窄，或拆成几行。`;
export const tryOnPage = '在网页上动手：';
export const qrCode = '二维码';
export const emptySection = (label: string) => `分区“${label}”里没有一篇笔记。`;
export const notBuilt = (folder: string, label: string) =>
  `${folder} 里没有分区“${label}”。先运行 build；构建在别处，就用 --site 指出它的位置。`;
export const noPage = (file: string) => `构建好的网站里没有 ${file}。再构建一次。`;
export const notOurs = (file: string) => `${file} 不是这个引擎写出的页面：里面没有 #article。再构建一次。`;
